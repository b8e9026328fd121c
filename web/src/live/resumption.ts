/** Where a page goes on with the story of its table: after what was seen, and not from so far back
 * that nobody would wait for the end of it. */
import { type Acted, isActed, type Standing, type TableEvent } from "../api/types";

/** With more actions than this to show, only the last turns are shown. */
export const MOST_ANIMATED = 12;

export interface Viewer {
  /** The number of the last event that was seen here, or -1 if that is not known. */
  shown: number;
  /** The seats of this device. */
  seats: readonly number[];
  phase: Standing["phase"];
}

/** Which event is to be shown first; the number of events if all were seen. */
export function resumeAt(events: readonly TableEvent[], viewer: Viewer): number {
  const from = firstUnseen(events, viewer);
  return from + lastTurns(events.slice(from));
}

/** Whether a page that has no events yet may have something to show from before it was opened. */
export function mayResume(number: number, { shown, seats, phase }: Viewer): boolean {
  if (phase !== "playing" && phase !== "over") return false;
  return shown >= 0 ? shown < number : phase === "playing" && seats.length > 0;
}

/** Where the last whole turns begin that are not too many actions; 0 if all of them can be shown. */
export function lastTurns(events: readonly TableEvent[]): number {
  const actions = events.flatMap((event, index) => (isActed(event) ? [{ event, index }] : []));
  if (actions.length <= MOST_ANIMATED) return 0;
  const begins = actions.find(({ event }, place) => {
    const before = actions[place - 1];
    return actions.length - place <= MOST_ANIMATED && before && before.event.turn !== event.turn;
  });
  return begins?.index ?? events.length;
}

/** A player who comes to a game without a memory of it sees what has happened since their own last
 * decision, or the opening. Spectators see the present, and so does everybody after the end. */
function firstUnseen(events: readonly TableEvent[], { shown, seats, phase }: Viewer): number {
  if (shown >= 0) return events.filter(({ number }) => number <= shown).length;
  if (phase !== "playing" || !seats.length) return events.length;
  const own = events.findLastIndex((event, index) => {
    return (
      isActed(event) && seats.includes(event.seat) && isDecision(event, events.slice(0, index))
    );
  });
  const start = events.findIndex(({ kind }) => kind === "started");
  return own >= 0 ? own + 1 : start >= 0 ? start : events.length;
}

/** Neither chance nor a bot that stood in decides for a person. */
function isDecision({ during, seat }: Acted, before: readonly TableEvent[]): boolean {
  if (during === "draw" || during === "roll") return false;
  const lent = before.findLast(
    (event) => (event.kind === "stood-in" || event.kind === "returned") && event.seat === seat,
  );
  return lent?.kind !== "stood-in";
}
