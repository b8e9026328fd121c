import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { TableEvent } from "../src/api/types";
import { afterEvents } from "../src/live/tableReducer";
import { gatheringState, gatheringTable, seated } from "./tables";

const at = 0;

/** The table after these events, numbered from 2. */
function after(...events: TableEvent[]) {
  return afterEvents(gatheringTable(), events, gatheringState(1 + events.length));
}

describe("a table after events", () => {
  it("has a person at the seat, and its number is that of the state", () => {
    const { seats, number } = after(seated(2, 1, "Ana"));
    assert.deepEqual(
      seats.map(({ kind, name }) => [kind, name]),
      [
        ["person", "Ana"],
        ["open", ""],
      ],
    );
    assert.equal(number, 2);
  });

  it("has nothing left of a person who got up, but the colours", () => {
    const { seats } = after(seated(2, 1, "Ana"), { kind: "vacated", number: 3, at, seat: 1 });
    assert.deepEqual(seats, gatheringTable().seats);
  });

  it("has no promise and no revealed seed once a seal is broken", () => {
    const { seats, sealed } = after(
      seated(2, 1, "Ana"),
      { kind: "bot-seated", number: 3, at, seat: 2, bot: "random", seed: "b" },
      { kind: "sealed", number: 4, at, round: 1, hashes: ["h1", "h2"] },
      { kind: "revealed", number: 5, at, seat: 1, seed: "a" },
      { kind: "unsealed", number: 6, at, round: 1, seat: 1 },
    );
    assert.equal(sealed, null);
    assert.deepEqual(
      seats.map(({ seed, commitment }) => [seed, commitment]),
      [
        ["", null],
        ["b", null], // a bot's seed was never a promise
      ],
    );
  });

  it("has a bot only while one stands in", () => {
    const away: TableEvent[] = [
      seated(2, 1, "Ana"),
      { kind: "stood-in", number: 3, at, seat: 1, bot: "greedy", reason: "absent" },
    ];
    assert.equal(after(...away).seats[0]?.bot, "greedy");
    assert.equal(after(...away, { kind: "returned", number: 4, at, seat: 1 }).seats[0]?.bot, null);
  });

  it("skips events that it knows", () => {
    const info = after(seated(2, 1, "Ana"));
    const repeated = [seated(2, 1, "Ben"), seated(3, 2, "Cid")];
    const { seats } = afterEvents(info, repeated, gatheringState(3));
    assert.deepEqual(
      seats.map(({ name }) => name),
      ["Ana", "Cid"],
    );
  });

  it("stays as it is if the state is older", () => {
    const info = after(seated(2, 1, "Ana"));
    assert.equal(afterEvents(info, [], gatheringState(1)), info);
  });
});
