/** A text with undo and redo. */
import { signal } from "@preact/signals";

export type History = ReturnType<typeof makeHistory>;

export function makeHistory(first: string) {
  const text = signal(first);
  const past = signal<string[]>([]);
  const future = signal<string[]>([]);
  let writing = false;
  return {
    text,
    past,
    future,
    /** A change. Everything that is written in one go is one change. */
    change: (wanted: string, how: "done" | "written" = "done") => {
      if (wanted === text.value) return;
      if (how === "done" || !writing) past.value = [...past.value, text.value];
      writing = how === "written";
      future.value = [];
      text.value = wanted;
    },
    settle: () => {
      writing = false;
    },
    /** Whether there was something to undo. */
    undo: () => {
      const before = past.value.at(-1);
      if (before === undefined) return false;
      writing = false;
      future.value = [text.value, ...future.value];
      past.value = past.value.slice(0, -1);
      text.value = before;
      return true;
    },
    redo: () => {
      const [after, ...later] = future.value;
      if (after === undefined) return false;
      writing = false;
      past.value = [...past.value, text.value];
      future.value = later;
      text.value = after;
      return true;
    },
  };
}
