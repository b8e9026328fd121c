/** What an action of a record did, and who won, in sentences. */
import type { RecordInfo } from "../../api/types";
import { happened } from "../../parts/happened";
import { say } from "../../say/say";

export function namesOf(record: RecordInfo): string[] {
  return record.names.map((name, index) => name || say("replay-seat", { seat: index + 1 }));
}

export function nameOf(record: RecordInfo, seat: number): string {
  return namesOf(record)[seat - 1] ?? "";
}

/** The action that leads to a moment. */
export function tell(record: RecordInfo, moment: number): string {
  const ply = record.plies[moment - 1];
  return ply ? happened(ply, namesOf(record)) : say("replay-beginning");
}

/** The names of the winners, as the language lists them. */
export function winners(record: RecordInfo): string {
  const names = record.winners.map((seat) => nameOf(record, seat));
  const list = names.reduceRight((last, first, index) =>
    index === names.length - 2
      ? say("list-and", { first, last })
      : say("list-comma", { first, last }),
  );
  return say("did-win", { count: names.length, names: list });
}
