/** One lesson: a sentence, the board, and the result. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { explain } from "../../api/endpoints";
import { announce } from "../../app/announce";
import { pace, settings } from "../../app/settings";
import type { Board, BoardOptions } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { stepOf } from "../../notation/position";
import { language, say } from "../../i18n/say";
import { momentOf, MomentStandings } from "../../components/MomentStandings";
import { boardWords } from "../../components/boardLabels";
import { usePressGuard } from "../../components/usePressGuard";
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
  const choice = useSignal<string | null>(null);
  const board = useRef<Board | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (focused) toTitle();
    void doing.load();
  }, []);
  useResult(doing, board, next);
  // The lesson's button and "Next" lie in the same place.
  const guarded = usePressGuard(doing.status.value);
  const { guard } = guarded;
  const options = useMemo<BoardOptions>(
    () => ({
      pace,
      words: boardWords(),
      confirm: () => settings.value.confirm,
      onChoice: (chosen) => {
        choice.value = chosen;
      },
      onTouch: () => guard.touch(),
      mayDecide: () => guard.press(),
      onAction: (action) => {
        void doing.act(action).then(() => {
          if (doing.other.value) announce(say("learn-else", { lesson: name }));
        });
      },
    }),
    [language.value],
  );
  const done = doing.status.value === "done";
  return (
    <div class="learn-lesson">
      <div class="learn-words">
        <h2 ref={title} tabIndex={-1}>
          {say("learn-lesson", { lesson: name })}
        </h2>
        <p class="learn-says">{say("learn-says", { lesson: name })}</p>
        <p class="learn-task">{say("learn-task", { lesson: name })}</p>
      </div>
      <div class="learn-market">
        <BoardView
          state={doing.shown.value}
          options={options}
          handle={(made) => (board.current = made)}
        />
      </div>
      <div class="learn-after">
        <LessonAnswer
          doing={doing}
          again={() => {
            toTitle();
            void doing.load();
          }}
        />
        <div class="learn-does">
          {!done && (
            <LessonButton doing={doing} chosen={choice.value} board={board} guarded={guarded} />
          )}
          {done && (
            <button
              ref={next}
              type="button"
              class="button primary"
              aria-disabled={!guarded.armed}
              {...guarded.onPress}
              onClick={() => guard.press() && to(at + 1)}
            >
              {say("learn-next")}
            </button>
          )}
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
        </div>
        {lesson.standings && <LessonStandings doing={doing} />}
      </div>
    </div>
  );
}

/** After the animation: announce what it meant, and focus the next button. */
function useResult(
  doing: Doing,
  board: { current: Board | null },
  next: { current: HTMLButtonElement | null },
): void {
  const { status, shown, lesson } = doing;
  useEffect(() => {
    if (status.value !== "animating") return;
    let here = true;
    void Promise.resolve(board.current?.set(shown.peek())).then(() => {
      if (!here) return;
      status.value = "done";
      announce(say("learn-done", { lesson: lesson.name }));
    });
    return () => {
      here = false;
    };
  }, [status.value]);
  useLayoutEffect(() => {
    if (status.value === "done") next.current?.focus({ preventScroll: true });
  }, [status.value]);
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

interface LessonButtonProps {
  doing: Doing;
  chosen: string | null;
  board: { current: Board | null };
  guarded: ReturnType<typeof usePressGuard>;
}

/** During the animation the button stays focusable, so that the keyboard keeps its place. */
function LessonButton({ doing, chosen, board, guarded }: LessonButtonProps) {
  const { guard, armed, onPress } = guarded;
  const step = doing.info.value?.step ?? "turn";
  const waitsForAction = doing.status.value === "doing";
  const waits = !waitsForAction || !doing.info.value || chosen === null;
  return (
    <button
      type="button"
      class="button primary"
      aria-disabled={waits || !armed}
      {...onPress}
      onClick={() => !waits && guard.press() && board.current?.confirm()}
    >
      {/* While the action is shown, the button still says what was done. */}
      {say("learn-do", { step: waitsForAction ? step : stepOf(doing.lesson.position) })}
    </button>
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
