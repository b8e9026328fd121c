/** A table: gathering, being played, or over. */
import { useEffect, useMemo } from "preact/hooks";
import { Refused } from "../../api/endpoints";
import { path } from "../../app/base";
import { forgetInvitation } from "../../app/invitation";
import type { Route } from "../../app/router";
import { startSound } from "../../app/sound";
import { useTitle } from "../../app/title";
import { endTitle } from "../../components/outcomeText";
import { say } from "../../i18n/say";
import { Claim } from "./Claim";
import { ConnectionStatus } from "./ConnectionStatus";
import { endingOfTable } from "./ending";
import { Game, GameContext, useGame } from "./tableModel";
import { Gathering } from "./Gathering";
import { Playing } from "./Playing";
import { FarReactions } from "./ReactionBubble";

export function TablePage({ route }: { route: Route }) {
  const id = route.page.split("/")[1] ?? "";
  const game = useMemo(() => new Game(id), [id]);
  useEffect(() => {
    forgetInvitation(); // at a table, the way back has been taken
    game.start();
    const silent = startSound();
    return () => {
      game.stop();
      silent();
    };
  }, [game]);
  return (
    <GameContext.Provider value={game}>
      <Table hash={route.hash} />
    </GameContext.Provider>
  );
}

function Table({ hash }: { hash: string }) {
  const game = useGame();
  const { live, presenter } = game;
  const state = live.state.value;
  const mine = live.mine.value && presenter.offered.value.length > 0;
  useTitle(titleFor(game, mine));
  if (state?.phase === "playing") game.witnessed = true;
  return (
    <div
      class="table-page"
      data-phase={state?.phase ?? "loading"}
      data-step={state?.step ?? ""}
      data-seat-to-move={state?.phase === "playing" ? state.seat : ""}
      data-number={state?.number ?? 0}
      data-mine={mine ? "true" : "false"}
    >
      <ConnectionStatus />
      <Content hash={hash} />
      {state && <Claim hash={hash} />}
      <FarReactions />
    </div>
  );
}

function Content({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  const state = live.state.value;
  if (live.loadError.value && !info) return <Missing />;
  if (!info || !state || game.awaitsHistory()) return <p class="loading">{say("table-loading")}</p>;
  if (state.phase === "cancelled") return <Cancelled />;
  return state.phase === "gathering" ? <Gathering hash={hash} /> : <Playing hash={hash} />;
}

/** Any refusal of the address means that there is no such table; 429 (too many requests) does not. */
function isGone(error: unknown): boolean {
  const refused = error instanceof Refused ? error.status : 0;
  return refused >= 400 && refused < 500 && refused !== 429;
}

function Missing() {
  const { live } = useGame();
  const gone = isGone(live.loadError.value);
  return (
    <section class="table-quiet">
      <h1>{gone ? say("table-gone-title") : say("table-unreachable-title")}</h1>
      <p>{gone ? say("table-gone") : say("server-unreachable")}</p>
      <p class="table-quiet-ways">
        {!gone && (
          <button type="button" class="button primary" onClick={() => live.retry()}>
            {say("table-try-again")}
          </button>
        )}
        <a class={gone ? "button primary" : "button"} href={path()}>
          {say("to-home")}
        </a>
      </p>
    </section>
  );
}

function Cancelled() {
  return (
    <section class="table-quiet">
      <h1>{say("table-cancelled-title")}</h1>
      <p>{say("table-cancelled")}</p>
      <p>
        <a class="button primary" href={path()}>
          {say("to-home")}
        </a>
      </p>
    </section>
  );
}

/** What the window's title says of a table: above all when a player is to decide. */
function titleFor(game: Game, mine: boolean): string | null {
  const { live, presenter } = game;
  const phase = live.state.value?.phase;
  if (live.loadError.value && !live.info.value)
    return isGone(live.loadError.value) ? say("table-gone-title") : say("table-unreachable-title");
  switch (phase) {
    case undefined:
      return null;
    case "gathering":
      return say("title-gathering");
    case "cancelled":
      return say("table-cancelled-title");
    case "playing":
      return mine ? say("title-my-turn") : say("title-playing");
    case "over": {
      if (presenter.current.value) return say("title-playing"); // what is still shown comes first
      const { seats } = live.you.value;
      return endTitle(endingOfTable(game), seats.length === 1 ? (seats[0] ?? 0) : 0);
    }
  }
}
