/** Fair dice, recomputed (docs/fair-dice.md, "To the byte"). Pure; needs no secure context. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordInfo } from "../api/types";
import type { DicePromise } from "../live/commitments";
import { hashOf } from "../live/seeds";

/** What this device had kept before the game: every promise, the server's alone, or none. */
export type Compared = "all" | "server" | "none";

export type DiceResult =
  | { kind: "fine"; count: number; compared: Compared }
  /** The record lacks a tag that the check needs: an unfinished game has no server seed yet. */
  | { kind: "tags"; tag: string }
  /** The record is not of the table at which the promises were made. */
  | { kind: "table"; found: string }
  /** The server's seed is not the one that was promised. */
  | { kind: "hash"; expected: string; found: string }
  /** The promise in the record is not the one that was seen at the table. */
  | { kind: "commitment"; seen: string; found: string }
  /** A seat's seed is not the one that was promised, in the record or at the table. */
  | { kind: "seat-hash"; seat: number; expected: string; found: string }
  | { kind: "chance"; number: number; expected: string; found: string };

/** In place of a missing hash. */
const NONE = "–";

type Tickets = readonly (readonly [string, number])[];

export function checkDice(record: RecordInfo, promise?: DicePromise | null): DiceResult {
  const { tags, players } = record;
  const seats = Array.from({ length: players }, (_, index) => `SeatSeed${index + 1}`);
  const needed = ["Table", ...seats, "ServerSeedHash", "ServerSeed"];
  const missing = needed.find((tag) => !tags[tag]);
  if (missing) return { kind: "tags", tag: missing };
  const promised = tags.ServerSeedHash ?? "";
  // Another table's id would be one more thing to choose the rolls by.
  if (promise && promise.table !== tags.Table) return { kind: "table", found: tags.Table ?? "" };
  if (promise && promise.server !== promised)
    return { kind: "commitment", seen: promise.server, found: promised };
  const seedText = tags.ServerSeed ?? "";
  if (!/^[0-9a-f]{64}$/.test(seedText)) return { kind: "tags", tag: "ServerSeed" };
  const seed = hexToBytes(seedText);
  const hash = bytesToHex(sha256(seed));
  if (hash !== promised) return { kind: "hash", expected: promised, found: hash };
  const broken = checkSeats(
    tags,
    seats.map((tag) => tags[tag] ?? ""),
    promise?.seats ?? null,
  );
  if (broken) return broken;
  const lines = [tags.Table ?? "", ...seats.map((tag) => tags[tag] ?? "")];
  for (const { number, action, tickets } of record.chances) {
    const expected = drawn(seed, lines, number, tickets);
    if (expected !== action) return { kind: "chance", number, expected, found: action };
  }
  const compared = promise?.seats ? "all" : promise ? "server" : "none";
  return { kind: "fine", count: record.chances.length, compared };
}

/** The first seat whose seed was not promised like that, in the record or at the table. A promise
 * has to be kept for each of them: the seed of one without could have been chosen last. */
function checkSeats(
  tags: RecordInfo["tags"],
  seeds: string[],
  kept: string[] | null,
): DiceResult | null {
  const most = Math.max(seeds.length, kept?.length ?? 0);
  for (let index = 0; index < most; index++) {
    const seat = index + 1;
    const seed = seeds[index];
    const found = seed === undefined ? NONE : hashOf(seed);
    const told = tags[`SeatHash${seat}`] ?? found;
    for (const expected of [told, kept ? (kept[index] ?? NONE) : found])
      if (expected !== found) return { kind: "seat-hash", seat, expected, found };
  }
  return null;
}

/** What chance number `number` has to be. */
function drawn(seed: Uint8Array, lines: string[], number: number, tickets: Tickets): string {
  const total = tickets.reduce((sum, [, count]) => sum + count, 0);
  const fair = Math.floor(2 ** 32 / total) * total;
  for (let block = 0; ; block++) {
    const message = utf8ToBytes([...lines, number, block].join("\n"));
    const digest = hmac(sha256, seed, message);
    const words = new DataView(digest.buffer, digest.byteOffset);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word < fair) return ticket(tickets, word % total);
    }
  }
}

function ticket(tickets: Tickets, drawn: number): string {
  let left = drawn;
  for (const [action, count] of tickets) {
    if (left < count) return action;
    left -= count;
  }
  throw new RangeError("no such ticket");
}
