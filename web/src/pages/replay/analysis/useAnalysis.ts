/** The analysis of the record that is shown, and which seat of it is one's own. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../../api/endpoints";
import type { AnalysisRequest } from "../../../api/wire";
import { type Analysis, analysisOf } from "./analysisModel";
import { keepTrying } from "./patience";

interface Analysed {
  table: string | null;
  text: string;
}

const requestOf = ({ table, text }: Analysed): AnalysisRequest =>
  table === null ? { record: text } : { table };

/** It is asked for once it is wanted, and again when a lost connection has come back. */
export function useAnalysis(source: Analysed, wanted: boolean): Analysis | null {
  const { table, text } = source;
  const analysis = useMemo(
    () => (wanted ? analysisOf(requestOf({ table, text })) : null),
    [table, text, wanted],
  );
  useEffect(() => {
    if (!analysis) return;
    analysis.start();
    const giveUp = keepTrying(analysis);
    return () => {
      giveUp();
      analysis.stop();
    };
  }, [analysis]);
  return analysis;
}

/** The seat of the person who looks at it, if they have exactly one; else 0. */
export function useOwnSeat(table: string | null, wanted: boolean): number {
  const own = useSignal(0);
  useEffect(() => {
    own.value = 0;
    if (table === null || !wanted) return;
    let here = true;
    api.table(table).then(
      ({ you }) => {
        const [seat = 0, ...more] = you.seats;
        if (here && !more.length) own.value = seat;
      },
      () => {}, // without it everybody is called by name
    );
    return () => {
      here = false;
    };
  }, [table, wanted]);
  return own.value;
}
