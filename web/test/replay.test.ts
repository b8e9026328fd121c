import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import type { Ply, RecordInfo } from "../src/api/types";
import { makeCursor } from "../src/pages/replay/cursor";
import { place, plyText } from "../src/pages/replay/plyText";
import { say } from "../src/i18n/say";
import { actionsIn, games } from "./data";
import { speakEnglish } from "./english";

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
  const decided = "points" as const;
  return { ...about, ...WORTH, plies, ...end, decided };
}

describe("the words of a replay", () => {
  before(speakEnglish);

  it("says once that the game begins", () => {
    const record = recordOf([1, 1]);
    assert.equal(plyText(record, 0), say("replay-beginning"));
    assert.equal(place(record, 0), say("replay-before-first"));
  });
});

describe("the cursor of a replay", () => {
  const open = (first = 0) => {
    let left = 0;
    const cursor = makeCursor(recordOf([0, 0, 1, 1, 2, 2]), first, () => left++);
    return { cursor, leaves: () => left };
  };

  it("starts at any moment within the record", () => {
    const first = (wanted: number) => open(wanted).cursor.moment.value;
    assert.deepEqual([first(0), first(3), first(99), first(-1), first(NaN)], [0, 3, 6, 0, 0]);
  });

  it("goes forward by one action, with its animation", () => {
    const { cursor } = open();
    assert.deepEqual([cursor.shown.value.position, cursor.shown.value.last], ["p0", null]);
    cursor.forward();
    assert.equal(cursor.shown.value.position, "p1");
    assert.deepEqual(cursor.shown.value.last, { action: "1", seat: 1 });
  });

  it("goes back without one", () => {
    const { cursor } = open(3);
    cursor.back();
    assert.deepEqual([cursor.shown.value.position, cursor.shown.value.last], ["p2", null]);
  });

  it("goes from turn to turn", () => {
    const { cursor } = open();
    assert.deepEqual(cursor.stops, [2, 4, 6]);
    const seen = [];
    for (let i = 0; i < 4; i++) {
      cursor.nextTurn();
      seen.push(cursor.moment.value);
    }
    for (let i = 0; i < 4; i++) {
      cursor.lastTurn();
      seen.push(cursor.moment.value);
    }
    assert.deepEqual(seen, [2, 4, 6, 6, 4, 2, 0, 0]);
  });

  it("stops at both ends", () => {
    const { cursor } = open(6);
    cursor.forward();
    assert.equal(cursor.moment.value, 6);
    cursor.jump(0);
    cursor.back();
    assert.equal(cursor.moment.value, 0);
    assert.equal(cursor.ply.value, null);
  });

  it("ends the animation before every move", () => {
    const { cursor, leaves } = open();
    cursor.forward();
    cursor.nextTurn();
    cursor.back();
    assert.equal(leaves(), 3);
  });
});

describe("the turns of golden games", () => {
  it("are where the cursor stops", () => {
    for (const { name, turns } of games) {
      const numbers = turns.flatMap((turn, number) => actionsIn(turn).map(() => number));
      const cursor = makeCursor(recordOf(numbers), 0, () => {});
      assert.equal(cursor.stops.length, turns.length, name);
      assert.equal(cursor.stops.at(-1), numbers.length, name);
    }
  });
});
