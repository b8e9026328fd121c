/** The game in two minutes: a few lessons on the real board, one thing to do in each. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { path } from "../../app/base";
import { invitation } from "../../app/invitation";
import { readdress, type Route } from "../../app/router";
import { Dots } from "../../components/Dots";
import { number, say } from "../../i18n/say";
import { LessonView } from "./LessonView";
import { LESSONS } from "./lessons";

export function Learn({ route }: { route: Route }) {
  const asked = Math.trunc(Number(route.hash)) - 1;
  const first = asked > 0 && asked < LESSONS.length ? asked : 0;
  const at = useSignal(first);
  const lesson = LESSONS[at.value];
  useEffect(() => {
    at.value = first;
  }, [route.hash]);
  useEffect(() => {
    const hash = at.value ? `#${Math.min(at.value + 1, LESSONS.length)}` : "";
    readdress(path("learn") + hash);
  }, [at.value]);
  const moved = useRef(false);
  const to = (wanted: number) => {
    moved.current = true;
    at.value = wanted;
  };
  return (
    <div class="learn-page">
      <h1 class={lesson ? "learn-small" : "unseen"}>{say("learn-title")}</h1>
      {lesson && <Progress at={at.value} to={to} />}
      {lesson ? (
        <LessonView
          key={lesson.name}
          lesson={lesson}
          at={at.value}
          to={to}
          focused={at.value > 0 || moved.current}
        />
      ) : (
        <End to={to} />
      )}
    </div>
  );
}

function Progress({ at, to }: { at: number; to: (wanted: number) => void }) {
  const names = LESSONS.map((lesson, index) =>
    say("learn-go-to", {
      lesson: number(index + 1),
      title: say("learn-lesson", { lesson: lesson.name }),
    }),
  );
  const label = say("learn-progress", { lesson: at + 1, lessons: LESSONS.length });
  return <Dots label={label} at={at} names={names} to={to} />;
}

function End({ to }: { to: (wanted: number) => void }) {
  return (
    <div class="learn-end">
      <h2>{say("learn-end-title")}</h2>
      <p>{say("learn-end")}</p>
      <div class="learn-does">
        <a
          class="button primary"
          href={invitation.value ?? path()}
          ref={(link) => link?.focus()}
          data-testid="learn-play"
        >
          {invitation.value ? say("invited-back") : say("learn-play")}
        </a>
        <a class="button" href={path("rules")}>
          {say("learn-read-rules")}
        </a>
        <button type="button" class="button plain" onClick={() => to(0)}>
          {say("learn-from-start")}
        </button>
      </div>
    </div>
  );
}
