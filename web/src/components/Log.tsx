/** The events so far, by turn, the newest first. A turn can be pointed at and opened. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { type Acted, isActed, type TableEvent } from "../api/types";
import { isLay, layNames, parseAction } from "../notation/action";
import { colourOn, nextRug, seatsOf } from "../notation/position";
import { number, say } from "../i18n/say";
import { actionTextShort, eventText } from "./eventText";
import { Swatch } from "./SeatsSwatch";
import { type PlayedTurn, takenBack, turnsOf } from "./turns";

/** A line: a turn, or what happened besides. */
interface LogEntry {
  key: number;
  /** Its turn's number, shown once for each turn but 0; else 0. */
  counted: number;
  seat: number;
  colour: string | null;
  texts: string[];
  turn: PlayedTurn | null;
}

interface LogProps {
  events: readonly TableEvent[];
  names: readonly string[];
  /** The key of the turn that is open. */
  opened: number | null;
  onPoint: (turn: PlayedTurn | null) => void;
  onOpen: (turn: PlayedTurn) => void;
}

/** More than any turn needs. */
const RECENT = 12;

export function Log({ events, names, opened, onPoint, onOpen }: LogProps) {
  const entries = entriesOf(events, names).reverse();
  const list = useRef<HTMLOListElement>(null);
  /** The line in the tab order: the one that had the focus last, or the newest. */
  const stop = useSignal<number | null>(null);
  if (!entries.length) return <p class="soft">{say("log-empty")}</p>;
  const turns = entries.filter(({ turn }) => turn);
  const tabbed = turns.find(({ key }) => key === stop.value)?.key ?? turns[0]?.key;
  return (
    <>
      {turns.length > 0 && <p class="log-about soft">{say("log-about")}</p>}
      <ol
        ref={list}
        class="log"
        data-testid="log"
        tabIndex={turns.length ? undefined : 0}
        aria-label={say("log-title")}
        reversed
        onKeyDown={(event) => walk(event, list.current)}
      >
        {entries.map((entry) => (
          <Line
            key={entry.key}
            entry={entry}
            names={names}
            open={entry.key === opened}
            tabbed={entry.key === tabbed}
            onFocus={() => (stop.value = entry.key)}
            onPoint={onPoint}
            onOpen={onOpen}
          />
        ))}
      </ol>
    </>
  );
}

/** Arrow keys go from turn to turn. */
function walk(event: KeyboardEvent, list: HTMLElement | null): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>(".log-line") ?? [])];
  const at = lines.findIndex((line) => line === document.activeElement);
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: lines.length - 1,
  };
  const line = lines[to[event.key] ?? -1];
  if (at < 0 || !line || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  line.focus();
}

interface LineProps extends Pick<LogProps, "names" | "onPoint" | "onOpen"> {
  entry: LogEntry;
  open: boolean;
  tabbed: boolean;
  onFocus: () => void;
}

function Line({ entry, names, open, tabbed, onFocus, onPoint, onOpen }: LineProps) {
  const { turn } = entry;
  const parts = (
    <>
      <span class="log-turn numbers">{entry.counted > 0 && number(entry.counted)}</span>
      {entry.colour ? <Swatch colour={entry.colour} /> : <span />}
      <Words entry={entry} names={names} />
    </>
  );
  if (!turn) return <li class="log-beside">{parts}</li>;
  return (
    <li>
      <button
        type="button"
        class="log-line"
        data-testid="log-line"
        data-key={entry.key}
        tabIndex={tabbed ? 0 : -1}
        aria-current={open ? "true" : undefined}
        onPointerEnter={(event) => event.pointerType !== "touch" && onPoint(turn)}
        onPointerLeave={() => onPoint(null)}
        onFocus={(event) => {
          onFocus();
          if (event.currentTarget.matches(":focus-visible")) onPoint(turn);
        }}
        onBlur={() => onPoint(null)}
        onClick={() => onOpen(turn)}
      >
        {parts}
      </button>
    </li>
  );
}

/** The turn that is being played or was played last, in one line. */
export function LastTurn({ events, names }: Pick<LogProps, "events" | "names">) {
  const entry = entriesOf(events.slice(-RECENT), names).at(-1);
  // The line may be cut off; its title has all of it.
  return entry ? <Words entry={entry} names={names} titled /> : null;
}

interface WordsProps {
  entry: Pick<LogEntry, "seat" | "texts">;
  names: readonly string[];
  titled?: boolean;
}

function Words({ entry, names, titled = false }: WordsProps) {
  const name = entry.seat > 0 ? (names[entry.seat - 1] ?? "") : "";
  const text = entry.texts.join("\u00a0· ");
  return (
    <span {...(titled && { title: `${name} ${text}`.trim() })}>
      {name && <bdi class="log-name">{name}</bdi>} {text}
    </span>
  );
}

/** What happened in a turn, without the name of its player. */
export function turnTexts(turn: PlayedTurn, names: readonly string[]): string[] {
  return turn.actions.flatMap((action) => actionTextShort(action, names));
}

function entriesOf(events: readonly TableEvent[], names: readonly string[]): LogEntry[] {
  const turns = new Map(turnsOf(events).map((turn) => [turn.key, turn]));
  const entries: LogEntry[] = [];
  let counted = 0;
  for (const event of events) {
    const { number: key } = event;
    const turn = turns.get(key);
    if (turn) {
      entries.push(entryOf(turn, names, turn.turn > counted));
      counted = turn.turn;
    } else {
      const text = isLaidAgain(event, events) ? null : eventText(event, names);
      if (text) entries.push({ key, counted: 0, seat: 0, colour: null, texts: [text], turn: null });
    }
  }
  return entries;
}

/** Once another rug lies, the log no longer says that one was taken back. */
function isLaidAgain(event: TableEvent, events: readonly TableEvent[]): boolean {
  if (takenBack(event) === null) return false;
  return events.some((later) => isActed(later) && later.number > event.number);
}

function entryOf(turn: PlayedTurn, names: readonly string[], isNew: boolean): LogEntry {
  const [first] = turn.actions;
  const alone = first && parseAction(first.action)?.kind === "give-up";
  const about = turn.actions.findLast(({ action }) => isLay(action)) ?? first;
  return {
    key: turn.key,
    counted: isNew ? turn.turn : 0,
    seat: alone ? 0 : turn.seat,
    colour: about ? colourOf(about) : null,
    texts: turnTexts(turn, names),
    turn,
  };
}

/** The colour of the rug that an action is about; the seat's first colour where it has no rugs left. */
function colourOf({ action, position, seat }: Acted): string | null {
  const parsed = parseAction(action);
  if (parsed?.kind === "draw") return parsed.colour;
  const [laid] = layNames(action) ?? [];
  if (laid) return colourOn(position, laid);
  return nextRug(position, seat) ?? seatsOf(position)[seat - 1]?.rugs[0]?.colour ?? null;
}
