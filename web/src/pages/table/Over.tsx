/** The end: who has won and how it came about, and what comes next. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { api } from "../../api/endpoints";
import { isActed, type RecordInfo, type TableEvent } from "../../api/types";
import { announceMoment } from "../../app/announce";
import { link, path } from "../../app/base";
import { shared } from "../../app/shareLink";
import { go } from "../../app/router";
import { sound } from "../../app/sound";
import { promiseOf } from "../../live/commitments";
import { promiseSeed } from "../../live/seeds";
import { seatsOf } from "../../notation/position";
import { Chart, seriesOf } from "../../components/Chart";
import { canShare, Copy, share } from "../../components/ShareLink";
import { DiceCheck } from "../../components/DiceCheck";
import { Dialog } from "../../components/Dialog";
import { wins } from "../../components/playerNames";
import { type Standing, Standings } from "../../components/Standings";
import { number, say } from "../../i18n/say";
import { Festival } from "./Festival";
import { ReactionBar } from "./ReactionBar";
import { ReactionBubble } from "./ReactionBubble";
import { type Game, useGame } from "./tableModel";

export function Over() {
  const game = useGame();
  const standings = standingsOf(game);
  const winners = standings.filter((one) => one.rank === 1).map((one) => one.seat);
  const sentence = winSentence(game, winners);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announceMoment(sentence); // read together with what led to it
    sound("win");
    // After a dialog has returned the focus on closing.
    const seen = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: "nearest" });
    });
    return () => clearTimeout(seen);
  }, []);
  return (
    <section class="table-over" aria-labelledby="over-title">
      <Festival colours={standings.find((one) => one.rank === 1)?.colours ?? []} />
      <h2 id="over-title" class="over-title" data-testid="sentence" ref={title} tabIndex={-1}>
        {sentence}
      </h2>
      <Standings standings={standings} />
      <ReactionBar />
      <Again />
      <PointsByTurn />
      <div class="over-ways">
        <a class="button" href={path(`replay/${game.live.id}`)}>
          {say("replay-game")}
        </a>
        <ShareResult standings={standings} />
        <a class="button" href={api.recordUrl(game.live.id)} download={`${game.live.id}.mrk`}>
          {say("download-record")}
        </a>
      </div>
      <DiceCheck record={() => game.record()} promise={promiseOf(game.live.id) ?? null} />
    </section>
  );
}

function standingsOf(game: Game): Standing[] {
  const { live, names } = game;
  const state = live.state.value;
  return seatsOf(state?.position ?? "").map(({ dirhams, rugs, out }, index) => ({
    seat: index + 1,
    name: names.value[index] ?? "",
    colours: rugs.map(({ colour }) => colour),
    rank: state?.ranks?.[index] ?? 0,
    dirhams,
    squares: state?.squares?.[index] ?? 0,
    points: state?.points?.[index] ?? 0,
    out: out ? whyOut(live.events.value, index + 1) : null,
    you: game.isYou(index + 1),
    bubble: <ReactionBubble seat={index + 1} />,
  }));
}

/** A player who is out without giving up or being made to could not pay. */
function whyOut(events: readonly TableEvent[], seat: number): NonNullable<Standing["out"]> {
  const left = events.filter(isActed).find(({ action }) => action === `x${seat}`);
  if (!left) return "poor";
  if (left.reason === "time") return "time";
  if (left.reason?.startsWith("engine-")) return "engine";
  return left.reason === "bot-illegal" ? "rules" : "gave-up";
}

function winSentence(game: Game, winners: number[]): string {
  const [only = 0] = winners;
  if (winners.length === 1 && game.isYou(only)) return say("you-win");
  return wins(winners.map((seat) => game.name(seat)));
}

/** A rematch, offered to the players; spectators can follow. */
function Again() {
  const game = useGame();
  const { live } = game;
  const busy = useSignal(false);
  const next = live.info.value?.rematch ?? null;
  const seated = live.you.value.seats.length > 0 || live.you.value.host;
  const rematch = async () => {
    if (busy.value) return;
    busy.value = true;
    const answer = await game.do({
      kind: "rematch",
      commitments: live.you.value.seats.map(() => promiseSeed()),
    });
    busy.value = false;
    if (answer?.rematch) go(`table/${answer.rematch}`);
  };
  return (
    <div class="over-again">
      {next && <p>{seated ? say("rematch-wanted") : say("rematch-watch")}</p>}
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
  return <Chart series={seriesOf(record.value, game.names.value)} title={say("chart-title")} />;
}

function ShareResult({ standings }: { standings: Standing[] }) {
  const { live } = useGame();
  const open = useSignal(false);
  const url = shared(link(`table/${live.id}`));
  const sorted = [...standings].sort((a, b) => a.rank - b.rank);
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
          <Copy label={say("share-text")} text={`${text} ${url}`} />
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
