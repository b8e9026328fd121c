/** What a screen reader is told. The same sentence twice is read twice. */
import { signal } from "@preact/signals";

export const announced = signal({ text: "", count: 0 });

export function announce(text: string): void {
  announced.value = { text, count: announced.peek().count + 1 };
}

/** A line at the foot of the page that goes away by itself: what was refused, what was copied. */
export interface Notice {
  text: string;
  kind: "info" | "trouble";
}
export const notice = signal<Notice | null>(null);
let timer = 0;

export function notify(text: string, kind: Notice["kind"] = "info"): void {
  notice.value = { text, kind };
  announce(text);
  clearTimeout(timer);
  timer = window.setTimeout(
    () => {
      notice.value = null;
    },
    kind === "trouble" ? 8000 : 4000,
  );
}
