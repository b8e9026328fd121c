/** A browser's storage, for Node. */
export class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  clear(): void {
    for (const name of Object.keys(this)) delete this[name];
  }

  getItem(name: string): string | null {
    return Object.hasOwn(this, name) ? String(this[name]) : null;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  removeItem(name: string): void {
    delete this[name];
  }

  setItem(name: string, value: string): void {
    this[name] = value;
  }
}

/** Give the test an empty session; what is in it already, if anything. */
export function startSession(entries: Record<string, string> = {}): Storage {
  const storage = new MemoryStorage();
  for (const [name, value] of Object.entries(entries)) storage.setItem(name, value);
  Object.defineProperty(globalThis, "sessionStorage", { value: storage, configurable: true });
  return storage;
}

/** A browser that refuses to store anything. */
export function refuseSession(): void {
  Object.defineProperty(globalThis, "sessionStorage", {
    get: () => {
      throw new Error("refused");
    },
    configurable: true,
  });
}
