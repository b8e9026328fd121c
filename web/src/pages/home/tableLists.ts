/** The tables of the first page, requested every few seconds while the page is visible. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/endpoints";
import type { TableInfo } from "../../api/types";

const REFRESH_EVERY_MS = 10_000;

export interface TableList {
  /** Null until the first answer. What is shown stays while the server is away. */
  tables: TableInfo[] | null;
  failed: boolean;
}

export const mine = signal<TableList>({ tables: null, failed: false });
export const open = signal<TableList>({ tables: null, failed: false });

async function refresh(list: Signal<TableList>, ask: () => Promise<TableInfo[]>): Promise<void> {
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

/** Whether this device is to move. */
export const isDue = (table: TableInfo): boolean =>
  table.phase === "playing" && !!table.you?.seats.includes(table.seat ?? 0);

/** Milliseconds that are left to this device at a table where its clock runs. */
function timeLeft({ clocks, seat, now }: TableInfo): number {
  return clocks?.running ? (clocks.left[(seat ?? 1) - 1] ?? 0) - (now - clocks.since) : NO_HURRY;
}

const NO_HURRY = 1e9;

/** The less, the more urgent: a clock that runs, this device's turn, a game that it can begin. */
function urgency(table: TableInfo): number {
  if (isDue(table)) return timeLeft(table);
  const full = table.seats.every((chair) => chair.kind !== "open");
  return table.phase === "gathering" && full && table.you?.host ? 2 * NO_HURRY : 3 * NO_HURRY;
}

/** The games of this device that go on, the most urgent first. */
export const liveTables = (): TableInfo[] | null =>
  mine.value.tables && [...mine.value.tables].sort((one, other) => urgency(one) - urgency(other));

const ROWS_KEY = "marrakech.rows";

/** How many games there were last time, so that nothing jumps when their list arrives. */
export function rowsBefore(): number {
  try {
    const kept = JSON.parse(localStorage.getItem(ROWS_KEY) ?? "{}") as { rows?: unknown };
    return Number(kept.rows) || 0;
  } catch {
    return 0;
  }
}

export function keepRows(rows: number): void {
  try {
    localStorage.setItem(ROWS_KEY, JSON.stringify({ rows }));
  } catch {
    // Then there is no guess.
  }
}

/** This device has just got a seat: the first page leaves room for one game more. */
export function expectTable(): void {
  keepRows(rowsBefore() + 1);
  forgetMine();
}
