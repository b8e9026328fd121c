/** How far each table has been shown in this tab, so that a reload goes on from there.
 *
 * In the session's storage: what was seen is a matter of one tab. Two tabs of one device would
 * overwrite each other's numbers, and a tab that is closed has nothing left to go on with. */

export interface Progress {
  /** The number of the last event that was shown to somebody who could see it; -1 for none. */
  shown: number;
  /** The number of the last event that was announced. */
  announced: number;
}

/** Where a page keeps its progress; `save(null)` once there is nothing left to show. */
export interface ProgressStore {
  load(): Progress | null;
  save(progress: Progress | null): void;
}

type StoredProgress = [table: string, shown: number, announced: number];

const SHOWN_KEY = "marrakech.shown";
const MOST_TABLES = 20;

export function progressStore(table: string): ProgressStore {
  const others = () => entries().filter(([one]) => one !== table);
  return {
    load: () => {
      const [, shown, announced] = entries().find(([one]) => one === table) ?? [];
      return shown === undefined || announced === undefined ? null : { shown, announced };
    },
    save: (progress) => {
      const kept = others();
      if (progress) kept.push([table, progress.shown, progress.announced]);
      write(kept.slice(-MOST_TABLES));
    },
  };
}

/** Forget how far any table was shown in this tab. */
export function forgetProgress(): void {
  write([]);
}

function entries(): StoredProgress[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(SHOWN_KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isStoredProgress) : [];
  } catch {
    return [];
  }
}

function isStoredProgress(one: unknown): one is StoredProgress {
  if (!Array.isArray(one) || one.length !== 3) return false;
  const [table, shown, announced] = one as unknown[];
  return typeof table === "string" && typeof shown === "number" && typeof announced === "number";
}

function write(kept: readonly StoredProgress[]): void {
  try {
    if (kept.length) sessionStorage.setItem(SHOWN_KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(SHOWN_KEY);
  } catch {
    // A device that stores nothing shows the turns since its player's last decision instead.
  }
}
