/** A choice by its name, where a sentence nearby says what it is about. */
import { layNames } from "../notation/action";
import { say } from "../i18n/say";
import { boardWords } from "./boardLabels";

export function choiceInWords(action: string): string {
  const [first, second] = layNames(action) ?? [];
  return first && second ? boardWords().lay(first, second) : say("facing", { facing: action });
}
