/** Fair dice, recomputed (docs/fair-dice.md, "To the byte"). Pure; needs no secure context. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RecordInfo } from "../api/types";

export type DiceResult =
  | { kind: "fine"; count: number }
  /** The record lacks a tag that the check needs: an unfinished game has no server seed yet. */
  | { kind: "tags"; tag: string }
  /** The server's seed is not the one that was promised. */
  | { kind: "hash"; expected: string; found: string }
  /** The promise in the record is not the one that was seen at the table. */
  | { kind: "commitment"; seen: string; found: string }
  | { kind: "chance"; number: number; expected: string; found: string };

type Tickets = readonly (readonly [string, number])[];

export function checkDice(record: RecordInfo, committed?: string): DiceResult {
  const { tags, players } = record;
  const seats = Array.from({ length: players }, (_, index) => `SeatSeed${index + 1}`);
  const needed = ["Table", ...seats, "ServerSeedHash", "ServerSeed"];
  const missing = needed.find((tag) => !tags[tag]);
  if (missing) return { kind: "tags", tag: missing };
  const promised = tags.ServerSeedHash ?? "";
  if (committed !== undefined && committed !== promised)
    return { kind: "commitment", seen: committed, found: promised };
  const seedText = tags.ServerSeed ?? "";
  if (!/^[0-9a-f]{64}$/.test(seedText)) return { kind: "tags", tag: "ServerSeed" };
  const seed = hexToBytes(seedText);
  const hash = bytesToHex(sha256(seed));
  if (hash !== promised) return { kind: "hash", expected: promised, found: hash };
  const lines = [tags.Table ?? "", ...seats.map((tag) => tags[tag] ?? "")];
  for (const { number, action, tickets } of record.chances) {
    const expected = drawn(seed, lines, number, tickets);
    if (expected !== action) return { kind: "chance", number, expected, found: action };
  }
  return { kind: "fine", count: record.chances.length };
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
