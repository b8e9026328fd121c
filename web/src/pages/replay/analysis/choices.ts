/** The choices of a decision: ranked, judged, and as the market shows them. */
import type { RecordInfo } from "../../../api/types";
import type { ComparedChoice } from "../../../board/types";
import { gain, percent, say } from "../../../i18n/say";
import { nextRug } from "../../../notation/position";
import type { DecisionStep } from "./analysisModel";

export interface RankedChoice {
  action: string;
  /** The chance to win of the player who decides. */
  chance: number;
  best: boolean;
  /** Whether it was played. */
  done: boolean;
}

/** From this loss on an error has a name; whatever costs less is as good as the best. Luck below it is hardly any. */
export const TOLERANCE = 0.02;

/** The deciding player's chance to win after one of their choices. */
export function chanceOf(decision: DecisionStep, action: string): number {
  const choice = decision.choices.find((one) => one.action === action);
  return choice?.chances[decision.seat - 1] ?? 0;
}

/** The position before an action, by the number of actions before it. */
export function positionBefore(record: Pick<RecordInfo, "start" | "plies">, ply: number): string {
  return record.plies[ply - 1]?.position ?? record.start;
}

/** All choices, the best first; of equal ones the first of the rules. */
export function ranked(decision: DecisionStep): RankedChoice[] {
  return decision.choices
    .map(({ action, chances }) => ({
      action,
      chance: chances[decision.seat - 1] ?? 0,
      best: action === decision.best.action,
      done: action === decision.action,
    }))
    .sort((a, b) => Number(b.best) - Number(a.best) || b.chance - a.chance);
}

/** What a choice costs beside the best one. */
export function lossOf(decision: DecisionStep, action: string): number {
  return Math.max(0, chanceOf(decision, decision.best.action) - chanceOf(decision, action));
}

/** A chance as texts have it: it differs from another by what the texts say. */
export const chanceText = (chance: number): string => percent(chance, 1);

/** A difference of two chances, of the same digits as they are shown with. */
export function differenceText(more: number, less: number): string {
  return chanceText(differenceOf(more, less));
}

const differenceOf = (more: number, less: number) =>
  (Math.round(1000 * more) - Math.round(1000 * less)) / 1000;

/** An error by the chances that are shown, like −7.1 %. */
export function errorShown({ seat, after, best }: DecisionStep): number {
  return differenceOf(after[seat - 1] ?? 0, best.chances[seat - 1] ?? 0);
}

/** An error by its word and its cost. */
export function errorText(decision: DecisionStep): string {
  const grade = decision.grade ?? "slip";
  return say("analysis-error-of", { grade, cost: gain(errorShown(decision), 1) });
}

/** What a choice is called in front of its name. */
export function tagOf({
  best,
  done,
}: Pick<RankedChoice, "best" | "done">): "both" | "best" | "done" {
  return best && done ? "both" : best ? "best" : "done";
}

/** The best choice and the one that was played on the market, and one more that is pointed at. The rug
 * that `laid` names lies there already. */
export function comparedOn(
  position: string,
  decision: DecisionStep,
  pointed: string | null,
  laid = decision.action,
): ComparedChoice[] {
  const colour = nextRug(position, decision.seat);
  return ranked(decision)
    .filter(({ action, best, done }) => best || done || action === pointed || action === laid)
    .map(({ action, chance, best }) => ({
      action,
      label: percent(chance),
      mark: best ? ("best" as const) : action === laid ? ("done" as const) : ("other" as const),
      colour,
    }))
    .reverse();
}
