/** A table: gathering, being played, or over. */
import { useEffect, useMemo } from "preact/hooks";
import { Refused } from "../../api/endpoints";
import { path } from "../../app/base";
import type { Route } from "../../app/router";
import { startSound } from "../../app/sound";
import { say } from "../../i18n/say";
import { Claim } from "./Claim";
import { ConnectionStatus } from "./ConnectionStatus";
import { Game, GameContext, useGame } from "./tableModel";
import { Gathering } from "./Gathering";
import { Playing } from "./Playing";
import { FarReactions } from "./ReactionBubble";

export function TablePage({ route }: { route: Route }) {
  const id = route.page.split("/")[1] ?? "";
  const game = useMemo(() => new Game(id), [id]);
  useEffect(() => {
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
  useTitle(mine && state?.phase === "playing");
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

function Missing() {
  const { live } = useGame();
  const refused = live.loadError.value instanceof Refused ? live.loadError.value.status : 0;
  // Any refusal of the address means that there is no such table; 429 (too many requests) does not.
  const gone = refused >= 400 && refused < 500 && refused !== 429;
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

/** The tab's title says when a player is to decide. */
function useTitle(awaited: boolean): void {
  const title = awaited ? say("title-your-turn") : say("title-table");
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = say("game-name");
    };
  }, [title]);
}
