/** What a hint says. */
import type { HintInfo } from "../../api/types";
import { boardWords } from "../../parts/boardWords";
import { percent, say, signed } from "../../say/say";

/** More than any points: a bot's way to say that somebody goes out, or wins at once. */
const BEYOND_POINTS = 1000;
const LAY = /^([a-g][1-7])([a-g][1-7])$/;

/** What the bot would do, and what it would get from it. */
export function hintInWords(hint: HintInfo): string {
  const worth = hint.worths.find(([action]) => action === hint.action);
  return [wouldDo(hint), worth ? worthInWords(hint.measure, worth[1]) : ""].join(" ").trim();
}

function wouldDo({ bot, action }: HintInfo): string {
  const name = say("bot-called", { bot });
  const [, first, second] = LAY.exec(action) ?? [];
  if (first && second) return say("hint-would-lay", { name, first, second });
  return say("hint-would-face", { name, facing: say("facing", { facing: action }) });
}

function worthInWords(measure: HintInfo["measure"], value: number): string {
  if (measure === "chance") return say("hint-chance", { times: Math.round(100 * value) });
  const points = Math.round(10 * Math.abs(value)) / 10;
  if (measure !== "points" || points > BEYOND_POINTS) return "";
  if (!points) return say("hint-level");
  return value > 0 ? say("hint-ahead", { points }) : say("hint-behind", { points });
}

/** The same in a few characters, beside the choice. */
export function worthInShort(measure: HintInfo["measure"], value: number): string {
  if (measure === "chance") return percent(value);
  return measure === "points" && Math.abs(value) < BEYOND_POINTS ? signed(value) : "";
}

/** A choice by its name, as the market calls it. */
export function choiceInWords(action: string): string {
  const [, first, second] = LAY.exec(action) ?? [];
  return first && second ? boardWords().lay(first, second) : boardWords().facing(action);
}
