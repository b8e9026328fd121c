/** Somebody's larger errors as puzzles: which ones, and what counts as solved. */
import type { RecordInfo, TurnInfo } from "../../../../api/wire";
import { type DecisionStep, errorsIn } from "../analysisModel";
import { lossOf, positionBefore, TOLERANCE } from "../choices";

export interface Puzzle {
  decision: DecisionStep;
  /** The position to decide in. */
  position: string;
}

/** More than these in one sitting tire anybody: the largest are taken. */
export const MOST_PUZZLES = 8;

/** The mistakes and blunders of a seat, and where there is none its slips, in the order of the game. */
export function puzzlesOf(
  record: Pick<RecordInfo, "start" | "plies">,
  turns: readonly TurnInfo[],
  seat: number,
): Puzzle[] {
  const errors = errorsIn({ turns }).filter((decision) => decision.seat === seat);
  const larger = errors.filter(({ grade }) => grade !== "slip");
  return (larger.length ? larger : errors)
    .sort((a, b) => a.error - b.error)
    .slice(0, MOST_PUZZLES)
    .sort((a, b) => a.ply - b.ply)
    .map((decision) => ({ decision, position: positionBefore(record, decision.ply) }));
}

/** How good an answer is: the best one, as good as that for anybody who plays, what was played in the game, or
 * something else that is worse. */
export type Verdict = "best" | "good" | "same" | "worse";

export function verdictOn(decision: DecisionStep, action: string): Verdict {
  if (action === decision.best.action) return "best";
  if (lossOf(decision, action) < TOLERANCE) return "good";
  return action === decision.action ? "same" : "worse";
}

/** How a puzzle ended: at the first try, after others, or with a look at the answer. */
export type Outcome = "first" | "later" | "shown";
