/** What a screen reader is told: one queue, in the order of what happened. */
import { signal } from "@preact/signals";
import { together } from "../i18n/say";

/** What the live region holds. The same sentence twice is read twice. */
export const announced = signal({ text: "", count: 0 });

/** How long what happens in one moment is gathered, to be said in one breath. */
const BREATH = 120;
/** How long a text stays at least: one that is replaced at once is never read. */
const STAY = 100;

interface Announcement {
  sentences: string[];
  /** What it is about; a newer one about the same thing makes it stale. */
  about: string;
  /** When it may be said; more of the same moment may join it until then. */
  due: number;
}

let queue: Announcement[] = [];
let saidAt = -STAY;
let timer = 0;

/** Say a sentence after all that waits, and instead of what waits to be said `about` the same. */
export function announce(text: string, about = ""): void {
  const now = performance.now();
  if (about) queue = queue.filter((one) => one.about !== about);
  for (const one of queue) one.due = Math.min(one.due, now);
  queue.push({ sentences: [text], about, due: now });
  sayNext();
}

/** Say what has just happened; what happens in the same moment is said in the same breath. */
export function announceMoment(text: string): void {
  const last = queue.at(-1);
  if (last && last.due > performance.now()) last.sentences.push(text);
  else queue.push({ sentences: [text], about: "", due: performance.now() + BREATH });
  sayNext();
}

/** Forget what was said and what waits: it was in another language. */
export function fallSilent(): void {
  queue = [];
  show("");
}

function sayNext(): void {
  clearTimeout(timer);
  const next = queue[0];
  if (!next) return;
  const wait = Math.max(next.due, saidAt + STAY) - performance.now();
  if (wait > 0) {
    timer = window.setTimeout(sayNext, wait);
    return;
  }
  queue.shift();
  show(together(next.sentences));
  saidAt = performance.now();
  sayNext();
}

function show(text: string): void {
  announced.value = { text, count: announced.peek().count + 1 };
}

/** A line at the foot of the page that goes away by itself: what was refused, what was copied. */
export interface Notice {
  text: string;
  kind: "info" | "trouble";
}
export const notice = signal<Notice | null>(null);
let fading = 0;

export function notify(text: string, kind: Notice["kind"] = "info"): void {
  notice.value = { text, kind };
  announce(text);
  clearTimeout(fading);
  fading = window.setTimeout(
    () => {
      notice.value = null;
    },
    kind === "trouble" ? 8000 : 4000,
  );
}
