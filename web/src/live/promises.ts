/** The promises about the dice that this device has seen before a game was over, by table. */
const PLACE = "marrakech.promises";
const MOST = 100;

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Only the first one counts: a promise that changes is none. */
export function rememberPromise(table: string, commitment: string): void {
  const known = kept();
  if (known.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(PLACE, JSON.stringify([...known, [table, commitment]].slice(-MOST)));
  } catch {
    // A device that keeps nothing compares with what the table says now.
  }
}

export function promiseOf(table: string): string | undefined {
  return kept().find(([id]) => id === table)?.[1];
}
