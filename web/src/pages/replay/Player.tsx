/** A record being watched: the market, the controls, and what is known at that moment. */
import { untracked, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { RecordInfo } from "../../api/types";
import { announce } from "../../app/announce";
import { readdress } from "../../app/router";
import { pace } from "../../app/settings";
import type { Board } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { language, say } from "../../i18n/say";
import { Chart, seriesOf } from "../../components/Chart";
import { MomentStandings } from "../../components/MomentStandings";
import { namesIn } from "../../components/playerNames";
import { Controls, type Speed } from "./Controls";
import { Details } from "./Details";
import { makeReel, type Reel } from "./cursor";
import { isOver, tell, tellPlace, tellStep, winners } from "./plyText";
import { Turns } from "./Turns";
import { boardWords } from "../../components/boardLabels";

/** Where a record came from: a table of this server, or somebody's text. */
export interface Source {
  table: string | null;
  /** Empty for a table's record, which the server has. */
  text: string;
  /** The address of a moment, from the root of the game. */
  address: (moment: number) => string;
}

interface Player {
  record: RecordInfo;
  source: Source;
  first: number;
}

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.45 };
/** How long a moment stays before the next one, beside its story. */
const REST = 700;
/** Browsers refuse an address that changes more often than this. */
const SETTLED = 250;
/** Whoever drags the slider hears where they let it rest, and nothing of the way there. */
const RESTED = 300;

export function Player({ record, source, first }: Player) {
  const board = useRef<Board | null>(null);
  const reel = useMemo(() => makeReel(record, first, () => board.current?.skip()), [record]);
  const speed = useSignal<Speed>("normal");
  const options = useMemo(() => {
    const paced = () => pace() * FACTORS[speed.peek()];
    return { pace: paced, words: boardWords(), coordinates: true };
  }, [language.value]);
  // Before anybody can touch the slider: a moment later this would take their first step back.
  useLayoutEffect(() => {
    if (first !== reel.moment.peek()) reel.jump(first);
  }, [first]);
  useAutoplay(reel, board, () => FACTORS[speed.peek()]);
  useAddress(reel, source);
  useVoice(reel);
  const over = isOver(record, reel.moment.value);
  const names = namesIn(record);
  return (
    <div class="player-page">
      <section class="player-market" aria-label={say("replay-market")}>
        <BoardView
          state={reel.shown.value}
          options={options}
          handle={(made) => (board.current = made)}
        />
        <p class="study-told">
          {tell(record, reel.moment.value)} {over && <strong>{winners(record)}</strong>}
        </p>
        {(reel.ply.value ?? reel.record).comments.filter(Boolean).map((comment, index) => (
          <p key={index} class="study-comment" dir="auto">
            {comment}
          </p>
        ))}
        <Controls
          reel={reel}
          speed={speed.value}
          onSpeed={(wanted) => {
            speed.value = wanted;
          }}
        />
        <p class="study-keys">{say("replay-keys")}</p>
      </section>
      <section class="player-standings">
        <h2>{say("replay-standings")}</h2>
        <MomentStandings
          moment={reel.now.value}
          names={names}
          winners={over ? record.winners : []}
        />
        <Points reel={reel} names={names} />
      </section>
      <section class="player-turns">
        <h2>{say("replay-turns")}</h2>
        {reel.end ? <Turns reel={reel} /> : <p class="study-soft">{say("replay-no-turns")}</p>}
        <Details reel={reel} source={source} />
      </section>
    </div>
  );
}

/** Everybody's points. A touch jumps there; the slider is the way by keyboard. */
function Points({ reel, names }: { reel: Reel; names: string[] }) {
  const { record, stops, moment } = reel;
  const moments = [0, ...stops.filter((stop) => (record.plies[stop - 1]?.turn ?? 0) > 0)];
  if (moments.length < 3) return null;
  return (
    <Chart
      series={seriesOf(record, names)}
      title={say("chart-title")}
      here={moments.findLastIndex((one) => one <= moment.value)}
      onTurn={(turn) => {
        reel.playing.value = false;
        reel.jump(moments[turn] ?? 0);
      }}
    />
  );
}

/** One step after another, each when the last one has been told. */
function useAutoplay(reel: Reel, board: { current: Board | null }, factor: () => number): void {
  const { playing, moment, end } = reel;
  useEffect(() => {
    if (!playing.value) return;
    let here = true;
    let timer = 0;
    const told = board.current?.set(reel.shown.peek());
    void Promise.resolve(told).then(() => {
      if (!here) return;
      timer = window.setTimeout(() => {
        if (!playing.peek()) return; // what clears this comes a frame later
        if (moment.peek() < end) reel.forward();
        if (moment.peek() === end) playing.value = false;
      }, REST * factor());
    });
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [playing.value, moment.value]);
}

/** A step is said as it is told, a jump once it has come to rest; coming to the page is neither. */
function useVoice(reel: Reel): void {
  const at = useRef(reel.moment.peek());
  useSignalEffect(() => {
    const { moment, told, record } = reel;
    const now = moment.value;
    if (now === at.current) return;
    at.current = now;
    if (told.peek()) {
      untracked(() => announce(tellStep(record, now), "moment"));
      return;
    }
    const timer = window.setTimeout(() => announce(tellPlace(record, now), "moment"), RESTED);
    return () => clearTimeout(timer);
  });
}

function useAddress(reel: Reel, source: Source): void {
  useEffect(() => {
    const timer = window.setTimeout(() => readdress(source.address(reel.moment.peek())), SETTLED);
    return () => clearTimeout(timer);
  }, [reel.moment.value, source]);
}
