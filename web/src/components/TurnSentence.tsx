/** Whose turn it is and what to do, in one sentence. */
import type { ComponentChildren } from "preact";
import type { Step } from "../api/types";
import { say } from "../i18n/say";

interface TodoDetails {
  step: Step;
  name: string;
  /** Whether the player at this screen decides. */
  mine: boolean;
  /** Whether several people share this screen, so that "you" would be ambiguous. */
  shared: boolean;
  /** The colour of the rug that is to be laid. */
  letter: string;
}

export function whatToDo({ step, name, mine, shared, letter }: TodoDetails): string {
  if (!mine) return say("todo-other", { step, name, letter });
  return shared ? say("todo-shared", { step, name, letter }) : say("todo-you", { step, letter });
}

interface SentenceProps {
  text: string;
  /** The last thing that happened, or what was asked. */
  beside: ComponentChildren;
  /** Whether it answers a question: then all of it is shown, however long it is. */
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
