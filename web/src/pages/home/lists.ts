/** The tables that the first page shows, asked again every few seconds while somebody looks. */
import { type Signal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/http";
import type { TableInfo } from "../../api/types";

const EVERY = 10_000;

export interface List {
  /** Null until the first answer. What is shown stays while the server is away. */
  tables: TableInfo[] | null;
  failed: boolean;
}

export const mine = signal<List>({ tables: null, failed: false });
export const open = signal<List>({ tables: null, failed: false });

async function refresh(list: Signal<List>, ask: () => Promise<TableInfo[]>): Promise<void> {
  try {
    list.value = { tables: await ask(), failed: false };
  } catch {
    list.value = { ...list.value, failed: true };
  }
}

let told: () => void = () => {};
/** Settled once this device has been told who it is: what it sets up before that, it could lose. */
export const firstAnswer = new Promise<void>((done) => (told = done));

async function refreshBoth(): Promise<void> {
  await Promise.all([refresh(mine, api.myTables).finally(told), refresh(open, api.openTables)]);
}

export function useLists(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void refreshBoth();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }, []);
}

const PLACE = "marrakech.rows";

/** How many rows there were last time, so that nothing jumps when the list comes. */
export function rowsBefore(): number {
  try {
    return Math.min(6, Number(localStorage.getItem(PLACE)) || 1);
  } catch {
    return 1;
  }
}

export function keepRows(rows: number): void {
  try {
    localStorage.setItem(PLACE, String(rows));
  } catch {
    // One row is guessed then.
  }
}
