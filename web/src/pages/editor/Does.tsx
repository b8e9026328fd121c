/** Undo, redo, begin anew, pass it on. */
import { link } from "../../app/base";
import { say } from "../../say/say";
import { CopyButton } from "../../parts/CopyButton";
import type { History } from "./history";
import { address } from "./address";
import { readPosition, writePosition } from "./text";

interface DoesProps {
  history: History;
  onStart: (players: number) => void;
}

export function Does({ history, onStart }: DoesProps) {
  const { text, past, future } = history;
  const position = readPosition(text.value);
  return (
    <div class="editor-does">
      <button type="button" class="button" disabled={!past.value.length} onClick={history.undo}>
        {say("editor-undo")}
      </button>
      <button type="button" class="button" disabled={!future.value.length} onClick={history.redo}>
        {say("editor-redo")}
      </button>
      <button
        type="button"
        class="button"
        disabled={!position?.board.size}
        onClick={() => position && history.change(writePosition({ ...position, board: new Map() }))}
      >
        {say("editor-clear")}
      </button>
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
