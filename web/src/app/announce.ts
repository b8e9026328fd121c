/** What a screen reader announces: one queue, in the order of events. */
import { signal } from "@preact/signals";
import { together } from "../i18n/say";

/** What the live region holds. The same sentence twice is read twice. */
export const announced = signal({ text: "", count: 0 });

/** How long sentences about one moment are gathered, to be read together. */
const GATHER_MS = 120;
/** The least time that a text stays: one that is replaced at once is never read. */
const STAY_MS = 100;

interface Announcement {
  sentences: string[];
  /** What to do once they are in the live region. */
  said: (() => void)[];
  /** What it is about; a newer one about the same thing replaces it. */
  about: string;
  /** When it may be read; sentences about the same moment join it until then. */
  due: number;
  /** What somebody has said beside the game. */
  aside?: boolean;
}

let queue: Announcement[] = [];
let saidAt = -STAY_MS;
let timer = 0;

/** Announce a sentence after those that wait, in place of one that waits `about` the same thing. */
export function announce(text: string, about = ""): void {
  const now = performance.now();
  if (about) queue = queue.filter((one) => one.about !== about);
  for (const one of queue) one.due = Math.min(one.due, now);
  queue.push({ sentences: [text], said: [], about, due: now });
  sayNext();
}

/** Announce what has just happened; sentences about the same moment are read together. */
export function announceMoment(text: string, said?: () => void): void {
  const last = queue.findLast((one) => !one.aside);
  const due = performance.now() + GATHER_MS;
  const one =
    last && last.due > performance.now() ? last : { sentences: [], said: [], about: "", due };
  if (one !== last) queue.push(one);
  one.sentences.push(text);
  if (said) one.said.push(said);
  sayNext();
}

/** Announce what somebody has said, after all that waits. It never comes between sentences about the
 * same moment of the game. */
export function announceAside(text: string): void {
  queue.push({ sentences: [text], said: [], about: "", due: performance.now(), aside: true });
  sayNext();
}

/** Drop what was announced and what waits: it is in another language. */
export function fallSilent(): void {
  queue = [];
  show("");
}

function sayNext(): void {
  clearTimeout(timer);
  const next = queue[0];
  if (!next) return;
  const wait = Math.max(next.due, saidAt + STAY_MS) - performance.now();
  if (wait > 0) {
    timer = window.setTimeout(sayNext, wait);
    return;
  }
  queue.shift();
  show(together(next.sentences));
  for (const said of next.said) said();
  saidAt = performance.now();
  sayNext();
}

function show(text: string): void {
  announced.value = { text, count: announced.peek().count + 1 };
}

/** A notice at the foot of the page that goes away by itself: a refusal, something copied. */
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
