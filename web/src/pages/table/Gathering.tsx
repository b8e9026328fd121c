/** Before the game: who sits where, and how the others get here. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Chair } from "../../api/types";
import type { DiceTrouble as Trouble } from "../../live/seedProtocol";
import { Ask } from "../../components/Dialog";
import { loadEditions, serverEditions } from "../../components/editions";
import { usualBot } from "../../components/playerNames";
import { Swatch } from "../../components/SeatsSwatch";
import { listed, say } from "../../i18n/say";
import { FairDice } from "./FairDice";
import { Festival } from "./Festival";
import { useGame } from "./tableModel";
import { Invite } from "./Invite";
import { ReactionBar } from "./ReactionBar";
import { ReactionBubble } from "./ReactionBubble";
import { RulesInForce } from "./RulesInForce";
import { SitDown } from "./SitDown";

export function Gathering({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  useEffect(() => {
    game.gathered = true;
  }, []);
  const info = live.info.value;
  if (!info) return null;
  const open = info.seats.filter((chair) => chair.kind === "open").length;
  const seated = live.you.value.seats.length > 0;
  const awaited = info.seats.flatMap((chair, index) =>
    isAwaited(chair, info.sealed !== null) ? game.name(index + 1) : [],
  );
  const byItself = info.setup.autostart || info.sealed !== null;
  return (
    <div class="gathering">
      <header class="gathering-head">
        <Festival colours={["r", "y", "b", "g"]} />
        <h1>
          {!open && !awaited.length
            ? say("gathering-title-full")
            : seated || !open
              ? say("gathering-title")
              : say("gathering-title-guest")}
        </h1>
        <p class="soft" aria-live="polite">
          {open
            ? byItself
              ? say("gathering-open", { open })
              : say("home-waiting", { seats: open })
            : awaited.length
              ? say(byItself ? "gathering-awaited" : "gathering-unready", {
                  names: listed(awaited),
                })
              : say("gathering-full", { host: hostWord(live) })}
        </p>
      </header>
      <DiceTrouble />
      {(!seated || live.you.value.reserved.length > 0) && <SitDown hash={hash} />}
      {seated && open > 0 && <Invite />}
      <section class="gathering-seats" aria-labelledby="gathering-seats">
        <h2 id="gathering-seats">{say("seats-title")}</h2>
        <ul class="chairs">
          {info.seats.map((chair, index) => (
            <Place
              key={index}
              kind={game.seated.value[index]?.kind ?? chair.kind}
              seat={index + 1}
            />
          ))}
        </ul>
        <ReactionBar />
        <Host open={open} waits={awaited.length > 0} />
      </section>
      <section class="gathering-rules" aria-labelledby="gathering-rules">
        <h2 id="gathering-rules">{say("rules-on")}</h2>
        <RulesInForce />
        <FairDice />
      </section>
    </div>
  );
}

/** Why this page reveals no seed: the server broke its promise, or this device has lost the seed. */
function DiceTrouble() {
  const trouble = useGame().live.seedProtocol.trouble.value;
  return (
    <p class="trouble gathering-trouble" role="alert" data-testid="dice-trouble">
      {trouble && wordsFor(trouble)}
    </p>
  );
}

function wordsFor(trouble: Trouble): string {
  switch (trouble.kind) {
    case "promise":
      return say("dice-other-promise", { seen: trouble.seen, found: trouble.found });
    case "seat":
      return say("dice-tags", { tag: `SeatHash${trouble.seat}` });
    case "lost":
      return say("dice-seed-lost");
  }
}

/** Whether the game waits for this seat's page: to promise a seed, or to show it. */
const isAwaited = ({ kind, seed, commitment }: Chair, sealed: boolean): boolean =>
  kind === "person" && !seed && (sealed || !commitment);

const hostWord = (live: ReturnType<typeof useGame>["live"]): string =>
  live.you.value.host ? "you" : "other";

function Place({ kind, seat }: { kind: Chair["kind"]; seat: number }) {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  const { host, seats } = live.you.value;
  const colours = info?.seats[seat - 1]?.colours ?? [];
  const mine = seats.includes(seat);
  const away = kind === "person" && live.presence.value.away.includes(seat) && !mine;
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
        <bdi class="seat-name">{game.name(seat)}</bdi>
        {mine && <span class="seat-mark">{say("mark-you")}</span>}
        {away && <span class="seat-mark">{say("mark-away")}</span>}
      </span>
      <span class="chair-ways">
        {kind === "open" && host && <SeatBot seat={seat} />}
        {kind !== "open" && host && !mine && (
          <button
            type="button"
            class="button plain"
            aria-label={say("remove-name", { name: game.name(seat) })}
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

function Host({ open, waits }: { open: number; waits: boolean }) {
  const game = useGame();
  const asking = useSignal(false);
  const info = game.live.info.value;
  if (!game.live.you.value.host) return null;
  const early = open > 0 || waits;
  return (
    <div class="gathering-host">
      {!info?.setup.autostart && (
        <button
          type="button"
          class="button primary"
          data-testid="start"
          // It keeps the focus while somebody gets up again.
          aria-disabled={early}
          onClick={() => !early && game.do({ kind: "start" })}
        >
          {say("start-game")}
        </button>
      )}
      <button
        type="button"
        class="button plain danger"
        onClick={() => {
          asking.value = true;
        }}
      >
        {say("cancel-table")}
      </button>
      {asking.value && (
        <Ask
          title={say("cancel-title")}
          text={say("cancel-text")}
          yes={say("cancel-table")}
          no={say("cancel-no")}
          onYes={() => void game.do({ kind: "cancel" })}
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </div>
  );
}
