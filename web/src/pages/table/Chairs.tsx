/** The seats before the game: who sits there or has been asked, and what the host can do. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Chair } from "../../api/types";
import { loadEditions, serverEditions } from "../../components/editions";
import { usualBot } from "../../components/playerNames";
import { Swatch } from "../../components/SeatsSwatch";
import { say } from "../../i18n/say";
import { ReactionBubble } from "./ReactionBubble";
import { useGame } from "./tableModel";

export function Place({ kind, seat }: { kind: Chair["kind"]; seat: number }) {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  const { host, seats } = live.you.value;
  const colours = info?.seats[seat - 1]?.colours ?? [];
  const mine = seats.includes(seat);
  const away = kind === "person" && live.presence.value.away.includes(seat) && !mine;
  const asked = kind === "open" ? (info?.seats[seat - 1]?.kept_for ?? "") : "";
  const row = useRef<HTMLLIElement>(null);
  const before = useRef(kind);
  // The button that was pressed goes with what it did: focus stays at its seat.
  useEffect(() => {
    const lost = before.current !== kind && document.activeElement === document.body;
    before.current = kind;
    if (lost) row.current?.querySelector("button")?.focus();
  }, [kind]);
  return (
    <li ref={row} class={`chair ${kind}`} data-seat={seat} data-testid="seat">
      <span class="chair-cloth">
        {colours.map((colour) => (
          <Swatch key={colour} colour={colour} named />
        ))}
      </span>
      <span class="seat-who">
        <ReactionBubble seat={seat} />
        <bdi class="seat-name">{asked || game.name(seat)}</bdi>
        {asked && <span class="seat-mark">{say("mark-asked")}</span>}
        {mine && <span class="seat-mark">{say("mark-you")}</span>}
        {away && <span class="seat-mark">{say("mark-away")}</span>}
      </span>
      <span class="chair-ways">
        {kind === "open" && !asked && host && <SeatBot seat={seat} />}
        {(kind !== "open" || asked) && host && !mine && (
          <button
            type="button"
            class="button plain"
            aria-label={say("remove-name", { name: asked || game.name(seat) })}
            onClick={() => game.do({ kind: "remove", seat })}
          >
            {say("remove")}
          </button>
        )}
        {mine && !host && (
          <button
            type="button"
            class="button plain"
            onClick={() => game.do({ kind: "leave", seat })}
          >
            {say("leave-seat")}
          </button>
        )}
      </span>
    </li>
  );
}

/** A bot on an open seat: the usual one with one touch, or another by name. */
function SeatBot({ seat }: { seat: number }) {
  const game = useGame();
  const chosen = useSignal("");
  useEffect(() => {
    loadEditions().catch(() => {}); // the server knows the usual bot, too
  }, []);
  const bots = serverEditions.value?.bots ?? [];
  const wanted = chosen.value || usualBot(bots);
  return (
    <>
      {bots.length > 1 && (
        <select
          class="chair-bots"
          aria-label={say("which-bot")}
          value={wanted}
          onChange={(event) => {
            chosen.value = event.currentTarget.value;
          }}
        >
          {bots.map((bot) => (
            <option key={bot} value={bot}>
              {say("bot-called", { bot })}
            </option>
          ))}
        </select>
      )}
      <button
        type="button"
        class="button"
        data-testid="seat-bot"
        onClick={() => game.do({ kind: "seat-bot", seat, ...(wanted && { bot: wanted }) })}
      >
        {say("seat-bot")}
      </button>
    </>
  );
}
