/** A one-time link was opened: the seat comes to this device, once somebody says so. */
import { useSignal } from "@preact/signals";
import { notify } from "../../app/announce";
import { go } from "../../app/router";
import { Dialog } from "../../components/Dialog";
import { say } from "../../i18n/say";
import { SeatsTaken } from "./SeatsTaken";
import { useGame } from "./tableModel";

/** What the part of a link after its # asks for, beside a seat that is still free. */
export function Claim({ hash }: { hash: string }) {
  return (
    <>
      <ClaimSeat hash={hash} />
      <SeatsTaken hash={hash} />
    </>
  );
}

function ClaimSeat({ hash }: { hash: string }) {
  const game = useGame();
  const busy = useSignal(false);
  const code = /^seat-(.+)$/.exec(hash)?.[1];
  if (!code) return null;
  const home = `table/${game.live.id}`;
  const claim = async () => {
    if (busy.value) return;
    busy.value = true;
    const done = await game.do({ kind: "claim", code });
    busy.value = false;
    if (done) notify(say("seat-claimed"));
    go(home, "replace");
  };
  return (
    <Dialog title={say("claim-title")} onClose={() => go(home, "replace")}>
      <p>{say("claim-text")}</p>
      <div class="dialog-choices">
        <button
          type="button"
          class="button primary"
          data-testid="claim"
          autofocus
          aria-disabled={busy.value}
          onClick={claim}
        >
          {say("claim-yes")}
        </button>
        <button type="button" class="button" onClick={() => go(home, "replace")}>
          {say("claim-no")}
        </button>
      </div>
    </Dialog>
  );
}
