/** Whose turn it is and what is to be done, in one sentence. */
import type { ComponentChildren } from "preact";
import type { Step } from "../api/types";
import { say } from "../i18n/say";

interface Situation {
  step: Step;
  name: string;
  /** Whether it is decided at this screen. */
  mine: boolean;
  /** Whether several people share this screen, so that "you" would not say whom. */
  shared: boolean;
  /** The colour of the rug that is to be laid. */
  letter: string;
}

export function whatToDo({ step, name, mine, shared, letter }: Situation): string {
  if (!mine) return say("todo-other", { step, name, letter });
  return shared ? say("todo-shared", { step, name, letter }) : say("todo-you", { step, letter });
}

interface SentenceProps {
  text: string;
  /** The last thing that happened, or what was asked. */
  beside: ComponentChildren;
  /** Whether it is what was asked: then all of it stands there, however long it is. */
  asked: boolean;
}

export function Sentence({ text, beside, asked }: SentenceProps) {
  return (
    <div class="sentence">
      <p class="sentence-main" data-testid="sentence" title={text}>
        {text}
      </p>
      <p class={`sentence-beside${asked ? " asked" : ""}`} data-testid="last">
        {beside}
      </p>
    </div>
  );
}
