/** The market in words: squares as buttons with one tab stop, a box to type in, and questions. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { letterOf } from "../../app/letterKeys";
import { choose, settings } from "../../app/settings";
import { drawingOf } from "../../board/drawing";
import { isReturn, layNames, parseAction } from "../../notation/action";
import { FILES, isFacing, nameOf, numberOf } from "../../notation/square";
import { Swatch } from "../../components/SeatsSwatch";
import { language, say } from "../../i18n/say";
import { useGame } from "./tableModel";
import { TextBoard } from "./textBoard";
import { type Question, QUESTIONS } from "./typedText";

const RANKS = [7, 6, 5, 4, 3, 2, 1];
const ARROWS = { N: "▲", E: "▶", S: "▼", W: "◀" } as const;

/** Right before the market in the tab order, and hidden until it has the focus. */
export function TextBoardSwitch() {
  const { textBoard } = settings.value;
  return (
    <button
      type="button"
      class="skip-link text-board-switch"
      data-testid="text-board-switch"
      onClick={() => choose({ textBoard: !textBoard })}
    >
      {textBoard ? say("text-board-hide") : say("text-board-show")}
    </button>
  );
}

export function TextBoardView({ onHelp }: { onHelp: () => void }) {
  const game = useGame();
  const board = useMemo(() => new TextBoard(game, onHelp), [game]);
  const position = game.live.state.value?.position;
  useEffect(() => board.forgetHalf(), [position]);
  useEffect(() => board.forgetAnswer(), [language.value]);
  const box = useRef<HTMLInputElement>(null);
  const at = useSignal("d4");
  const keys = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // A key that is held down presses a button once.
    if (event.repeat && (event.key === "Enter" || event.key === " ")) return event.preventDefault();
    if (event.key === "Escape") board.undo();
    else if (event.target === box.current) return;
    else if (!settings.value.letters || !pressed(letterOf(event))) return;
    event.preventDefault();
  };
  /** Letters that ask or do something; whether this was one. */
  const pressed = (letter: string): boolean => {
    const question = QUESTIONS[letter as keyof typeof QUESTIONS];
    if (question) void board.ask(question);
    else if (letter === "P") void board.price(at.value);
    else if (letter === "R") board.confirm();
    else if (letter === "/") box.current?.focus();
    else return false;
    return true;
  };
  return (
    <section class="text-board" aria-labelledby="text-board-title" onKeyDown={keys}>
      <h2 id="text-board-title">{say("text-board")}</h2>
      <p class="help">{say("text-board-about")}</p>
      <TextSquares board={board} at={at} />
      <Choices board={board} />
      <p class="text-answer" data-testid="text-answer">
        {board.answer.value}
      </p>
      <Box board={board} box={box} />
      <Ask board={board} />
    </section>
  );
}

interface BoardProps {
  board: TextBoard;
}

function TextSquares({ board, at }: BoardProps & { at: { value: string } }) {
  const grid = useRef<HTMLDivElement>(null);
  const game = useGame();
  const position = game.presenter.shown.value?.position ?? game.live.state.value?.position ?? "";
  const { halves, square: assam, facing } = drawingOf(position);
  const move = (event: KeyboardEvent) => {
    const next = moved(at.value, event.key);
    if (next === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    at.value = next;
    grid.current?.querySelector<HTMLElement>(`[data-text-square=${next}]`)?.focus();
  };
  const chosen = (square: string): boolean =>
    board.begun.value === square || (game.choice.value ?? "").includes(square);
  return (
    // The market never mirrors, whichever way the page is written.
    <div
      ref={grid}
      class="text-squares"
      dir="ltr"
      role="grid"
      aria-label={say("text-squares")}
      onKeyDown={move}
    >
      {RANKS.map((rank) => (
        <div key={rank} role="row">
          {FILES.map((file) => {
            const square = `${file}${rank}`;
            const half = halves[numberOf(square)];
            return (
              <div key={square} role="gridcell">
                <button
                  type="button"
                  data-text-square={square}
                  class={chosen(square) ? "chosen" : undefined}
                  tabIndex={square === at.value ? 0 : -1}
                  aria-label={board.square(square)}
                  aria-pressed={chosen(square)}
                  onFocus={() => (at.value = square)}
                  onClick={(event) => board.press(square, event.detail === 0)}
                >
                  {half && <Swatch colour={half.colour} />}
                  {nameOf(assam) === square ? (
                    <span class="text-assam">{ARROWS[facing]}</span>
                  ) : (
                    !half && square
                  )}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The square that a key leads to, or null where it is no key of the squares. */
function moved(from: string, key: string): string | null {
  const square = numberOf(from);
  const [file, rank] = [square % 7, Math.floor(square / 7)];
  const to: Record<string, [number, number]> = {
    ArrowLeft: [file - 1, rank],
    ArrowRight: [file + 1, rank],
    ArrowUp: [file, rank + 1],
    ArrowDown: [file, rank - 1],
    Home: [0, rank],
    End: [6, rank],
    PageUp: [file, 6],
    PageDown: [file, 0],
  };
  const place = to[key];
  if (!place) return null;
  const within = (value: number) => Math.min(6, Math.max(0, value));
  return nameOf(7 * within(place[1]) + within(place[0]));
}

/** The kinds of actions that have buttons of their own. */
const CHOICE_KINDS = new Set(["face", "lay", "return"]);

/** Everything that may be chosen now, as buttons, which only choose: the page's one button decides. */
function Choices({ board }: BoardProps) {
  const game = useGame();
  const group = useRef<HTMLDivElement>(null);
  const offered = game.presenter.offered.value.filter((action) =>
    CHOICE_KINDS.has(parseAction(action)?.kind ?? ""),
  );
  // The button that has the focus may be about to go: then the squares get it.
  const holdsFocus = () => group.current?.contains(document.activeElement) ?? false;
  const held = holdsFocus();
  useLayoutEffect(() => {
    if (held && !holdsFocus()) game.focus();
  });
  if (!offered.length) return null;
  return (
    <div ref={group} class="text-choices" role="group" aria-label={say("text-ask-legal")}>
      {offered.map((action) => (
        <button
          key={action}
          type="button"
          class="button"
          data-text-choice={action}
          aria-pressed={game.choice.value === action}
          onClick={() => board.choose(action)}
        >
          {choiceName(action)}
        </button>
      ))}
    </div>
  );
}

function choiceName(action: string): string {
  if (isReturn(action)) return say("act-box");
  if (isFacing(action)) return say("facing", { facing: action });
  return layNames(action)?.join(" ") ?? action;
}

function Box({ board, box }: BoardProps & { box: { current: HTMLInputElement | null } }) {
  const typed = (event: Event) => {
    event.preventDefault();
    if (box.current && board.typed(box.current.value)) box.current.value = "";
    else box.current?.select();
  };
  return (
    <form class="text-box" onSubmit={typed}>
      <label class="field">
        <span>{say("text-box")}</span>
        <input
          ref={box}
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          maxLength={40}
          aria-describedby="text-box-help"
          data-testid="text-box"
        />
      </label>
      <button type="submit" class="button">
        {say("text-box-go")}
      </button>
      <p id="text-box-help" class="help">
        {say("text-box-help")}
      </p>
    </form>
  );
}

function Ask({ board }: BoardProps) {
  const names: Record<Question, string> = {
    seats: say("text-ask-seats"),
    last: say("text-ask-last"),
    legal: say("text-ask-legal"),
    prices: say("text-ask-prices"),
    overview: say("text-ask-overview"),
  };
  return (
    <div class="text-ask" role="group" aria-label={say("text-ask")}>
      {Object.values(QUESTIONS).map((question) => (
        <button
          key={question}
          type="button"
          class="button"
          data-text-ask={question}
          onClick={() => void board.ask(question)}
        >
          {names[question]}
        </button>
      ))}
    </div>
  );
}
