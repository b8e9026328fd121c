/** How events change what the page knows of a table: nothing is requested that an event, or the state
 * that comes with it, already says. */
import { type Chair, nothing, type Standing, type TableEvent, type TableInfo } from "../api/types";

/** What events change one by one. The rest changes with the state, or never. */
type Gathered = Pick<TableInfo, "seats" | "sealed" | "rematch">;

const OPEN = {
  kind: "open",
  name: "",
  bot: null,
  seed: "",
  commitment: null,
  kept: false,
  kept_for: null,
} as const;

/** The table after these events, which came with this state. What it knows already is skipped. */
export function afterEvents(
  info: TableInfo,
  events: readonly TableEvent[],
  state: Standing,
): TableInfo {
  if (state.number < info.number) return info;
  const fresh = events.filter((event) => event.number > info.number);
  const { table, setup, commitment } = info;
  return {
    table,
    setup,
    commitment,
    ...fresh.reduce<Gathered>(afterEvent, gathered(info)),
    ...state,
  };
}

const gathered = ({ seats, sealed, rematch }: TableInfo): Gathered => ({ seats, sealed, rematch });

function afterEvent(table: Gathered, event: TableEvent): Gathered {
  switch (event.kind) {
    case "seated": {
      const { name, seed, commitment = null } = event;
      return seatAfter(table, event.seat, { ...OPEN, kind: "person", name, seed, commitment });
    }
    case "bot-seated": {
      const { bot, seed } = event;
      return seatAfter(table, event.seat, { ...OPEN, kind: "bot", bot, seed });
    }
    case "vacated":
      return seatAfter(table, event.seat, OPEN);
    case "seeded":
      return seatAfter(table, event.seat, {
        seed: event.seed,
        commitment: event.commitment ?? null,
      });
    case "revealed":
      return seatAfter(table, event.seat, { seed: event.seed });
    case "sealed":
      return { ...table, sealed: { round: event.round, hashes: event.hashes } };
    case "unsealed":
      return { ...table, sealed: null, seats: table.seats.map(withoutPromise) };
    case "stood-in":
      return seatAfter(table, event.seat, { bot: event.bot });
    case "returned":
      return seatAfter(table, event.seat, { bot: null });
    case "rematched":
      return { ...table, rematch: event.table };
    // What these change comes with the state, or in a message to the one device that it concerns.
    case "created":
    case "started":
    case "acted":
    case "undone":
    case "held":
    case "ended":
    case "cancelled":
    case "offered":
    case "moved":
    case "code-renewed":
    case "reacted":
      return table;
    default:
      nothing(event);
      return table;
  }
}

function seatAfter(table: Gathered, seat: number, change: Partial<Chair>): Gathered {
  const seats = table.seats.map((chair, index) =>
    index === seat - 1 ? { ...chair, ...change } : chair,
  );
  return { ...table, seats };
}

/** A broken seal makes every promise void: what was promised may have been shown. */
function withoutPromise(chair: Chair): Chair {
  return chair.commitment === null ? chair : { ...chair, seed: "", commitment: null };
}
