/** What a hint says. */
import type { HintInfo } from "../../api/types";
import { layNames } from "../../notation/action";
import { percent, say, together } from "../../i18n/say";

/** What the bot would do, and what it would get from it. */
export function hintInWords(hint: HintInfo): string {
  const worth = hint.worths.find(([action]) => action === hint.action);
  const worthIt = worth ? worthInWords(hint.measure, worth[1]) : "";
  return together([wouldDo(hint), ...(worthIt ? [worthIt] : [])]);
}

function wouldDo({ bot, action }: HintInfo): string {
  const name = say("bot-called", { bot });
  const [first, second] = layNames(action) ?? [];
  if (first && second) return say("hint-would-lay", { name, first, second });
  return say("hint-would-face", { name, facing: action });
}

function worthInWords(measure: HintInfo["measure"], value: number): string {
  return measure === "chance" ? say("hint-chance", { times: Math.round(100 * value) }) : "";
}

/** The same in a few characters, beside the choice. */
export function worthInShort(measure: HintInfo["measure"], value: number): string {
  return measure === "chance" ? percent(value) : "";
}
