/** Undo, redo, start again, share. */
import type { ComponentChildren } from "preact";
import { link } from "../../app/base";
import { shared } from "../../app/shareLink";
import { say } from "../../i18n/say";
import { CopyButton } from "../../components/CopyButton";
import type { History } from "./history";
import { clear, redoChange, undoChange } from "./announcements";
import { address } from "./address";
import { parsePosition } from "../../notation/position";
import { isBare } from "./rugs";

interface EditorActionsProps {
  history: History;
  onStart: (players: number) => void;
}

export function EditorActions({ history, onStart }: EditorActionsProps) {
  const { text, past, future } = history;
  const position = parsePosition(text.value);
  return (
    <div class="editor-does">
      <EditorButton off={!past.value.length} does={() => undoChange(history)}>
        {say("editor-undo")}
      </EditorButton>
      <EditorButton off={!future.value.length} does={() => redoChange(history)}>
        {say("editor-redo")}
      </EditorButton>
      <EditorButton off={!position || isBare(position)} does={() => clear(history)}>
        {say("editor-clear")}
      </EditorButton>
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
        text={() => shared(link(address(text.peek())))}
      />
    </div>
  );
}

interface EditorButtonProps {
  off: boolean;
  does: () => void;
  children: ComponentChildren;
}

/** A button that can do nothing stays focusable, so that the keyboard keeps its place. */
function EditorButton({ off, does, children }: EditorButtonProps) {
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
