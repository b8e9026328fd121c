/** The keys, for who plays without a mouse. */
import { Dialog } from "../../parts/Dialog";
import { say } from "../../say/say";

export function Help({ onClose }: { onClose: () => void }) {
  const keys = [
    [say("key-arrows"), say("help-arrows")],
    [say("key-enter"), say("help-enter")],
    [say("key-escape"), say("help-escape")],
    ["S", say("help-skip")],
    ["L", say("help-log")],
    ["M", say("help-sounds")],
    ["?", say("help-help")],
  ] as const;
  return (
    <Dialog title={say("help-title")} onClose={onClose}>
      <dl class="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p>{say("help-touch")}</p>
      <div class="dialog-choices">
        <button type="button" class="button" autofocus onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
