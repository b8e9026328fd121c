/** Whether somebody learns from mistakes rather than watching: the back button comes back from it. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Cursor } from "../../cursor";

export interface Learning {
  isOpen: ReadonlySignal<boolean>;
  open: () => void;
  /** Back to the replay, at a moment if one is given. */
  close: (moment?: number) => void;
}

export const LEARN_BUTTON = "learn-mistakes";

export function useLearning(cursor: Cursor): Learning {
  const isOpen = useSignal(false);
  const wanted = useRef<number | undefined>(undefined);
  const was = useRef(false);
  useEffect(() => {
    if (!isOpen.value) return undefined;
    scrollTo(0, 0);
    const back = () => {
      isOpen.value = false;
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, [isOpen.value]);
  // The address has been read again by then.
  useEffect(() => {
    if (was.current && !isOpen.value) comeBack(cursor, wanted.current);
    was.current = isOpen.value;
    wanted.current = undefined;
  }, [isOpen.value]);
  return {
    isOpen,
    open: () => {
      cursor.playing.value = false;
      history.pushState(null, "", location.href);
      isOpen.value = true;
    },
    close: (moment) => {
      wanted.current = moment;
      history.back();
    },
  };
}

/** To the button that led away, or to the market if there is something to see. */
function comeBack(cursor: Cursor, moment: number | undefined): void {
  if (moment === undefined) {
    document.querySelector<HTMLElement>(`[data-testid=${LEARN_BUTTON}]`)?.focus();
    return;
  }
  cursor.jump(moment);
  scrollTo(0, 0);
}
