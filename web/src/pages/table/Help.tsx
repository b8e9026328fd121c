/** The keys, for who plays without a mouse. */
import { Dialog } from "../../parts/Dialog";
import { say } from "../../say/say";

export function Help({ onClose }: { onClose: () => void }) {
  const keys = [
    [say("key-arrows"), say("keys-arrows")],
    [say("key-enter"), say("keys-enter")],
    [say("key-escape"), say("keys-escape")],
    ["S", say("keys-skip")],
    ["H", say("keys-hint")],
    ["L", say("keys-log")],
    ["M", say("keys-sounds")],
    ["?", say("keys-help")],
  ] as const;
  return (
    <Dialog title={say("keys-title")} onClose={onClose}>
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
      <p>{say("keys-touch")}</p>
      <div class="dialog-choices">
        <button type="button" class="button" autofocus onClick={onClose}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
