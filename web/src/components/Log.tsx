/** The events so far, by turn, the newest first. */
import { type Acted, isActed, type TableEvent } from "../api/types";
import { isLay, layNames, parseAction } from "../notation/action";
import { colourOn, nextRug, seatsOf } from "../notation/position";
import { number, say } from "../i18n/say";
import { actionTextShort, eventText } from "./eventText";
import { Swatch } from "./SeatsSwatch";

interface Entry {
  key: number;
  /** Its turn, and whether the turn's number is shown: once for each turn but 0. */
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
  // The line may be cut off; its title has all of it.
  return entry ? <Words entry={entry} names={names} titled /> : null;
}

interface WordsProps {
  entry: Entry;
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

function entriesOf(events: readonly TableEvent[], names: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let turn = 0;
  for (const event of events) {
    const { number: key } = event;
    if (!isActed(event)) {
      const text = eventText(event, names);
      if (text) entries.push({ key, turn, counted: false, seat: 0, colour: null, texts: [text] });
      continue;
    }
    const texts = actionTextShort(event, names);
    const open = entries.at(-1);
    if (open && open.seat === event.seat && open.turn === event.turn) {
      open.texts.push(...texts);
      if (isLay(event.action)) open.colour = colourOf(event);
    } else {
      const seat = parseAction(event.action)?.kind === "give-up" ? 0 : event.seat;
      const [colour, counted] = [colourOf(event), event.turn > turn];
      entries.push({ key, turn: event.turn, counted, seat, colour, texts });
      turn = event.turn;
    }
  }
  return entries;
}

/** The colour of the rug that an action is about; the seat's first colour where it has no rugs left. */
function colourOf({ action, position, seat }: Acted): string | null {
  const parsed = parseAction(action);
  if (parsed?.kind === "draw") return parsed.colour;
  const [laid] = layNames(action) ?? [];
  if (laid) return colourOn(position, laid);
  return nextRug(position, seat) ?? seatsOf(position)[seat - 1]?.rugs[0]?.colour ?? null;
}
