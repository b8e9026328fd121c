/** The end: who has won and how it came about, and what comes next. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api, Refused } from "../../api/endpoints";
import type { RecordInfo } from "../../api/types";
import { announceMoment } from "../../app/announce";
import { link, path } from "../../app/base";
import { shared } from "../../app/shareLink";
import { go } from "../../app/router";
import { sound } from "../../app/sound";
import { promiseOf } from "../../live/commitments";
import { promiseSeed } from "../../live/seeds";
import { Chart } from "../../components/Chart";
import { momentsOf, seriesOf } from "../../components/chartGeometry";
import { canShare, Copy, share } from "../../components/ShareLink";
import { DiceCheck } from "../../components/DiceCheck";
import { Dialog } from "../../components/Dialog";
import { comfort, headline, howDecided, moodOf, wholeOutcome } from "../../components/outcomeText";
import { type ResultRow, Results } from "../../components/Results";
import { number, say } from "../../i18n/say";
import { Celebration } from "./Celebration";
import { endingOfTable } from "./ending";
import { ReactionBar } from "./ReactionBar";
import { ReactionBubble } from "./ReactionBubble";
import { goOnTo } from "./SitDown";
import { useGame } from "./tableModel";

export function Over() {
  const game = useGame();
  const ending = endingOfTable(game);
  const here = game.live.you.value.seats;
  const you = here.length === 1 ? (here[0] ?? 0) : 0;
  const mood = moodOf(ending, here);
  const title = useRef<HTMLHeadingElement>(null);
  const live = useRef(game.witnessed).current;
  const tell = () => {
    // Out of sight it waits; on return what led to it may be shown first, and this page comes again.
    if (game.endTold || document.hidden || game.presenter.current.value) return;
    game.endTold = true;
    announceMoment(wholeOutcome(ending, you)); // read together with what led to it
    if (live) sound(SOUNDS[mood]);
  };
  useEffect(() => {
    tell();
    document.addEventListener("visibilitychange", tell);
    return () => document.removeEventListener("visibilitychange", tell);
  }, []);
  useEffect(() => {
    // After a dialog has returned the focus on closing.
    const seen = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(seen);
  }, []);
  const colours = ending.results.filter(({ rank }) => rank === 1).flatMap((one) => one.colours);
  const comforting = comfort(ending, you);
  return (
    <section class="table-over" aria-labelledby="over-title">
      <div class="over-moment">
        <Celebration colours={colours} mood={mood} live={live} />
        <h2 id="over-title" class="over-title" data-testid="sentence" ref={title} tabIndex={-1}>
          {headline(ending, you)}
        </h2>
        <p class="over-how" data-testid="how">
          {howDecided(ending, you)}
        </p>
        {comforting && (
          <p class="over-comfort" data-testid="comfort">
            {comforting}
          </p>
        )}
      </div>
      <Again />
      <Results
        results={ending.results.map((one) => ({
          ...one,
          bubble: <ReactionBubble seat={one.seat} />,
        }))}
      />
      <a
        class="button over-analyse"
        data-testid="analyse"
        href={path(`replay/${game.live.id}?analysis`)}
      >
        {say("analysis-do")}
      </a>
      <ReactionBar />
      <PointsByTurn />
      <div class="over-ways">
        <a class="button" href={path(`replay/${game.live.id}`)}>
          {say("replay-game")}
        </a>
        <ShareResult results={ending.results} />
        <a class="button" href={api.recordUrl(game.live.id)} download={`${game.live.id}.mrk`}>
          {say("download-record")}
        </a>
      </div>
      <DiceCheck record={() => game.record()} promise={promiseOf(game.live.id) ?? null} />
    </section>
  );
}

const SOUNDS = { won: "win", lost: "lose", watched: "end" } as const;

/** A rematch, offered to the players; spectators can follow. */
function Again() {
  const game = useGame();
  const { live } = game;
  const busy = useSignal(false);
  const next = useNextTable(live.info.value?.rematch ?? null);
  const seated = live.you.value.seats.length > 0 || live.you.value.host;
  const others = game.seated.value.flatMap(({ kind }, place) =>
    kind === "person" && !live.you.value.seats.includes(place + 1) ? place + 1 : [],
  );
  const rematch = async () => {
    if (busy.value) return;
    busy.value = true;
    const answer = await game.do({
      kind: "rematch",
      commitments: live.you.value.seats.map(() => promiseSeed()),
    });
    busy.value = false;
    if (!answer?.rematch) return;
    goOnTo(answer.rematch);
    go(`table/${answer.rematch}`);
  };
  return (
    <div class="over-again">
      {next && seated && others.length > 0 && (
        <p>{wantedBy(others.map((seat) => game.name(seat)))}</p>
      )}
      {seated && (
        <button
          type="button"
          class="button primary act"
          data-testid="rematch"
          aria-disabled={busy.value}
          onClick={rematch}
        >
          {next ? say("rematch-join") : say("rematch")}
        </button>
      )}
      {!seated && next && (
        <a class="button primary" href={path(`table/${next}`)}>
          {say("watch-next")}
        </a>
      )}
      <a class="button plain" href={path()}>
        {say("to-home")}
      </a>
    </div>
  );
}

/** Who wants to play again, by their names; bots want nothing. */
function wantedBy(people: readonly string[]): string {
  const [name = "", ...more] = people;
  if (more.length) return say("rematch-wanted");
  return say("as-sentence", { text: say("invited-again", { name }) });
}

/** The table of the next game, unless nobody will ever play there: it was cancelled, or is gone. */
function useNextTable(table: string | null): string | null {
  const givenUp = useSignal<string | null>(null);
  useEffect(() => {
    if (table === null) return;
    const look = async () => {
      if (document.hidden) return;
      if (await isGivenUp(table)) givenUp.value = table;
    };
    void look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [table]);
  return table === givenUp.value ? null : table;
}

const LOOK_EVERY_MS = 10_000;

async function isGivenUp(table: string): Promise<boolean> {
  try {
    return (await api.table(table)).phase === "cancelled";
  } catch (problem) {
    return problem instanceof Refused && problem.status === 404; // else it is not known
  }
}

function PointsByTurn() {
  const game = useGame();
  const record = useSignal<RecordInfo | null>(null);
  useEffect(() => {
    game.record().then(
      (read) => {
        record.value = read;
      },
      () => {},
    );
  }, []);
  if (!record.value) return <div class="points-place" />;
  const moments = momentsOf(record.value);
  const page = (turn: number) => `replay/${game.live.id}?ply=${moments[turn] ?? 0}`;
  return (
    <Chart
      series={seriesOf(record.value, game.names.value)}
      title={say("chart-title")}
      watch={{ href: (turn) => path(page(turn)), open: (turn) => go(page(turn)) }}
    />
  );
}

function ShareResult({ results }: { results: readonly ResultRow[] }) {
  const { live } = useGame();
  const open = useSignal(false);
  const url = shared(link(`table/${live.id}`));
  const sorted = [...results].sort((a, b) => a.rank - b.rank);
  const result = sorted
    .map(({ name, points, out }) => `${name} ${out ? "×" : number(points)}`)
    .join(" · ");
  const text = say("share-result", { result });
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          if (canShare()) share(url, text);
          else open.value = true;
        }}
      >
        {say("share")}
      </button>
      {open.value && (
        <Dialog
          title={say("share-title")}
          onClose={() => {
            open.value = false;
          }}
        >
          <Copy label={say("share-text")} text={`${text}\n${url}`} prose />
          <div class="dialog-choices">
            <button
              type="button"
              class="button"
              onClick={() => {
                open.value = false;
              }}
            >
              {say("close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
