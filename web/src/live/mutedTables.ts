/** The tables whose reactions were muted on this device. */
import { forgetList, readList, writeList } from "./storage";

const MUTED_KEY = "marrakech.muted";
const MOST_TABLES = 100;

export const isMuted = (table: string): boolean => readList<string>(MUTED_KEY).includes(table);

export function mute(table: string, muted: boolean): void {
  const others = readList<string>(MUTED_KEY).filter((id) => id !== table);
  writeList(MUTED_KEY, (muted ? [...others, table] : others).slice(-MOST_TABLES));
}

export const forgetMuted = (): void => forgetList(MUTED_KEY);
