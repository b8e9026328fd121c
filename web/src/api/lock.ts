/** One tab at a time. Browsers have locks for that, but not over plain http on a local network: there
 * it is a lease in IndexedDB, whose transactions are atomic across tabs. */
import { path } from "../app/base";
import { randomId } from "./ids";

/** Milliseconds that a tab may hold a lease: one that is closed meanwhile never gives it back. */
export const LEASE = 10_000;
/** After one tab has held a lock for this long, others go on without it. */
const LOCK_TIMEOUT = LEASE + 1000;
const POLL_HOLDER = 1000;
const RETRY_LEASE = 50;
const NAME = `marrakech ${path()}`;
const STORE = "leases";

interface Lease {
  owner: string;
  until: number;
}

/** Do something while no other tab of this device does anything under that name. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const release = await inTime(name).catch(() => null);
  // A browser that stores nothing keeps no cookie either: there is nothing to race for.
  if (!release) return work();
  try {
    return await work();
  } finally {
    release();
  }
}

/** Releases the lock that was acquired; null if another tab has held it for too long. A lock that
 * is acquired after that is released at once. Each new holder has the whole time. */
function inTime(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    let late = false;
    let holder = "";
    const end = () => {
      clearTimeout(patience);
      clearInterval(looking);
    };
    const giveUp = () => {
      late = true;
      end();
      resolve(null);
    };
    let patience = setTimeout(giveUp, LOCK_TIMEOUT);
    const see = (now: string) => {
      if (late || now === holder) return;
      holder = now;
      clearTimeout(patience);
      patience = setTimeout(giveUp, LOCK_TIMEOUT);
    };
    const looking = setInterval(() => void holderOf(name).then(see, () => {}), POLL_HOLDER);
    acquire(name)
      .then((release) => (late ? release() : resolve(release)), reject)
      .finally(end);
  });
}

/** Which tab has the lock, by some id; empty for none. */
async function holderOf(name: string): Promise<string> {
  if (navigator.locks) {
    const { held = [] } = await navigator.locks.query();
    return held.find((lock) => lock.name === lockName(name))?.clientId ?? "";
  }
  const base = await open();
  let owner = "";
  await change(base, name, (_, lease) => {
    owner = lease?.owner ?? "";
  }).finally(() => base.close());
  return owner;
}

function acquire(name: string): Promise<() => void> {
  return navigator.locks ? acquireLock(navigator.locks, name) : acquireLease(name);
}

const lockName = (name: string): string => `${NAME} ${name}`;

function acquireLock(locks: LockManager, name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const work = () => new Promise<void>((release) => resolve(release));
    locks.request(lockName(name), work).catch(reject);
  });
}

async function acquireLease(name: string): Promise<() => void> {
  const base = await open();
  const owner = randomId();
  while (!(await take(base, name, owner)))
    await new Promise((next) => setTimeout(next, RETRY_LEASE));
  return () => {
    change(base, name, (store, lease) => {
      if (lease?.owner === owner) store.delete(name);
    }).then(
      () => base.close(),
      () => base.close(), // it expires by itself
    );
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

async function take(base: IDBDatabase, name: string, owner: string): Promise<boolean> {
  let taken = false;
  await change(base, name, (store, lease) => {
    const left = (lease?.until ?? 0) - Date.now();
    // Much more than a lease is long means that the clock was set back. A little more does not: some
    // browsers blur the time, each tab in its own way.
    if (left > 0 && left <= 2 * LEASE) return;
    taken = true;
    store.put({ owner, until: Date.now() + LEASE } satisfies Lease, name);
  });
  return taken;
}

/** Look at the lease and change it in one transaction; settled once it is committed. */
function change(
  base: IDBDatabase,
  name: string,
  decide: (store: IDBObjectStore, lease: Lease | undefined) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = base.transaction(STORE, "readwrite");
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
    const store = transaction.objectStore(STORE);
    const found = store.get(name);
    found.onsuccess = () => decide(store, found.result as Lease | undefined);
  });
}
