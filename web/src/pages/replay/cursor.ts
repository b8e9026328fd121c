/** A cursor in a record: moment 0 is the start, moment n is after the nth action. */
import { computed, signal } from "@preact/signals";
import type { Ply, RecordInfo } from "../../api/types";
import type { BoardState, Last } from "../../board/types";
import type { Moment } from "../../components/MomentStandings";

export type Cursor = ReturnType<typeof makeCursor>;

function lastOfPly(ply: Ply): Last {
  const last: Last = { action: ply.action, seat: ply.seat };
  if (ply.path) last.path = ply.path;
  if (ply.payment) last.payment = ply.payment;
  return last;
}

/** `leave` is called before every move, to end a running animation. */
export function makeCursor(record: RecordInfo, first: number, leave: () => void) {
  const end = record.plies.length;
  const inside = (wanted: number) => Math.max(0, Math.min(end, Math.trunc(wanted) || 0));
  const moment = signal(inside(first));
  /** Whether the way here is animated: one step forward is, a jump is not. */
  const told = signal(false);
  const playing = signal(false);

  /** The moments at which a turn is over. */
  const stops = record.plies.flatMap((ply, index) =>
    ply.turn === record.plies[index + 1]?.turn ? [] : [index + 1],
  );
  const at = (wanted: number): Moment =>
    record.plies[wanted - 1] ?? { ...record, position: record.start };
  const jump = (wanted: number) => {
    leave();
    told.value = false;
    moment.value = inside(wanted);
  };
  return {
    record,
    end,
    stops,
    moment,
    told,
    playing,
    at,
    jump,
    now: computed(() => at(moment.value)),
    /** What led to this moment; nothing at the start. */
    ply: computed(() => record.plies[moment.value - 1] ?? null),
    shown: computed<BoardState>(() => {
      const ply = record.plies[moment.value - 1];
      const last = ply && told.value ? lastOfPly(ply) : null;
      return { position: at(moment.value).position, legal: [], last };
    }),
    forward: () => {
      leave();
      told.value = true;
      moment.value = inside(moment.value + 1);
    },
    back: () => jump(moment.value - 1),
    nextTurn: () => jump(stops.find((stop) => stop > moment.value) ?? end),
    lastTurn: () => jump(stops.findLast((stop) => stop < moment.value) ?? 0),
  };
}
