/** What an action of a record did, and who won, in sentences. */
import type { RecordInfo } from "../../api/types";
import { happened } from "../../parts/happened";
import { namesIn, wins } from "../../parts/names";
import { say } from "../../say/say";

export function nameOf(record: RecordInfo, seat: number): string {
  return namesIn(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. Why a seat was made to give up is the comment behind it. */
export function tell(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  if (!ply) return say("replay-beginning");
  return happened({ ...ply, reason: ply.comments[0] }, namesIn(record));
}

export function winners(record: RecordInfo): string {
  return wins(record.winners.map((seat) => nameOf(record, seat)));
}
