/** The way to one's own mistakes, where there are any; for somebody who did not play, to anybody's. */
import type { RecordInfo } from "../../../../api/types";
import type { TurnInfo } from "../../../../api/wire";
import { say } from "../../../../i18n/say";
import { puzzlesOf } from "./puzzles";
import { LEARN_BUTTON } from "./useLearning";

interface LearnButtonProps {
  record: RecordInfo;
  turns: readonly TurnInfo[];
  own: number;
  onLearn: () => void;
}

export function LearnButton({ record, turns, own, onLearn }: LearnButtonProps) {
  const seats = own ? [own] : record.names.map((_, index) => index + 1);
  if (!seats.some((seat) => puzzlesOf(record, turns, seat).length)) return null;
  return (
    <button type="button" class="button" data-testid={LEARN_BUTTON} onClick={onLearn}>
      {say("mistakes-start", { whose: own ? "yours" : "all" })}
    </button>
  );
}
