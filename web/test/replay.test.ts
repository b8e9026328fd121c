import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Ply, RecordInfo } from "../src/api/types";
import { makeReel } from "../src/pages/replay/cursor";
import { actionsIn, games } from "./data";

const WORTH = { points: [], squares: [], dirhams: [], comments: [] };

function plyOf(turn: number, number: number): Ply {
  const action = { turn, action: String(number), seat: 1 + (turn % 2) };
  return { ...action, during: "turn", step: "turn", position: `p${number}`, ...WORTH };
}

/** A record with an action in each of these turns. */
function recordOf(turns: readonly number[]): RecordInfo {
  const plies = turns.map((turn, index) => plyOf(turn, index + 1));
  const about = { players: 3, names: [], edition: null, rules: "-", tags: {}, start: "p0" };
  const end = { result: "*", winners: [], ranks: [], fair: false, chances: [] };
  return { ...about, ...WORTH, plies, ...end };
}

describe("the cursor of a replay", () => {
  const open = (first = 0) => {
    let left = 0;
    const reel = makeReel(recordOf([0, 0, 1, 1, 2, 2]), first, () => left++);
    return { reel, leaves: () => left };
  };

  it("starts at any moment within the record", () => {
    const first = (wanted: number) => open(wanted).reel.moment.value;
    assert.deepEqual([first(0), first(3), first(99), first(-1), first(NaN)], [0, 3, 6, 0, 0]);
  });

  it("goes forward by one action, with its animation", () => {
    const { reel } = open();
    assert.deepEqual([reel.shown.value.position, reel.shown.value.last], ["p0", null]);
    reel.forward();
    assert.equal(reel.shown.value.position, "p1");
    assert.deepEqual(reel.shown.value.last, { action: "1", seat: 1 });
  });

  it("goes back without one", () => {
    const { reel } = open(3);
    reel.back();
    assert.deepEqual([reel.shown.value.position, reel.shown.value.last], ["p2", null]);
  });

  it("goes from turn to turn", () => {
    const { reel } = open();
    assert.deepEqual(reel.stops, [2, 4, 6]);
    const seen = [];
    for (let i = 0; i < 4; i++) {
      reel.nextTurn();
      seen.push(reel.moment.value);
    }
    for (let i = 0; i < 4; i++) {
      reel.lastTurn();
      seen.push(reel.moment.value);
    }
    assert.deepEqual(seen, [2, 4, 6, 6, 4, 2, 0, 0]);
  });

  it("stops at both ends", () => {
    const { reel } = open(6);
    reel.forward();
    assert.equal(reel.moment.value, 6);
    reel.jump(0);
    reel.back();
    assert.equal(reel.moment.value, 0);
    assert.equal(reel.ply.value, null);
  });

  it("ends the animation before every move", () => {
    const { reel, leaves } = open();
    reel.forward();
    reel.nextTurn();
    reel.back();
    assert.equal(leaves(), 3);
  });
});

describe("the turns of golden games", () => {
  it("are where the cursor stops", () => {
    for (const { name, turns } of games) {
      const numbers = turns.flatMap((turn, number) => actionsIn(turn).map(() => number));
      const reel = makeReel(recordOf(numbers), 0, () => {});
      assert.equal(reel.stops.length, turns.length, name);
      assert.equal(reel.stops.at(-1), numbers.length, name);
    }
  });
});
