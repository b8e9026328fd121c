/** Something to be done on the real board: words, the market, the answer and the buttons. Lessons and one's own
 * mistakes are exercises. */
import { type Signal, type ReadonlySignal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { announce } from "../app/announce";
import { pace, settings } from "../app/settings";
import type { Board, BoardOptions, BoardState } from "../board/types";
import { language } from "../i18n/say";
import { boardWords } from "./boardLabels";
import { BoardView } from "./BoardView";
import { usePressGuard } from "./usePressGuard";

/** An exercise in progress. */
export interface Task {
  shown: ReadonlySignal<BoardState>;
  /** `animating` from the action that solves it until it has been shown. */
  status: Signal<"doing" | "animating" | "done">;
  /** Do what was decided on the board. */
  act: (action: string) => void;
}

interface ExerciseProps {
  task: Task;
  title: string;
  /** Beneath the title: what it is about and what to do. */
  words: ComponentChildren;
  /** Whether somebody came here from another exercise: then its title gets the focus. */
  focused: boolean;
  /** What the button says that confirms the choice. */
  doing: string;
  /** Whether there is something to confirm, apart from the choice. */
  ready: boolean;
  /** What is announced when it is done. */
  done: () => string;
  next: { label: string; does: () => void };
  /** What came of it; `toTitle` moves the focus away from a button that goes. */
  answer: (toTitle: () => void) => ComponentChildren;
  /** Further buttons. */
  buttons: (toTitle: () => void) => ComponentChildren;
  /** Letters and numbers at the edge of the market. */
  coordinates?: boolean;
  heading?: "h2" | "h3";
  /** Beneath the buttons. */
  children?: ComponentChildren;
}

export function Exercise(props: ExerciseProps) {
  const { task, coordinates = false, heading: Heading = "h2" } = props;
  const choice = useSignal<string | null>(null);
  const board = useRef<Board | null>(null);
  const next = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = () => title.current?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (props.focused) toTitle();
  }, []);
  useResult(task, props.done, board, next);
  // The button that confirms and "Next" lie in the same place.
  const { guard, armed, onPress } = usePressGuard(task.status.value);
  const options = useMemo<BoardOptions>(
    () => ({
      pace,
      words: boardWords(),
      coordinates,
      confirm: () => settings.value.confirm,
      onChoice: (chosen) => {
        choice.value = chosen;
      },
      onTouch: () => guard.touch(),
      mayDecide: () => guard.press(),
      onAction: (action) => task.act(action),
    }),
    [language.value],
  );
  const done = task.status.value === "done";
  // During the animation the button stays focusable, so that the keyboard keeps its place.
  const waits = task.status.value !== "doing" || !props.ready || choice.value === null;
  return (
    <div class="learn-lesson">
      <div class="learn-words">
        <Heading ref={title} tabIndex={-1}>
          {props.title}
        </Heading>
        {props.words}
      </div>
      <div class="learn-market">
        <BoardView
          state={task.shown.value}
          options={options}
          handle={(made) => (board.current = made)}
        />
      </div>
      <div class="learn-after">
        {props.answer(toTitle)}
        <div class="learn-does">
          {done ? (
            <button
              key="next"
              ref={next}
              type="button"
              class="button primary"
              aria-disabled={!armed}
              {...onPress}
              onClick={() => guard.press() && props.next.does()}
            >
              {props.next.label}
            </button>
          ) : (
            <button
              key="do"
              type="button"
              class="button primary"
              aria-disabled={waits || !armed}
              {...onPress}
              onClick={() => !waits && guard.press() && board.current?.confirm()}
            >
              {props.doing}
            </button>
          )}
          {props.buttons(toTitle)}
        </div>
        {props.children}
      </div>
    </div>
  );
}

/** After the animation: announce what it meant, and focus the next button. */
function useResult(
  { status, shown }: Task,
  done: () => string,
  board: { current: Board | null },
  next: { current: HTMLButtonElement | null },
): void {
  useEffect(() => {
    if (status.value !== "animating") return;
    let here = true;
    void Promise.resolve(board.current?.set(shown.peek())).then(() => {
      if (!here) return;
      status.value = "done";
      announce(done());
    });
    return () => {
      here = false;
    };
  }, [status.value]);
  useLayoutEffect(() => {
    if (status.value === "done") next.current?.focus({ preventScroll: true });
  }, [status.value]);
}
