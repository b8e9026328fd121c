/** Whether somebody learns from mistakes rather than watching: the back button comes back from it. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { readdress } from "../../../../app/router";
import type { Cursor } from "../../cursor";

export interface Learning {
  isOpen: ReadonlySignal<boolean>;
  open: () => void;
  /** Back to the replay, at a moment if one is given. */
  close: (moment?: number) => void;
}

export const LEARN_BUTTON = "learn-mistakes";

/** `address` is where the moment is to be found. */
export function useLearning(cursor: Cursor, address: (moment: number) => string): Learning {
  const isOpen = useSignal(false);
  const wanted = useRef<number | undefined>(undefined);
  const was = useRef(false);
  useLayoutEffect(() => {
    const back = () => {
      isOpen.value = false;
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  // The address has been read again by then.
  useEffect(() => {
    if (isOpen.value) scrollTo(0, 0);
    else if (was.current) comeBack(cursor, wanted.current);
    was.current = isOpen.value;
    wanted.current = undefined;
  }, [isOpen.value]);
  return {
    isOpen,
    open: () => {
      cursor.playing.value = false;
      readdress(address(cursor.moment.peek())); // so that the way back leads there
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
