/** What an action of a record did, and who won, in sentences. */
import type { RecordInfo } from "../../api/types";
import { happened } from "../../parts/happened";
import { namesIn, wins } from "../../parts/names";
import { say } from "../../say/say";

export function nameOf(record: RecordInfo, seat: number): string {
  return namesIn(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. */
export function tell(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  return ply ? happened(ply, namesIn(record)) : say("replay-beginning");
}

export function winners(record: RecordInfo): string {
  return wins(record.winners.map((seat) => nameOf(record, seat)));
}
