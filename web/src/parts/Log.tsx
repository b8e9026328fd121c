/** What happened so far, a turn at a time, the newest first. */
import { isActed, type TableEvent } from "../api/types";
import { colourOn, readSeats } from "../notation/reading";
import { number, say } from "../say/say";
import { happenedBeside, happenedShort } from "./happened";
import { Swatch } from "./SeatsSwatch";

interface Entry {
  key: number;
  /** The turn in which it was, and whether its number is shown: once a turn, and never for 0. */
  turn: number;
  counted: boolean;
  seat: number;
  colour: string | null;
  texts: string[];
}

interface LogProps {
  events: readonly TableEvent[];
  names: readonly string[];
}

/** More than any turn needs. */
const RECENT = 12;

export function Log({ events, names }: LogProps) {
  const entries = entriesOf(events, names).reverse();
  if (!entries.length) return <p class="soft">{say("log-empty")}</p>;
  return (
    <ol class="log" data-testid="log" tabIndex={0} aria-label={say("log-title")} reversed>
      {entries.map((entry) => (
        <li key={entry.key} class={entry.seat ? "" : "log-beside"}>
          <span class="log-turn numbers">{entry.counted && number(entry.turn)}</span>
          {entry.colour ? <Swatch colour={entry.colour} /> : <span />}
          <Words entry={entry} names={names} />
        </li>
      ))}
    </ol>
  );
}

/** The turn that is being played or was played last, in one line. */
export function LastTurn({ events, names }: LogProps) {
  const entry = entriesOf(events.slice(-RECENT), names).at(-1);
  return entry ? <Words entry={entry} names={names} /> : null;
}

function Words({ entry, names }: { entry: Entry; names: readonly string[] }) {
  return (
    <span>
      {entry.seat > 0 && <bdi class="log-name">{names[entry.seat - 1]}</bdi>}{" "}
      {entry.texts.join(" · ")}
    </span>
  );
}

function entriesOf(events: readonly TableEvent[], names: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let turn = 0;
  for (const event of events) {
    const { number: key } = event;
    if (!isActed(event)) {
      const text = happenedBeside(event, names);
      if (text) entries.push({ key, turn, counted: false, seat: 0, colour: null, texts: [text] });
      continue;
    }
    const texts = happenedShort(event, names);
    const open = entries.at(-1);
    if (open && open.seat === event.seat && open.turn === event.turn) {
      open.texts.push(...texts);
      if (/^[a-g]/.test(event.action))
        open.colour = colourOn(event.position, event.action.slice(0, 2));
    } else {
      const seat = /^x/.test(event.action) ? 0 : event.seat;
      const first = readSeats(event.position)[event.seat - 1]?.rugs[0]?.colour ?? null;
      const colour = event.action.startsWith("*") ? event.action.slice(1) : first;
      entries.push({ key, turn: event.turn, counted: event.turn > turn, seat, colour, texts });
      turn = event.turn;
    }
  }
  return entries;
}
