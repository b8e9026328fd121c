/** The actions of a record, their places and the winners as sentences. */
import type { RecordInfo } from "../../api/types";
import { actionText } from "../../components/eventText";
import { type Ending, headline, howDecided, outReason } from "../../components/outcomeText";
import { namesIn } from "../../components/playerNames";
import { say, together } from "../../i18n/say";
import { giveUp } from "../../notation/action";
import { seatsOf } from "../../notation/position";

export function seatName(record: RecordInfo, seat: number): string {
  return namesIn(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. */
export function plyText(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  return actionText(ply, namesIn(record));
}

/** Where a moment is, in words: the turn, and whose it is. */
export function place(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply?.turn) return say("replay-before-first");
  return say("replay-place", { turn: ply.turn, name: seatName(record, ply.seat) });
}

/** Whether the game is over at a moment; a record may stop before. */
export function isOver(record: RecordInfo, moment: number): boolean {
  return moment === record.plies.length && record.result !== "*";
}

/** A step to a moment: the action, and the winners where it ends the game. */
export function stepText(record: RecordInfo, moment: number): string {
  const told = plyText(record, moment);
  return isOver(record, moment) ? together([told, winners(record)]) : told;
}

/** A jump to a moment: its place, the action, and the winners where it ends the game. */
export function jumpText(record: RecordInfo, moment: number): string {
  const told = stepText(record, moment);
  if (!moment) return told;
  return together([say("as-sentence", { text: place(record, moment) }), told]);
}

/** How a record ends. */
function endingOfRecord(record: RecordInfo): Ending {
  const last = record.plies.at(-1) ?? record;
  const out = seatsOf(record.plies.at(-1)?.position ?? record.start);
  const results = namesIn(record).map((name, index) => {
    const leaving = record.plies.find(({ action }) => action === giveUp(index + 1));
    return {
      seat: index + 1,
      name,
      rank: record.ranks[index] ?? 0,
      dirhams: last.dirhams[index] ?? 0,
      squares: last.squares[index] ?? 0,
      points: last.points[index] ?? 0,
      out: out[index]?.out ? outReason(leaving) : null,
    };
  });
  return { results, decided: record.decided };
}

/** Who has won, and how. */
export function winners(record: RecordInfo): string {
  const ending = endingOfRecord(record);
  return together([headline(ending, 0), howDecided(ending, 0)]);
}
