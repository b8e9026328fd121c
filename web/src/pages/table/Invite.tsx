/** How the others get here: a link and its QR code. */
import { notify } from "../../app/announce";
import { isLoopback, link } from "../../app/base";
import { shared } from "../../app/shareLink";
import { Copy } from "../../components/ShareLink";
import { Qr } from "../../components/Qr";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";

export function Invite() {
  const game = useGame();
  const { live } = game;
  const code = live.you.value.join_code;
  const watch = shared(link(`table/${live.id}`));
  if (!code) return <p class="soft">{say("invite-host-has-it")}</p>;
  const url = `${watch}#join-${code}`;
  return (
    <section class="invite" aria-labelledby="invite-title">
      <div class="invite-words">
        <h2 id="invite-title">{say("invite-title")}</h2>
        <p>{say("invite-text")}</p>
        <Copy
          label={say("invite-link")}
          text={url}
          testid="invite-link"
          message={say("invite-message")}
        />
        <button
          type="button"
          class="button plain outdented"
          data-testid="invite-renew"
          onClick={async () => {
            if (await game.do({ kind: "renew-code" })) notify(say("invite-renewed"));
          }}
        >
          {say("invite-renew")}
        </button>
        {isLoopback() && (
          <div class="invite-here">
            <p>{say("invite-here-only", { host: location.host })}</p>
            <code dir="ltr">marrakech --host 0.0.0.0</code>
          </div>
        )}
        <details>
          <summary>{say("watch-title")}</summary>
          <Copy label={say("watch-link")} text={watch} testid="watch-link" />
        </details>
      </div>
      <Qr text={url} label={say("invite-qr")} />
    </section>
  );
}
