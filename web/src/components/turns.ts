/** The log by turns: what one seat did without a break, and what of it can be shown on the market. */
import { type Acted, isActed, nothing, type Payment, type TableEvent } from "../api/types";
import { parseAction } from "../notation/action";
import { type Colour, colourOn, parsePosition } from "../notation/position";
import { nameOf, parseSpot, type Spot } from "../notation/square";

export interface PlayedTurn {
  /** The number of its first event. */
  key: number;
  turn: number;
  seat: number;
  actions: readonly Acted[];
  /** Where Assam was before, as far as the log tells. */
  from: Spot | null;
}

/** What happened in a turn, as it can be drawn. */
export interface TurnMarks {
  /** Assam where the turn left him facing, before he walked. */
  from: Spot | null;
  /** The spots of the walk, without the one where it began. */
  walk: readonly Spot[];
  slippers: number;
  payment: Payment | null;
  rug: { squares: readonly [number, number]; colour: Colour } | null;
  /** A facing that no walk followed. */
  faced: Spot | null;
}

/** Whether it belongs to the opening: a draw before the first turn, in which nobody plays yet. */
export function isOpening({ during, turn }: Acted): boolean {
  return during === "draw" && turn === 0;
}

/** The actions that count: a rug that was taken back, and the draw after it, never happened. */
export function countedActions(events: readonly TableEvent[]): Acted[] {
  const counted: Acted[] = [];
  for (const event of events) {
    if (isActed(event)) counted.push(event);
    const lay = takenBack(event);
    while (lay !== null && (counted.at(-1)?.number ?? -1) >= lay) counted.pop();
  }
  return counted;
}

/** The number of the event from which on nothing counts because of this one, or null. */
export function takenBack(event: TableEvent): number | null {
  switch (event.kind) {
    case "undone":
      return event.lay;
    case "created":
    case "seated":
    case "seeded":
    case "vacated":
    case "bot-seated":
    case "sealed":
    case "revealed":
    case "unsealed":
    case "started":
    case "acted":
    case "stood-in":
    case "returned":
    case "offered":
    case "moved":
    case "held":
    case "code-renewed":
    case "cancelled":
    case "ended":
    case "rematched":
    case "reacted":
      return null;
    default:
      return nothing(event);
  }
}

/** Actions of one seat in one turn belong together. */
export function turnsOf(events: readonly TableEvent[]): PlayedTurn[] {
  const turns: (PlayedTurn & { actions: Acted[] })[] = [];
  let before: Acted | null = null;
  for (const event of countedActions(events)) {
    const open = turns.at(-1);
    if (open && open.seat === event.seat && open.turn === event.turn) open.actions.push(event);
    else {
      const { number: key, turn, seat } = event;
      turns.push({ key, turn, seat, actions: [event], from: assamIn(before) });
    }
    before = event;
  }
  return turns;
}

/** The last action of a turn: the market after it is what the turn led to. */
export function endOfTurn({ actions }: PlayedTurn): Acted {
  return actions.at(-1)!;
}

export function turnMarks({ actions, from }: PlayedTurn): TurnMarks {
  const marks: TurnMarks = {
    from,
    walk: [],
    slippers: 0,
    payment: null,
    rug: null,
    faced: null,
  };
  for (const event of actions) {
    const action = parseAction(event.action);
    if (action?.kind === "face") marks.faced = assamIn(event);
    if (action?.kind === "roll") {
      marks.from = marks.faced ?? marks.from;
      marks.faced = null;
      marks.slippers = action.slippers;
      marks.walk = (event.path ?? []).map(parseSpot).filter((spot) => spot !== null);
      marks.payment = event.payment ?? null;
    }
    if (action?.kind === "lay") {
      const colour = colourOn(event.position, nameOf(action.squares[0]));
      if (colour) marks.rug = { squares: action.squares, colour };
    }
  }
  return marks;
}

function assamIn(event: Acted | null): Spot | null {
  return event ? (parsePosition(event.position)?.assam ?? null) : null;
}
