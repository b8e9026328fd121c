/** A lesson in progress: what the board shows, and how far the player has come. */
import { signal } from "@preact/signals";
import { api } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";
import type { BoardState } from "../../board/types";
import type { Lesson } from "./lessons";

export type Doing = ReturnType<typeof makeLesson>;

function offered(info: PositionInfo): BoardState {
  return { position: info.position, legal: info.legal, last: null };
}

export function makeLesson(lesson: Lesson) {
  const info = signal<PositionInfo | null>(null);
  const shown = signal<BoardState>({ position: lesson.position, legal: [], last: null });
  const status = signal<"doing" | "animating" | "done">("doing");
  const failed = signal<unknown>(null);
  /** Something else was tried. */
  const other = signal(false);

  const load = async () => {
    failed.value = null;
    try {
      const found = await api.position(lesson.position);
      info.value = found;
      shown.value = offered(found);
    } catch (error) {
      failed.value = error;
    }
  };
  /** Apply an action; true if it is what the lesson asks for. */
  const act = async (wanted: string): Promise<boolean> => {
    const before = info.value;
    if (!before || status.value !== "doing") return false;
    const action = wanted === "roll" ? (lesson.roll ?? "2") : wanted;
    failed.value = null;
    try {
      const after = await api.position(before.position, action);
      if (lesson.good && !lesson.good(action, before, after)) {
        other.value = true;
        shown.value = offered(before);
        return false;
      }
      const walk = before.step === "roll" ? before.prices[before.facing]?.[action] : {};
      other.value = false;
      status.value = "animating";
      info.value = after;
      shown.value = {
        position: after.position,
        legal: [],
        last: { action, seat: before.seat, ...walk },
      };
      return true;
    } catch (error) {
      failed.value = error;
      shown.value = offered(before);
      return false;
    }
  };
  const again = () => {
    status.value = "doing";
    other.value = false;
    void load();
  };
  return { lesson, info, shown, status, failed, other, load, act, again };
}
