/** The promises about the dice that this device saw before a game was over, by table. */
import { forgetList, readList, writeList } from "./storage";

const PROMISES_KEY = "marrakech.promises";
const MOST_TABLES = 100;

export interface DicePromise {
  table: string;
  /** The hash of the server's seed. */
  server: string;
  /** The hash of every seat's seed, kept before this device showed its own. */
  seats: string[] | null;
  /** How many different seals this device has shown a seed for. */
  shown: number;
}

type StoredPromise = [table: string, server: string, seats?: string[] | null, shown?: number];

/** Only the server's first promise counts. */
export function rememberPromise(table: string, server: string): void {
  const known = readList<StoredPromise>(PROMISES_KEY);
  if (known.some(([id]) => id === table)) return;
  writeList(PROMISES_KEY, [...known, [table, server]].slice(-MOST_TABLES));
}

/** What this device is about to show its seeds for. */
export function rememberSeal(table: string, server: string, seats: string[]): void {
  const before = promiseOf(table);
  const again = before?.seats?.join() === seats.join();
  const kept: StoredPromise = [
    table,
    before?.server ?? server,
    seats,
    (before?.shown ?? 0) + (again ? 0 : 1),
  ];
  const others = readList<StoredPromise>(PROMISES_KEY).filter(([id]) => id !== table);
  writeList(PROMISES_KEY, [...others, kept].slice(-MOST_TABLES));
}

export function promiseOf(table: string): DicePromise | undefined {
  const found = readList<StoredPromise>(PROMISES_KEY).find(([id]) => id === table);
  if (!found) return undefined;
  const [, server, seats = null, shown = 0] = found;
  return { table, server, seats, shown };
}

export const forgetPromises = (): void => forgetList(PROMISES_KEY);
