/** Has the server check every text: it alone knows the rules. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { api } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";

/** Long enough to type a word, short enough to seem immediate. */
const CHECK_AFTER_MS = 200;

export interface Checked {
  text: string;
  info: PositionInfo | null;
  error: unknown;
}

/** `first` is a result that is known from the beginning. */
export function useChecked(text: Signal<string>, first: PositionInfo | null) {
  const checked = useSignal<Checked | null>(null);
  const known = useRef(new Map(first ? [[first.position, first]] : []));
  const round = useSignal(0);
  useSignalEffect(() => {
    const wanted = text.value;
    void round.value;
    const found = known.current.get(wanted);
    if (found) {
      checked.value = { text: wanted, info: found, error: null };
      return;
    }
    let here = true;
    const timer = window.setTimeout(async () => {
      const answer = await api.position(wanted).then(
        (info) => ({ text: wanted, info, error: null }),
        (error: unknown) => ({ text: wanted, info: null, error }),
      );
      if (answer.info) known.current.set(wanted, answer.info);
      if (here) checked.value = answer;
    }, CHECK_AFTER_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  });
  return {
    checked,
    /** What is known of a text already. If it came a frame later, everything that shows it would be
     * gone for that frame, and the focus with it. */
    found: (wanted: string): PositionInfo | null =>
      checked.value?.text === wanted ? checked.value.info : (known.current.get(wanted) ?? null),
    /** Remember a result, so that it is not requested again. */
    learn: (info: PositionInfo) => known.current.set(info.position, info),
    again: () => {
      round.value++;
    },
  };
}
