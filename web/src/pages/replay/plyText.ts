/** What an action of a record did, where that is, and who won, in sentences. */
import type { RecordInfo } from "../../api/types";
import { actionText } from "../../components/eventText";
import { namesIn, wins } from "../../components/playerNames";
import { say, together } from "../../i18n/say";

export function nameOf(record: RecordInfo, seat: number): string {
  return namesIn(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. Why a seat was made to give up is the comment behind it. */
export function tell(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  return actionText({ ...ply, reason: ply.comments[0] }, namesIn(record));
}

/** Where a moment is, in words: the turn, and whose it is. */
export function place(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  if (ply.turn === 0) return say("replay-before-first");
  return say("replay-place", { turn: ply.turn, name: nameOf(record, ply.seat) });
}

/** Whether the game is over at a moment; a record may stop before. */
export function isOver(record: RecordInfo, moment: number): boolean {
  return moment === record.plies.length && record.result !== "*";
}

/** What a step has done, and who has won by it. */
export function tellStep(record: RecordInfo, moment: number): string {
  const told = tell(record, moment);
  return isOver(record, moment) ? together([told, winners(record)]) : told;
}

/** Where somebody is who came by a jump. */
export function tellPlace(record: RecordInfo, moment: number): string {
  const told = tellStep(record, moment);
  if (!moment) return told;
  return together([say("as-sentence", { text: place(record, moment) }), told]);
}

export function winners(record: RecordInfo): string {
  return wins(record.winners.map((seat) => nameOf(record, seat)));
}
