/** What the analysis says about the moment of a replay, in words and on the market. */
import { computed, type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardState } from "../../../board/types";
import { say } from "../../../i18n/say";
import type { Cursor } from "../cursor";
import { type Analysis, stepAt } from "./analysisModel";
import { comparedOn, positionBefore } from "./choices";
import { DecisionView } from "./DecisionView";
import { RolloutView } from "./RolloutView";
import { useSteadyPage } from "./useSteadyPage";

export interface AnalysedMomentProps {
  analysis: Analysis;
  cursor: Cursor;
  /** Everybody by seat. */
  names: readonly string[];
  /** The choice that somebody points at. */
  pointed: Signal<string | null>;
}

export function AnalysedMoment({ analysis, cursor, names, pointed }: AnalysedMomentProps) {
  const { progress } = analysis.state.value;
  const step = stepAt(analysis.state.value, cursor.moment.value - 1);
  const section = useRef<HTMLElement>(null);
  useSteadyPage(section);
  if (!progress) return null;
  return (
    <section
      ref={section}
      class="analysed-moment"
      aria-labelledby="moment-title"
      data-testid="analysed-moment"
    >
      <h2 id="moment-title">{say("decision")}</h2>
      {step && <DecisionView step={step} names={names} pointed={pointed} />}
      {!step && cursor.moment.value > 0 && <p class="study-soft">{say("analysis-not-yet")}</p>}
      {!step && cursor.moment.value === 0 && <p class="study-soft">{say("replay-beginning")}</p>}
      {step?.kind === "decision" && (
        <RolloutView key={step.ply} analysis={progress.id} decision={step} pointed={pointed} />
      )}
    </section>
  );
}

/** What the board shows: the moment, and at a decision the best choice beside the one that was played.
 * While the replay plays by itself, it shows only the game. */
export function useComparedBoard(
  analysis: Analysis | null,
  cursor: Cursor,
): { state: ReadonlySignal<BoardState>; pointed: Signal<string | null> } {
  const pointed = useSignal<string | null>(null);
  const moment = cursor.moment.value;
  useLayoutEffect(() => {
    pointed.value = null;
  }, [moment]);
  const state = useMemo(
    () =>
      computed(() => {
        const shown = cursor.shown.value;
        const ply = cursor.moment.value - 1;
        const step = analysis && stepAt(analysis.state.value, ply);
        if (step?.kind !== "decision" || cursor.playing.value) return shown;
        const position = positionBefore(cursor.record, ply);
        return { ...shown, compared: comparedOn(position, step, pointed.value) };
      }),
    [analysis, cursor],
  );
  return { state, pointed };
}
