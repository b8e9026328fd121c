/** One lesson: a sentence, the board, and the result. */
import { useLayoutEffect, useMemo } from "preact/hooks";
import { explain } from "../../api/endpoints";
import { announce } from "../../app/announce";
import { Exercise } from "../../components/Exercise";
import { momentOf, MomentStandings } from "../../components/MomentStandings";
import { stepOf } from "../../notation/position";
import { say } from "../../i18n/say";
import { type Doing, makeLesson } from "./lesson";
import type { Lesson } from "./lessons";

interface LessonViewProps {
  lesson: Lesson;
  at: number;
  to: (wanted: number) => void;
  /** Whether somebody came here from another lesson: then its title gets the focus. */
  focused: boolean;
}

export function LessonView({ lesson, at, to, focused }: LessonViewProps) {
  const doing = useMemo(() => makeLesson(lesson), [lesson]);
  const { name } = lesson;
  useLayoutEffect(() => {
    void doing.load();
  }, []);
  const { shown, status } = doing;
  const act = (action: string) => {
    void doing.act(action).then(() => {
      if (doing.other.value) announce(say("learn-else", { lesson: name }));
    });
  };
  const done = status.value === "done";
  const step = doing.info.value?.step ?? "turn";
  return (
    <Exercise
      task={{ shown, status, act }}
      title={say("learn-lesson", { lesson: name })}
      words={
        <>
          <p class="learn-says">{say("learn-says", { lesson: name })}</p>
          <p class="learn-task">{say("learn-task", { lesson: name })}</p>
        </>
      }
      focused={focused}
      // While the action is shown, the button still says what was done.
      doing={say("learn-do", { step: status.value === "doing" ? step : stepOf(lesson.position) })}
      ready={doing.info.value !== null}
      done={() => say("learn-done", { lesson: name })}
      next={{ label: say("learn-next"), does: () => to(at + 1) }}
      answer={(toTitle) => (
        <LessonAnswer
          doing={doing}
          again={() => {
            toTitle();
            void doing.load();
          }}
        />
      )}
      buttons={(toTitle) => (
        <>
          {done && (
            <button
              type="button"
              class="button plain"
              onClick={() => {
                toTitle();
                doing.again();
              }}
            >
              {say("learn-once-more")}
            </button>
          )}
          {at > 0 && (
            <button type="button" class="button plain" onClick={() => to(at - 1)}>
              {say("learn-back")}
            </button>
          )}
          {!done && (
            <button type="button" class="button plain" onClick={() => to(at + 1)}>
              {say("learn-skip")}
            </button>
          )}
        </>
      )}
    >
      {lesson.standings && <LessonStandings doing={doing} />}
    </Exercise>
  );
}

function LessonAnswer({ doing, again }: { doing: Doing; again: () => void }) {
  const { lesson, status, other, failed } = doing;
  const { name } = lesson;
  if (failed.value)
    return (
      <div class="learn-answer">
        <p>{explain(failed.value)}</p>
        <button type="button" class="button" onClick={again}>
          {say("study-again")}
        </button>
      </div>
    );
  if (status.value === "done")
    return <p class="learn-answer is-done">{say("learn-done", { lesson: name })}</p>;
  if (other.value)
    return <p class="learn-answer is-other">{say("learn-else", { lesson: name })}</p>;
  const step = doing.info.value?.step;
  return (
    <p class="learn-answer">
      {status.value === "doing" && step === "turn" && say("learn-how-arrow")}
      {status.value === "doing" && step === "lay" && say("learn-how-rug")}
    </p>
  );
}

function LessonStandings({ doing }: { doing: Doing }) {
  const info = doing.info.value;
  if (!info) return null;
  const names = info.seats.map((_, index) => say("learn-name", { seat: index + 1 }));
  return (
    <MomentStandings
      moment={momentOf(info)}
      names={names}
      winners={info.step === "over" ? info.winners : []}
    />
  );
}
