/** The replay of a record: the market, the controls, and the standings at that moment. */
import { untracked, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { RecordInfo } from "../../api/types";
import { announce } from "../../app/announce";
import { readdress } from "../../app/router";
import { pace } from "../../app/settings";
import type { Board } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { language, say } from "../../i18n/say";
import { Chart } from "../../components/Chart";
import { momentsOf, seriesOf } from "../../components/chartGeometry";
import { MomentStandings } from "../../components/MomentStandings";
import { namesIn } from "../../components/playerNames";
import { AnalysedMoment, useComparedBoard } from "./analysis/AnalysedMoment";
import { AnalysisPanel } from "./analysis/AnalysisPanel";
import { errorsIn } from "./analysis/analysisModel";
import { Mistakes } from "./analysis/mistakes/Mistakes";
import { useLearning } from "./analysis/mistakes/useLearning";
import { useAnalysis, useOwnSeat } from "./analysis/useAnalysis";
import { Controls, type ReplaySpeed } from "./Controls";
import { Details } from "./Details";
import { makeCursor, type Cursor } from "./cursor";
import { isOver, plyText, jumpText, stepText, winners } from "./plyText";
import { Turns } from "./Turns";
import { boardWords } from "../../components/boardLabels";

/** Where a record came from: a table of this server, or somebody's text. */
export interface Source {
  table: string | null;
  /** Empty for a table's record, which the server has. */
  text: string;
  /** The address of a moment, with or without the analysis, from the root of the game. */
  address: (moment: number, analysed: boolean) => string;
}

interface PlayerProps {
  record: RecordInfo;
  source: Source;
  first: number;
  /** Whether the address asks for the analysis, and for that rather than for a moment. */
  analysed: boolean;
  arriving: boolean;
}

const FACTORS: Record<ReplaySpeed, number> = { slow: 1.6, normal: 1, fast: 0.45 };
/** How long a moment stays before the next one, besides its animation. */
const PAUSE_MS = 700;
/** Browsers refuse an address that changes more often than this. */
const ADDRESS_EVERY_MS = 250;
/** Somebody who drags the slider hears where it comes to rest, and nothing on the way. */
const ANNOUNCE_AFTER_MS = 300;

export function Player({ record, source, first, analysed, arriving }: PlayerProps) {
  const board = useRef<Board | null>(null);
  const cursor = useMemo(() => makeCursor(record, first, () => board.current?.skip()), [record]);
  const speed = useSignal<ReplaySpeed>("normal");
  const options = useMemo(() => {
    const paced = () => pace() * FACTORS[speed.peek()];
    return { pace: paced, words: boardWords(), coordinates: true };
  }, [language.value]);
  // Before anybody can touch the slider: a moment later this would take their first step back.
  useLayoutEffect(() => {
    if (first !== cursor.moment.peek()) cursor.jump(first);
  }, [first]);
  useAutoplay(cursor, board, () => FACTORS[speed.peek()]);
  const wanted = useSignal(analysed);
  useLayoutEffect(() => {
    wanted.value = analysed;
  }, [analysed]);
  const analysis = useAnalysis(source, wanted.value);
  const own = useOwnSeat(source.table, wanted.value);
  const address = (moment: number) => source.address(moment, wanted.value);
  useAddress(cursor, address, [source, wanted.value]);
  useVoice(cursor);
  const over = isOver(record, cursor.moment.value);
  const names = namesIn(record);
  const errors = analysis ? errorsIn(analysis.state.value) : [];
  const { state, pointed } = useComparedBoard(analysis, cursor);
  const learning = useLearning(cursor, address);
  if (analysis && learning.isOpen.value) {
    const { turns } = analysis.state.value;
    return <Mistakes {...{ record, turns, names, own }} close={learning.close} />;
  }
  return (
    <div class="player-page">
      <section class="player-market" aria-label={say("replay-market")}>
        <BoardView
          state={state.value}
          options={options}
          handle={(made) => (board.current = made)}
        />
        <p class="study-told">
          {plyText(record, cursor.moment.value)} {over && <strong>{winners(record)}</strong>}
        </p>
        {(cursor.ply.value ?? cursor.record).comments.filter(Boolean).map((comment, index) => (
          <p key={index} class="study-comment" dir="auto">
            {comment}
          </p>
        ))}
        <Controls
          cursor={cursor}
          speed={speed.value}
          onSpeed={(wanted) => {
            speed.value = wanted;
          }}
        />
        <p class="study-keys">{say("replay-keys")}</p>
      </section>
      {analysis && <AnalysedMoment {...{ analysis, cursor, names, pointed }} />}
      <div class="player-side">
        {(wanted.value || canBeAnalysed(record, source)) && (
          <AnalysisPanel
            cursor={cursor}
            names={names}
            analysis={analysis}
            own={own}
            arriving={arriving}
            onOpen={() => {
              wanted.value = true;
            }}
            onLearn={learning.open}
          />
        )}
        <section class="player-standings">
          <h2>{say("replay-standings")}</h2>
          <MomentStandings
            moment={cursor.now.value}
            names={names}
            winners={over ? record.winners : []}
          />
          <Points cursor={cursor} names={names} />
        </section>
      </div>
      <section class="player-turns">
        <h2>{say("replay-turns")}</h2>
        {cursor.end ? (
          <Turns cursor={cursor} errors={errors} />
        ) : (
          <p class="study-soft">{say("replay-no-turns")}</p>
        )}
        <Details cursor={cursor} source={source} address={address} />
      </section>
    </div>
  );
}

/** A game is analysed once it is over; somebody's text is, whatever it holds. */
function canBeAnalysed(record: RecordInfo, { table }: Source): boolean {
  return record.plies.length > 0 && (table === null || record.result !== "*");
}

/** Everybody's points. A touch or a key moves to that turn. */
function Points({ cursor, names }: { cursor: Cursor; names: string[] }) {
  const { record, moment } = cursor;
  const moments = momentsOf(record);
  if (moments.length < 3) return null;
  return (
    <Chart
      series={seriesOf(record, names)}
      title={say("chart-title")}
      here={moments.findLastIndex((one) => one <= moment.value)}
      onTurn={(turn) => {
        cursor.playing.value = false;
        cursor.jump(moments[turn] ?? 0);
      }}
    />
  );
}

/** Play one step after another, each when the last animation has ended. */
function useAutoplay(cursor: Cursor, board: { current: Board | null }, factor: () => number): void {
  const { playing, moment, end } = cursor;
  useEffect(() => {
    if (!playing.value) return;
    let here = true;
    let timer = 0;
    const told = board.current?.set(cursor.shown.peek());
    void Promise.resolve(told).then(() => {
      if (!here) return;
      timer = window.setTimeout(() => {
        if (!playing.peek()) return; // what clears this comes a frame later
        if (moment.peek() < end) cursor.forward();
        if (moment.peek() === end) playing.value = false;
      }, PAUSE_MS * factor());
    });
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [playing.value, moment.value]);
}

/** Announce a step at once and a jump once it has come to rest; opening the page is neither. */
function useVoice(cursor: Cursor): void {
  const at = useRef(cursor.moment.peek());
  useSignalEffect(() => {
    const { moment, told, record } = cursor;
    const now = moment.value;
    if (now === at.current) return;
    at.current = now;
    if (told.peek()) {
      untracked(() => announce(stepText(record, now), "moment"));
      return;
    }
    const timer = window.setTimeout(
      () => announce(jumpText(record, now), "moment"),
      ANNOUNCE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  });
}

function useAddress(
  cursor: Cursor,
  address: (moment: number) => string,
  its: readonly unknown[],
): void {
  useEffect(() => {
    const timer = window.setTimeout(
      () => readdress(address(cursor.moment.peek())),
      ADDRESS_EVERY_MS,
    );
    return () => clearTimeout(timer);
  }, [cursor.moment.value, ...its]);
}
