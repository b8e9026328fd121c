/** The actions of a record, their places and the winners as sentences. */
import type { RecordInfo } from "../../api/types";
import { actionText } from "../../components/eventText";
import { namesIn, wins } from "../../components/playerNames";
import { say, together } from "../../i18n/say";

export function seatName(record: RecordInfo, seat: number): string {
  return namesIn(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. The comment after it says why a seat was made to give up. */
export function plyText(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  return actionText({ ...ply, reason: ply.comments[0] }, namesIn(record));
}

/** Where a moment is, in words: the turn, and whose it is. */
export function place(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  if (ply.turn === 0) return say("replay-before-first");
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

export function winners(record: RecordInfo): string {
  return wins(record.winners.map((seat) => seatName(record, seat)));
}
