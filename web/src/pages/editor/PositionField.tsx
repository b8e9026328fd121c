/** The position's text, and what is wrong with it. */
import { explain, Refused } from "../../api/endpoints";
import { say } from "../../i18n/say";
import type { Checked } from "./validation";
import type { History } from "./history";

interface PositionFieldProps {
  history: History;
  checked: Checked | null;
  again: () => void;
}

/** The text itself, and what is wrong with it, with a mark under the place. */
export function PositionField({ history, checked, again }: PositionFieldProps) {
  const text = history.text.value;
  const error = checked?.text === text ? checked.error : null;
  const column = error instanceof Refused ? error.problem.place.column : undefined;
  const from = Math.max(0, (column ?? 1) - 15);
  return (
    <>
      <label class="field">
        <span>{say("editor-text")}</span>
        <textarea
          class="record-text"
          dir="ltr"
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error ? "position-trouble" : undefined}
          onInput={(event) =>
            history.change(event.currentTarget.value.replace(/\s+/g, " "), "written")
          }
          onBlur={history.settle}
        />
      </label>
      <div aria-live="polite">
        {error !== null && (
          <div class="study-trouble" id="position-trouble">
            <p>{explain(error)}</p>
            {column !== undefined && (
              <pre dir="ltr" class="trouble-line">
                {text.slice(from, from + 30)}
                {"\n"}
                {" ".repeat(column - 1 - from)}^
              </pre>
            )}
            {!(error instanceof Refused) && (
              <button type="button" class="button" onClick={again}>
                {say("study-again")}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}
