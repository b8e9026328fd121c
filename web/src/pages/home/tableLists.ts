/** The tables of the first page, requested every few seconds while the page is visible. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/endpoints";
import type { TableInfo } from "../../api/types";

const REFRESH_EVERY_MS = 10_000;

export interface Shown {
  /** Null until the first answer. What is shown stays while the server is away. */
  tables: TableInfo[] | null;
  failed: boolean;
}

export const mine = signal<Shown>({ tables: null, failed: false });
export const open = signal<Shown>({ tables: null, failed: false });

async function refresh(list: Signal<Shown>, ask: () => Promise<TableInfo[]>): Promise<void> {
  try {
    list.value = { tables: await ask(), failed: false };
  } catch {
    list.value = { ...list.value, failed: true };
  }
}

/** This device belongs to somebody else now, or to nobody. */
export function forgetMine(): void {
  mine.value = { tables: null, failed: false };
}

export async function refreshBoth(): Promise<void> {
  await Promise.all([refresh(mine, api.myTables), refresh(open, api.openTables)]);
}

export function useLists(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refreshBoth();
    };
    look();
    const timer = setInterval(look, REFRESH_EVERY_MS);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, []);
}

export const isLive = ({ phase }: TableInfo): boolean =>
  phase === "gathering" || phase === "playing";

/** Whether this device is to move. */
export const isDue = (table: TableInfo): boolean =>
  table.phase === "playing" && !!table.you?.seats.includes(table.seat ?? 0);

/** The games of this device that go on, those that wait for it first. */
export const liveTables = (): TableInfo[] | null =>
  mine.value.tables
    ?.filter(isLive)
    .sort((one, other) => Number(isDue(other)) - Number(isDue(one))) ?? null;

const ROWS_KEY = "marrakech.rows";

/** The length of the list last time, so that nothing jumps when it arrives. */
export interface Room {
  rows: number;
  folds: number;
}

export function roomBefore(): Room {
  try {
    const kept = JSON.parse(localStorage.getItem(ROWS_KEY) ?? "{}") as Partial<Room>;
    return { rows: Number(kept.rows) || 0, folds: Number(kept.folds) || 0 };
  } catch {
    return { rows: 0, folds: 0 };
  }
}

export function keepRoom(room: Room): void {
  try {
    localStorage.setItem(ROWS_KEY, JSON.stringify(room));
  } catch {
    // Then there is no guess.
  }
}
