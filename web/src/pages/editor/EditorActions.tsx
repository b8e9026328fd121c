/** Undo, redo, begin anew, pass it on. */
import type { ComponentChildren } from "preact";
import { link } from "../../app/base";
import { say } from "../../i18n/say";
import { CopyButton } from "../../components/CopyButton";
import type { History } from "./history";
import { clear, redo, undo } from "./announcements";
import { address } from "./address";
import { parsePosition } from "../../notation/position";
import { isBare } from "./rugs";

interface DoesProps {
  history: History;
  onStart: (players: number) => void;
}

export function Does({ history, onStart }: DoesProps) {
  const { text, past, future } = history;
  const position = parsePosition(text.value);
  return (
    <div class="editor-does">
      <Do off={!past.value.length} does={() => undo(history)}>
        {say("editor-undo")}
      </Do>
      <Do off={!future.value.length} does={() => redo(history)}>
        {say("editor-redo")}
      </Do>
      <Do off={!position || isBare(position)} does={() => clear(history)}>
        {say("editor-clear")}
      </Do>
      {[2, 3, 4].map((players) => (
        <button key={players} type="button" class="button" onClick={() => onStart(players)}>
          {say("editor-start", { players })}
        </button>
      ))}
      <CopyButton
        label={say("editor-copy-text")}
        done={say("editor-text-copied")}
        text={() => text.peek()}
      />
      <CopyButton
        label={say("editor-copy-link")}
        done={say("replay-link-copied")}
        text={() => link(address(text.peek()))}
      />
    </div>
  );
}

interface DoProps {
  off: boolean;
  does: () => void;
  children: ComponentChildren;
}

/** Where nothing is left to do a button stays focusable: whoever got there by it keeps their place. */
function Do({ off, does, children }: DoProps) {
  return (
    <button
      type="button"
      class="button"
      aria-disabled={off}
      onClick={off ? undefined : () => does()}
    >
      {children}
    </button>
  );
}
