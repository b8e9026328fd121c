/** The board of the editor: to try what may be done, or to change what lies on it. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api, explain } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";
import { parseAction } from "../../notation/action";
import {
  type Colour,
  colourOn,
  formatPosition,
  parsePosition,
  type Position,
} from "../../notation/position";
import { FACINGS, numberOf, type Spot } from "../../notation/square";
import { announce, notify } from "../../app/announce";
import { LatestRequest } from "../../app/latestRequest";
import { pace, settings } from "../../app/settings";
import type { Board, BoardOptions, BoardState } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { language, say } from "../../i18n/say";
import { boardWords } from "../../components/boardLabels";
import { usePressGuard } from "../../components/usePressGuard";
import { areaSentence, squareSentence, type Story } from "./announcements";
import type { History } from "./history";
import { erase, layHalf, layRug, shareSide } from "./rugs";
import { type Tool, Tools } from "./Tools";

interface EditorBoardProps {
  history: History;
  info: PositionInfo | null;
  story: Story | null;
  names: string[];
  onAction: (action: string) => void;
}

/** One of the chances, as likely as the server says: `1/6` is one ticket of six. */
function randomRoll(chances: Record<string, string>): string {
  const tickets = Object.entries(chances).map(([action, chance]): [string, number] => {
    const [part = 1, whole = 1] = chance.split("/").map(Number);
    return [action, part / whole];
  });
  let rest = Math.random();
  return tickets.find(([, chance]) => (rest -= chance) < 0)?.[0] ?? tickets[0]?.[0] ?? "";
}

export function EditorBoard({ history, info, story, names, onAction }: EditorBoardProps) {
  const tool = useSignal<Tool>("look");
  const colour = useSignal<Colour>("r");
  const firstHalf = useSignal<string | null>(null);
  const area = useSignal<{ squares: string[]; sentence: string } | null>(null);
  const choice = useSignal<string | null>(null);
  const board = useRef<Board | null>(null);
  const latest = useMemo(() => new LatestRequest(), []);
  const drawn = useRef(history.text.peek());
  const text = history.text.value;
  const position = parsePosition(text);
  if (position) drawn.current = text;
  const shown = drawn.current;
  useEffect(() => {
    firstHalf.value = null;
    area.value = null;
  }, [text, tool.value]);
  useEffect(() => {
    if (!position) announce(say("editor-board-kept"));
  }, [position === null]);

  const edit = (square: string, here: Position) => {
    const change = (changed: Position) => {
      history.change(formatPosition(changed));
      announce(squareSentence(changed, square), "square");
    };
    if (tool.value === "erase") change(erase(here, square));
    else if (tool.value === "half") change(layHalf(here, square, colour.value));
    else if (tool.value === "assam")
      change({ ...here, assam: placed(here.assam, numberOf(square)) });
    else if (firstHalf.value && shareSide(firstHalf.value, square))
      change(layRug(here, firstHalf.value, square, colour.value));
    else {
      firstHalf.value = square === firstHalf.value ? null : square;
      announce(
        firstHalf.value ? say("editor-second-half", { square }) : say("text-half-undone"),
        "square",
      );
    }
  };
  const ask = async (square: string) => {
    const isLatest = latest.start();
    const isAwaited = () => isLatest() && history.text.peek() === text && tool.peek() === "look";
    try {
      const found = await api.area(shown, square);
      if (!isAwaited()) return;
      const letter = colourOn(shown, square) ?? "";
      const sentence = areaSentence(found, letter, names);
      area.value = { squares: found.area.length ? found.area : [square], sentence };
      announce(sentence, "area");
    } catch (error) {
      if (isAwaited()) notify(explain(error), "trouble");
    }
  };
  const { guard, armed, onPress } = usePressGuard(shown);
  // The board keeps its options, so they refer to the current handlers.
  const now = useRef({ edit, ask, onAction, info });
  now.current = { edit, ask, onAction, info };
  const options = useMemo<BoardOptions>(
    () => ({
      pace,
      words: boardWords(),
      coordinates: true,
      confirm: () => settings.value.confirm,
      onChoice: (chosen) => {
        choice.value = chosen;
      },
      onTouch: () => guard.touch(),
      mayDecide: () => guard.press(),
      onSquare: (square) => {
        const here = parsePosition(history.text.peek());
        if (tool.peek() === "look") void now.current.ask(square);
        else if (here) now.current.edit(square, here);
      },
      onAction: (action) =>
        now.current.onAction(
          action === "roll" ? randomRoll(now.current.info?.chances ?? {}) : action,
        ),
    }),
    [language.value],
  );
  const looking = tool.value === "look" && info?.position === shown;
  const marked = firstHalf.value ? [firstHalf.value] : (area.value?.squares ?? []);
  const state = useMemo<BoardState>(
    () => ({
      position: shown,
      legal: looking ? info.legal.filter((action) => onBoard(action)) : [],
      prices: looking ? info.prices : null,
      last: story?.position === shown ? story.last : null,
      marked,
    }),
    [shown, looking, info, story, marked.join()],
  );
  const decides = looking && choice.value !== null;
  const told = story?.position === shown ? story.sentence : "";
  return (
    <>
      <BoardView state={state} options={options} handle={(made) => (board.current = made)} />
      <p class="study-told">
        {area.value?.sentence ?? (position ? told : say("editor-board-kept"))}
      </p>
      <Tools
        tool={tool.value}
        colour={colour.value}
        colours={position?.seats.flatMap((seat) => seat.rugs.map(({ colour }) => colour)) ?? []}
        onTool={(wanted) => {
          tool.value = wanted;
        }}
        onColour={(wanted) => {
          colour.value = wanted;
        }}
      />
      {looking && info.step !== "over" && info.step !== "draw" && (
        <button
          type="button"
          class="button primary"
          aria-disabled={!decides || !armed}
          {...onPress}
          onClick={() => decides && guard.press() && board.current?.confirm()}
        >
          {say("editor-do", { step: info.step })}
        </button>
      )}
    </>
  );
}

/** Whether an action can be chosen on the board itself. */
function onBoard(text: string): boolean {
  const action = parseAction(text);
  return action !== null && action.kind !== "return" && action.kind !== "draw";
}

/** Assam on that square; where he is there already, he turns. */
function placed({ square, facing }: Spot, wanted: number): Spot {
  if (wanted !== square) return { square: wanted, facing };
  return { square, facing: FACINGS[(FACINGS.indexOf(facing) + 1) % 4] ?? "N" };
}
