/** The analysis of the game that is replayed: asking for it, how far it is, and what it found. */
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { explain, Refused } from "../../../api/endpoints";
import { announce } from "../../../app/announce";
import { momentsOf } from "../../../components/chartGeometry";
import { number, percent, say } from "../../../i18n/say";
import { seatsOf } from "../../../notation/position";
import type { Cursor } from "../cursor";
import { place } from "../plyText";
import {
  type ActionStep,
  type Analysis,
  type AnalysisState,
  type DecisionStep,
  errorsIn,
} from "./analysisModel";
import { turnOf } from "./chancesGeometry";
import { errorText } from "./choices";
import { ChancesChart } from "./ChancesChart";
import { GradeMark } from "./GradeMark";
import { LearnButton } from "./mistakes/LearnButton";
import { ErrorCounts, SumsTable } from "./SumsTable";
import { Verdict } from "./Verdict";
import { luckText } from "./verdictText";

interface AnalysisPanelProps {
  cursor: Cursor;
  names: string[];
  /** Null until somebody wants it. */
  analysis: Analysis | null;
  /** The seat of the person who looks at it, or 0. */
  own: number;
  /** Whether somebody came here for the analysis. */
  arriving: boolean;
  onOpen: () => void;
  /** Somebody wants to learn from mistakes. */
  onLearn: () => void;
}

export function AnalysisPanel({ analysis, arriving, onOpen, ...shown }: AnalysisPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (!analysis || !heading.current) return;
    if (asked.current) heading.current.focus({ preventScroll: true }); // the button is gone
    if (asked.current || arriving) bringUp(heading.current);
  }, [analysis]);
  return (
    <section class="analysis" aria-labelledby="analysis-title" data-testid="analysis">
      <h2 id="analysis-title" ref={heading} tabIndex={-1}>
        {say("analysis-title")}
      </h2>
      {analysis ? (
        <Found analysis={analysis} {...shown} />
      ) : (
        <>
          <p class="study-soft">{say("analysis-lead")}</p>
          <button
            type="button"
            class="button primary"
            data-testid="analyse"
            onClick={() => {
              asked.current = true;
              onOpen();
            }}
          >
            {say("analysis-do")}
          </button>
        </>
      )}
    </section>
  );
}

/** Scroll there, unless it is in sight, as it is beside the market. */
function bringUp(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ block: "start" });
}

type FoundProps = Pick<AnalysisPanelProps, "cursor" | "names" | "own" | "onLearn"> & {
  analysis: Analysis;
};

function Found({ analysis, cursor, names, own, onLearn }: FoundProps) {
  const state = analysis.state.value;
  const { record, moment } = cursor;
  const moments = useMemo(() => momentsOf(record), [record]);
  const colours = seatsOf(record.start).map((seat) => seat.rugs[0]?.colour ?? "r");
  const done = state.status === "done";
  useAnnouncement(state, done ? luckText(state.seats, names, own) : "");
  const jump = (wanted: number) => {
    cursor.playing.value = false;
    cursor.jump(wanted);
  };
  const show = ({ ply }: ActionStep) => {
    jump(ply + 1);
    showMarket();
  };
  return (
    <>
      <div class="analysis-says">
        {done ? (
          <Verdict record={record} state={state} names={names} own={own} onStep={show} />
        ) : (
          <Progress analysis={analysis} moments={moments} />
        )}
      </div>
      {done && <LearnButton {...{ record, turns: state.turns, own, onLearn }} />}
      {(state.status !== "failed" || state.turns.length > 0) && (
        <ChancesChart
          state={state}
          moments={moments}
          names={names}
          colours={colours}
          moment={moment.value}
          place={place(record, moment.value)}
          onMoment={jump}
        >
          <button type="button" class="button analysis-show" onClick={showMarket}>
            {say("analysis-show")}
          </button>
        </ChancesChart>
      )}
      {done && <Details state={state} names={names} colours={colours} onStep={show} />}
    </>
  );
}

function showMarket(): void {
  document.querySelector(".player-market")?.scrollIntoView({ block: "nearest" });
}

/** Say that it is done once it is, to those who saw it run. */
function useAnnouncement({ status }: AnalysisState, verdict: string): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current !== status && status === "done") announce(verdict, "analysis");
    before.current = status;
  }, [status]);
}

function Progress({ analysis, moments }: { analysis: Analysis; moments: readonly number[] }) {
  const { status, progress, error, turns, slow } = analysis.state.value;
  if (status === "failed")
    return (
      <div class="study-trouble" role="alert">
        <p>{failure(error, turns.length > 0)}</p>
        <button type="button" class="button" data-testid="analyse-again" onClick={analysis.start}>
          {say("study-again")}
        </button>
      </div>
    );
  const { analysed = 0, actions = 0, place = 0 } = progress ?? {};
  const turn = turnOf(moments, analysed - 1);
  return (
    <div class="analysis-progress" data-testid="analysis-progress">
      <p>
        {status === "asking" && say("analysis-asking")}
        {status === "waiting" && say("analysis-waiting", { place })}
        {status === "running" &&
          say("analysis-running", {
            turn: number(analysed ? turn : 0),
            turns: number(moments.length - 1),
          })}
      </p>
      <progress
        aria-label={say("analysis-title")}
        max={actions || 1}
        value={status === "asking" ? 0 : analysed}
      >
        {percent(analysed / (actions || 1))}
      </progress>
      <p role="status">{slow && say("line-slow")}</p>
    </div>
  );
}

function failure(error: unknown, begun: boolean): string {
  if (error === null) return say("analysis-failed");
  if (begun && !(error instanceof Refused)) return say("analysis-lost");
  return explain(error);
}

interface DetailsProps {
  state: AnalysisState;
  names: readonly string[];
  colours: readonly string[];
  onStep: (step: ActionStep) => void;
}

function Details({ state, names, colours, onStep }: DetailsProps) {
  const seats = { seats: state.seats, names, colours };
  return (
    <>
      <h3>{say("analysis-errors")}</h3>
      <ErrorCounts {...seats} />
      <Errors errors={errorsIn(state)} names={names} onStep={onStep} />
      <details class="analysis-sums" data-testid="sums">
        <summary>{say("analysis-sums")}</summary>
        <p class="analysis-help">{say("analysis-sums-help")}</p>
        <SumsTable {...seats} />
        <p class="analysis-help">{say("analysis-sums-luck")}</p>
        <p class="analysis-help">{say("analysis-sums-adjusted")}</p>
      </details>
    </>
  );
}

interface ErrorsProps {
  errors: readonly DecisionStep[];
  names: readonly string[];
  onStep: (step: ActionStep) => void;
}

/** Every error with a name; each leads to its moment. */
function Errors({ errors, names, onStep }: ErrorsProps) {
  if (!errors.length) return null;
  const sorted = [...errors].sort((a, b) => a.error - b.error);
  return (
    <details class="analysis-errors">
      <summary>{say("analysis-errors-list")}</summary>
      <ol>
        {sorted.map((one) => (
          <li key={one.ply}>
            <button type="button" onClick={() => onStep(one)}>
              <GradeMark grade={one.grade ?? "slip"} />
              <span class="error-where">
                {say("analysis-error-turn", {
                  turn: one.turn,
                  name: names[one.seat - 1] ?? "",
                })}
              </span>
              <span class="error-step">{say("analysis-error-step", { step: one.step })}</span>
              <span class="error-cost numbers">{errorText(one)}</span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
