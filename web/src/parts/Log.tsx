/** What happened so far, a turn at a time, the newest first. */
import { isActed, type TableEvent } from "../api/types";
import { colourOn, readSeats, steersAfter } from "../live/reading";
import { number, say } from "../say/say";
import { happenedBeside, happenedShort } from "./happened";
import { Swatch } from "./SeatsSwatch";

interface Entry {
  key: number;
  turn: number | null;
  seat: number;
  colour: string | null;
  texts: string[];
}

export function Log({
  events,
  names,
}: {
  events: readonly TableEvent[];
  names: readonly string[];
}) {
  const entries = entriesOf(events, names).reverse();
  if (!entries.length) return <p class="soft">{say("log-empty")}</p>;
  return (
    <ol class="log" data-testid="log" tabIndex={0} aria-label={say("log-title")} reversed>
      {entries.map(({ key, turn, seat, colour, texts }) => (
        <li key={key} class={seat ? "" : "log-beside"}>
          <span class="log-turn numbers">{turn !== null && number(turn)}</span>
          {colour ? <Swatch colour={colour} /> : <span />}
          <span>
            {seat > 0 && <bdi class="log-name">{names[seat - 1]}</bdi>}{" "}
            {texts.map((text, index) => (
              <span key={index} class="log-text">
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ol>
  );
}

function entriesOf(events: readonly TableEvent[], names: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  let turns = 0;
  for (const event of events) {
    const { number: key } = event;
    if (!isActed(event)) {
      const text = happenedBeside(event, names);
      if (text) entries.push({ key, turn: null, seat: 0, colour: null, texts: [text] });
      continue;
    }
    const texts = happenedShort(event, names);
    const open = entries.at(-1);
    const begins = beginsTurn(event.action, event.position);
    if (begins) turns += 1;
    if (open && open.seat === event.seat && !begins) {
      open.texts.push(...texts);
      if (/^[a-g]/.test(event.action))
        open.colour = colourOn(event.position, event.action.slice(0, 2));
    } else {
      const seat = /^x/.test(event.action) ? 0 : event.seat;
      const first = readSeats(event.position)[event.seat - 1]?.rugs[0]?.colour ?? null;
      const colour = event.action.startsWith("*") ? event.action.slice(1) : first;
      entries.push({ key, turn: begins ? turns : null, seat, colour, texts });
    }
  }
  return entries;
}

const beginsTurn = (action: string, position: string): boolean =>
  (steersAfter(position) ? /^[1-4]$/ : /^[NESW]$/).test(action);
