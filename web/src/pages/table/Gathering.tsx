/** Before the game: who sits where, and how the others get here. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Chair } from "../../api/types";
import type { DiceTrouble as Trouble } from "../../live/seedProtocol";
import { Ask } from "../../components/Dialog";
import { listed, say } from "../../i18n/say";
import { Gist } from "../home/TableSummary";
import { Place } from "./Chairs";
import { FairDice } from "./FairDice";
import { Festival } from "./Festival";
import { isAwaited, sentenceOf, gatheringTitle } from "./gatheringText";
import { Invite } from "./Invite";
import { NewHere } from "./NewHere";
import { ReactionBar } from "./ReactionBar";
import { RulesInForce } from "./RulesInForce";
import { isInvited, SitDown } from "./SitDown";
import { useGame } from "./tableModel";

export function Gathering({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  useEffect(() => {
    game.gathered = true;
  }, []);
  const info = live.info.value;
  if (!info) return null;
  const { seats, reserved } = live.you.value;
  const open = info.seats.filter((chair) => chair.kind === "open").length;
  const again = info.seats.some((chair) => chair.kept);
  return (
    <div class="gathering">
      <header class="gathering-head">
        <Festival colours={["r", "y", "b", "g"]} />
        <h1>{gatheringTitle(game, hash)}</h1>
        <p class="soft" aria-live="polite">
          {sentenceOf(game)}
        </p>
        {again && <Asked seats={info.seats} />}
        {isInvited(game, hash) && <Gist setup={info.setup} />}
      </header>
      <DiceTrouble />
      {(!seats.length || reserved.length > 0) && <SitDown hash={hash} />}
      {!seats.length && !reserved.length && <NewHere hash={hash} />}
      {seats.length > 0 && open > 0 && !again && <Invite />}
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
        <Host open={open} waits={info.seats.some((chair) => isAwaited(chair, info))} />
        {seats.length > 0 && again && (
          <details class="invite-again">
            <summary>{say("invite-again")}</summary>
            <Invite />
          </details>
        )}
      </section>
      <section class="gathering-rules" aria-labelledby="gathering-rules">
        <h2 id="gathering-rules">{say("rules-on")}</h2>
        <RulesInForce />
        <FairDice />
      </section>
    </div>
  );
}

/** The next game with the same players: who has been asked, and who has come. */
function Asked({ seats }: { seats: readonly Chair[] }) {
  const here = seats.filter((chair) => chair.kind === "person").map((chair) => chair.name);
  const asked = seats.flatMap((chair) => chair.kept_for ?? []);
  return (
    <p class="asked" aria-live="polite" data-testid="asked">
      {asked.length > 0 && <span>{say("gathering-asked", { names: listed(asked) })}</span>}
      {here.length > 0 && <span>{say("gathering-here", { names: listed(here) })}</span>}
    </p>
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
