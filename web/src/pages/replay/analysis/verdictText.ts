/** An analysis in a few sentences. */
import type { RecordInfo } from "../../../api/types";
import type { SeatTotalsInfo } from "../../../api/wire";
import { gain, percent, say, together } from "../../../i18n/say";
import { plyText } from "../plyText";
import type { ActionStep, DecisionStep } from "./analysisModel";
import { chanceText, errorShown, TOLERANCE } from "./choices";

/** All that the dice and the piles did for a seat, at the rolls and draws of all seats. */
export const luckOf = ({ own_luck, others_luck }: SeatTotalsInfo): number => own_luck + others_luck;

/** Who was lucky: `own` if that is somebody's seat, else the luckiest. */
export function luckText(
  seats: readonly SeatTotalsInfo[],
  names: readonly string[],
  own: number,
): string {
  const mine = seats.find(({ seat }) => seat === own);
  if (mine) {
    const worth = luckOf(mine);
    const luck = Math.abs(worth) < TOLERANCE ? "even" : worth > 0 ? "good" : "bad";
    return say("analysis-luck-you", { luck, worth: gain(worth) });
  }
  const luckiest = seats.reduce((most, one) => (luckOf(one) > luckOf(most) ? one : most));
  const worth = luckOf(luckiest);
  const luck = worth < TOLERANCE ? "even" : "good";
  return say("analysis-luck-name", {
    luck,
    name: names[luckiest.seat - 1] ?? "",
    worth: gain(worth),
  });
}

/** Where the game turned: when, what happened, and whose chance that changed the most. */
export function turnedText(record: RecordInfo, names: readonly string[], step: ActionStep): string {
  const most = step.gains.reduce(
    (one, change, seat, all) => (Math.abs(change) > Math.abs(all[one] ?? 0) ? seat : one),
    0,
  );
  return together([
    say("analysis-turned", { turn: step.turn }),
    plyText(record, step.ply + 1),
    say("analysis-turned-chance", {
      name: names[most] ?? "",
      before: percent(step.before[most] ?? 0),
      after: percent(step.after[most] ?? 0),
    }),
  ]);
}

/** The error that cost the most: one's own largest, or that of the game. */
export function worstText(names: readonly string[], own: number, worst: DecisionStep): string {
  const { seat, turn, step } = worst;
  const details = { step, turn, cost: chanceText(-errorShown(worst)) };
  return seat === own
    ? say("analysis-worst-you", details)
    : say("analysis-worst-name", { ...details, name: names[seat - 1] ?? "" });
}

/** The turning point where that is the error that cost the most. */
export function turnedByErrorText(
  names: readonly string[],
  own: number,
  worst: DecisionStep,
): string {
  return together([say("analysis-turned", { turn: worst.turn }), worstText(names, own, worst)]);
}
