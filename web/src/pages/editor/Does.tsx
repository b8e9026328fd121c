/** Undo, redo, begin anew, pass it on. */
import { link } from "../../app/base";
import { say } from "../../say/say";
import { Copy } from "../replay/Copy";
import type { History } from "./history";
import { address, STARTS } from "./starts";
import { readPosition, writePosition } from "./text";

export function Does({ history }: { history: History }) {
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
      {["2", "3", "4"].map((players) => (
        <button
          key={players}
          type="button"
          class="button"
          onClick={() => history.change(STARTS[players] ?? "")}
        >
          {say("editor-start", { players: Number(players) })}
        </button>
      ))}
      <Copy
        label={say("editor-copy-text")}
        done={say("editor-text-copied")}
        text={() => text.peek()}
      />
      <Copy
        label={say("editor-copy-link")}
        done={say("replay-link-copied")}
        text={() => link(address(text.peek()))}
      />
    </div>
  );
}
