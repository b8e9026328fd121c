/** The seeds that this device has promised by their hashes and perhaps not shown yet. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { randomId } from "../api/ids";
import { locked } from "../api/lock";
import { forgetList, readList, writeList } from "./storage";

const PLACE = "marrakech.seeds";
const MOST = 200;
/** So many random letters are 144 bits: nobody finds them by their hash. */
const LETTERS = 24;
/** What somebody types has room beside them in the 64 characters of a seed. */
export const LONGEST_TYPED = 64 - LETTERS - 1;

export interface Seed {
  hash: string;
  seed: string;
  /** The table and the hashes for which it was shown: it must not be shown for any others. */
  shownFor?: string;
}

export const hashOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** A new seed for a seat, with what somebody wants in it; its hash, to be told to everybody. */
export function promiseSeed(typed = ""): string {
  const seed = typed ? `${typed}.${randomId(LETTERS)}` : randomId(LETTERS);
  const hash = hashOf(seed);
  writeList(PLACE, [...readList<Seed>(PLACE), { hash, seed }].slice(-MOST));
  return hash;
}

export function seedOf(hash: string): Seed | undefined {
  return readList<Seed>(PLACE).find((one) => one.hash === hash);
}

/** Mark a seed as shown for all this. The seed, unless it was shown for anything else before, by
 * whichever tab: two that are told different things at once must not both show it. */
export function toBeShown(hash: string, shownFor: string): Promise<string | null> {
  return locked("seeds", async () => {
    const seeds = readList<Seed>(PLACE);
    const known = seeds.find((one) => one.hash === hash);
    if (!known || (known.shownFor && known.shownFor !== shownFor)) return null;
    writeList(
      PLACE,
      seeds.map((one) => (one === known ? { ...one, shownFor } : one)),
    );
    return known.seed;
  });
}

export function forgetSeeds(hashes: readonly (string | null)[]): void {
  const seeds = readList<Seed>(PLACE);
  const left = seeds.filter(({ hash }) => !hashes.includes(hash));
  if (left.length < seeds.length) writeList(PLACE, left);
}

export const forgetAllSeeds = (): void => forgetList(PLACE);
