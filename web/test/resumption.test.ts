import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Acted, TableEvent } from "../src/api/types";
import { lastTurns, resumeAt } from "../src/live/resumption";

const SITUATION = { position: "", points: [], squares: [] };
const START: TableEvent = { kind: "started", number: 1, at: 0, ...SITUATION };

function acted(number: number, seat: number, turn: number, during: Acted["during"]): Acted {
  return { kind: "acted", number, at: 0, action: "E", seat, turn, during, ...SITUATION };
}

/** Whole turns of three players, from the first. */
function turns(count: number): TableEvent[] {
  return Array.from({ length: 3 * count }, (_, i) => {
    const turn = Math.floor(i / 3);
    return acted(i + 2, (turn % 3) + 1, turn + 1, (["turn", "roll", "lay"] as const)[i % 3]!);
  });
}

const player = { shown: -1, seats: [3], phase: "playing" as const };

describe("where a page goes on", () => {
  it("is the opening for a player who has not decided yet", () => {
    assert.equal(resumeAt([START, ...turns(2)], player), 0);
  });

  it("is after a player's own last decision", () => {
    assert.equal(resumeAt([START, ...turns(5)], player), 10);
    const rolled = turns(3).slice(0, -1);
    assert.equal(resumeAt([START, ...rolled], player), 8, "before the roll that followed from it");
  });

  it("does not take a draw or a stand-in for a player's decision", () => {
    const drawn = acted(2, 3, 0, "draw");
    assert.equal(resumeAt([START, drawn], player), 0);
    const lent: TableEvent = {
      kind: "stood-in",
      number: 2,
      at: 0,
      seat: 3,
      bot: "",
      reason: "time",
    };
    const back: TableEvent = { kind: "returned", number: 4, at: 0, seat: 3 };
    const mean = acted(3, 3, 1, "turn");
    assert.equal(resumeAt([START, lent, mean], player), 0);
    assert.equal(resumeAt([START, lent, mean, back, acted(5, 3, 1, "lay")], player), 5);
  });

  it("is the present for spectators and after the end, if nothing is remembered", () => {
    const events = [START, ...turns(2)];
    assert.equal(resumeAt(events, { ...player, seats: [] }), events.length);
    assert.equal(resumeAt(events, { ...player, phase: "over" }), events.length);
  });

  it("is after what is remembered, for everybody", () => {
    const events = [START, ...turns(4)];
    assert.equal(resumeAt(events, { ...player, shown: 6 }), 6);
    assert.equal(resumeAt(events, { shown: 6, seats: [], phase: "over" }), 6);
    assert.equal(resumeAt(events, { ...player, shown: 99 }), events.length);
  });

  it("is the beginning of the last turns that can be shown, if too much was missed", () => {
    const events = [START, ...turns(9)];
    assert.equal(resumeAt(events, { ...player, shown: 2 }), 1 + 3 * 5);
    assert.equal(lastTurns(turns(4)), 0);
    assert.equal(lastTurns(turns(5)), 3);
  });
});
