/** What a decision or a roll was worth, in a few words. */
import { say, together } from "../../../i18n/say";
import type { ActionStep, DecisionStep } from "./analysisModel";
import { differenceText, TOLERANCE } from "./choices";

/** The word for what was chosen: of an error its own, and something kind for anything else. */
export function wordOf(decision: DecisionStep): string {
  const fine = decision.action === decision.best.action ? "best" : "fine";
  return say("decision-word", { grade: decision.grade ?? fine });
}

export type LuckStep = Extract<ActionStep, { kind: "luck" }>;

/** How lucky a roll or a draw was, in a sentence. */
export function rollText({ seat, step, after, average }: LuckStep): string {
  const [came, mean] = [after[seat - 1] ?? 0, average[seat - 1] ?? 0];
  const kind = came - mean >= TOLERANCE ? "lucky" : came - mean <= -TOLERANCE ? "unlucky" : "even";
  const amount = differenceText(Math.max(came, mean), Math.min(came, mean));
  const more = came >= mean ? "more" : "less";
  return together([
    say("decision-luck", { luck: kind }),
    say("decision-luck-by", { step, amount, more }),
  ]);
}
