/** A visitor at a table that still gathers: a name and one button. */
import { useSignal } from "@preact/signals";
import { randomId } from "../../api/ids";
import { go } from "../../app/router";
import { choose, settings } from "../../app/settings";
import { plain, say } from "../../say/say";
import { useGame } from "./game";

export function SitDown({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  const { reserved, seats, host } = live.you.value;
  const code = /^join-(.+)$/.exec(hash)?.[1];
  const first = reserved[0] ?? (info?.seats.findIndex((chair) => chair.kind === "open") ?? 0) + 1;
  const name = useSignal(settings.value.name);
  const busy = useSignal(false);
  const open = info?.seats.some((chair) => chair.kind === "open");
  const welcome = open && (code || reserved.length > 0 || info?.setup.listed || host);
  if (!welcome) return seats.length ? null : <Watching full={!open} />;
  const fallback = plain(say("player-numbered", { seat: first }));
  const sit = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    const called = name.value.trim();
    const done = await game.do("sit", {
      name: called || fallback,
      seed: randomId(),
      ...(code && { code }),
      ...(reserved.length && { seat: first }),
    });
    busy.value = false;
    if (!done) return;
    if (called) choose({ name: called });
    if (hash) go(`table/${live.id}`, "replace");
  };
  return (
    <form class="sit" onSubmit={sit}>
      <label class="field">
        <span>{say("your-name")}</span>
        <input
          data-testid="sit-name"
          value={name.value}
          placeholder={fallback}
          maxLength={30}
          autocomplete="nickname"
          dir="auto"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button primary" data-testid="sit" aria-disabled={busy.value}>
        {say("sit-down")}
      </button>
    </form>
  );
}

function Watching({ full }: { full: boolean }) {
  return <p class="sit-not">{full ? say("watching-full") : say("watching-gathering")}</p>;
}
