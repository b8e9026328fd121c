/** The seeds that this device has promised by their hashes and perhaps not shown yet. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { randomId } from "../api/ids";
import { locked } from "../api/lock";
import { forgetList, readList, writeList } from "./storage";

const SEEDS_KEY = "marrakech.seeds";
const MOST_SEEDS = 200;
/** This many random letters are 144 bits: nobody finds them by their hash. */
const RANDOM_LETTERS = 24;
/** The room for what somebody types: a seed has 64 characters in all. */
export const LONGEST_TYPED = 64 - RANDOM_LETTERS - 1;

export interface Seed {
  hash: string;
  seed: string;
  /** The table and the hashes for which it was shown: it must not be shown for any others. */
  shownFor?: string;
}

export const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Make a new seed for a seat, with what the player typed in it; returns its hash, which is public. */
export function promiseSeed(typed = ""): string {
  const seed = typed ? `${typed}.${randomId(RANDOM_LETTERS)}` : randomId(RANDOM_LETTERS);
  const hash = hashOf(seed);
  writeList(SEEDS_KEY, [...readList<Seed>(SEEDS_KEY), { hash, seed }].slice(-MOST_SEEDS));
  return hash;
}

export function seedOf(hash: string): Seed | undefined {
  return readList<Seed>(SEEDS_KEY).find((one) => one.hash === hash);
}

/** Mark a seed as shown for a seal, and return it; null if any tab has shown it for another seal. Two
 * tabs that get different seals at once must not both reveal it. */
export function toBeShown(hash: string, shownFor: string): Promise<string | null> {
  return locked("seeds", async () => {
    const seeds = readList<Seed>(SEEDS_KEY);
    const known = seeds.find((one) => one.hash === hash);
    if (!known || (known.shownFor && known.shownFor !== shownFor)) return null;
    writeList(
      SEEDS_KEY,
      seeds.map((one) => (one === known ? { ...one, shownFor } : one)),
    );
    return known.seed;
  });
}

export function forgetSeeds(hashes: readonly (string | null)[]): void {
  const seeds = readList<Seed>(SEEDS_KEY);
  const left = seeds.filter(({ hash }) => !hashes.includes(hash));
  if (left.length < seeds.length) writeList(SEEDS_KEY, left);
}

export const forgetAllSeeds = (): void => forgetList(SEEDS_KEY);
