/** When the server does not answer: that is said after a while, and what was lost is tried again. */
import { effect, type ReadonlySignal } from "@preact/signals";
import { Refused } from "../../../api/endpoints";

/** The server answers within four seconds, with news or without. */
const SLOW_MS = 8_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

interface Followed {
  state: ReadonlySignal<{ status: string; error: unknown }>;
  /** Ask again, and say nothing of it until there is an answer. */
  retry: () => void;
}

/** The answer to a request. `tell` hears that it is late, and that it is no longer. */
export async function patiently<T>(request: Promise<T>, tell: (slow: boolean) => void): Promise<T> {
  const timer = setTimeout(() => tell(true), SLOW_MS);
  try {
    return await request;
  } finally {
    clearTimeout(timer);
    tell(false);
  }
}

/** Try again whatever the connection lost, after pauses that grow, while the page is in sight; at once when the
 * connection or the reader has come back. Returns how to end that. */
export function keepTrying({ state, retry }: Followed): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = ({ status, error }: { status: string; error: unknown }) =>
    status === "failed" && error !== null && !(error instanceof Refused);
  const again = () => {
    if (isLost(state.peek()) && !document.hidden) retry();
  };
  const end = effect(() => {
    const now = state.value;
    clearTimeout(timer);
    if (isLost(now)) {
      timer = setTimeout(again, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
      failures++;
    } else if (now.status !== "asking") failures = 0;
  });
  addEventListener("online", again);
  document.addEventListener("visibilitychange", again);
  return () => {
    end();
    clearTimeout(timer);
    removeEventListener("online", again);
    document.removeEventListener("visibilitychange", again);
  };
}
