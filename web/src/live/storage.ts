/** Lists that this device stores: for good, or where the browser refuses, while the page is open. */
const memory = new Map<string, string>();

function storages(): Storage[] {
  const found: Storage[] = [];
  for (const one of [() => localStorage, () => sessionStorage])
    try {
      found.push(one());
    } catch {
      // Refused; the next one may not be.
    }
  return found;
}

export function readList<T>(place: string): T[] {
  try {
    const text =
      memory.get(place) ??
      storages().reduce<string | null>((was, one) => was ?? one.getItem(place), null);
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? (found as T[]) : [];
  } catch {
    return [];
  }
}

export function writeList<T>(place: string, things: readonly T[]): void {
  const text = JSON.stringify(things);
  memory.delete(place);
  for (const one of storages())
    try {
      one.setItem(place, text);
      return;
    } catch {
      // It is full or read-only. The old value must not be taken for the new one.
      one.removeItem(place);
    }
  memory.set(place, text);
}

/** Remove a list. */
export function forgetList(place: string): void {
  memory.delete(place);
  for (const one of storages()) one.removeItem(place);
}
