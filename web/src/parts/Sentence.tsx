/** Whose turn it is and what is to be done, in one sentence. */
import type { ComponentChildren } from "preact";
import type { Step } from "../api/types";
import { say } from "../say/say";

interface Situation {
  step: Step;
  name: string;
  /** Whether it is decided at this screen. */
  mine: boolean;
  /** Whether several people share this screen, so that "you" would not say whom. */
  shared: boolean;
}

export function whatToDo({ step, name, mine, shared }: Situation): string {
  if (!mine) return say("todo-other", { step, name });
  return shared ? say("todo-shared", { step, name }) : say("todo-you", { step });
}

interface SentenceProps {
  text: string;
  /** The last thing that happened, or what was asked. */
  beside: ComponentChildren;
}

export function Sentence({ text, beside }: SentenceProps) {
  return (
    <div class="sentence">
      <p class="sentence-main" data-testid="sentence">
        {text}
      </p>
      <p class="sentence-beside" data-testid="last">
        {beside}
      </p>
    </div>
  );
}
