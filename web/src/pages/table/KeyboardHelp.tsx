/** The keys, for players without a mouse. */
import { settings } from "../../app/settings";
import { Dialog } from "../../components/Dialog";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";
import { isRoundOneDevice } from "./Undo";

function Keys({ keys }: { keys: readonly (readonly [string, string])[] }) {
  return (
    <dl class="keys">
      {keys.map(([key, what]) => (
        <div key={what}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Help({ onClose }: { onClose: () => void }) {
  const game = useGame();
  const keys = [
    [say("key-arrows"), say("keys-arrows")],
    [say("key-enter"), say("keys-enter")],
    [say("key-escape"), say("keys-escape")],
    ["S", say("keys-skip")],
    ["H", say("keys-hint")],
    ...(isRoundOneDevice(game) ? [["U", say("keys-undo")] as const] : []),
    ["L", say("keys-log")],
    [say("key-arrows"), say("keys-look")],
    ["M", say("keys-sounds")],
    ["?", say("keys-help")],
  ] as const;
  const onSquares = [
    [say("key-arrows"), say("text-keys-arrows")],
    [say("key-enter"), say("text-keys-enter")],
    ["R", say("text-keys-roll")],
    ["I", say("text-keys-seats")],
    ["T", say("text-keys-last")],
    ["A", say("text-keys-legal")],
    ["P", say("text-keys-price")],
    ["C", say("text-keys-prices")],
    ["O", say("text-keys-overview")],
    ["/", say("text-keys-box")],
  ] as const;
  return (
    <Dialog title={say("keys-title")} onClose={onClose} toRead>
      <Keys keys={keys} />
      <p>{say("keys-touch")}</p>
      <p>{say("keys-mouse")}</p>
      <p>{say("keys-facing")}</p>
      <p>{say("keys-price")}</p>
      {settings.value.textBoard && (
        <>
          <h3>{say("text-keys-title")}</h3>
          <Keys keys={onSquares} />
        </>
      )}
    </Dialog>
  );
}
