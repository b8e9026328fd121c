import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Ply, RecordInfo } from "../src/api/types";
import {
  axisTurns,
  BOTTOM,
  HEIGHT,
  LABEL,
  lastLabels,
  momentsOf,
  scaleOf,
  type Series,
  seriesOf,
  spread,
  START,
  turnByKey,
  turnsIn,
} from "../src/components/chartGeometry";

const BOARD = "7/7/7/7/7/7/7 d4S turn 1";
const IN = `${BOARD} 30:r15,30:b15 -`;
const WITHOUT_BEN = `${BOARD} 30:r15,x1:b -`;

function ply(turn: number, points: number[], position = IN): Ply {
  const worth = { squares: [], dirhams: [], comments: [] };
  return { turn, action: "N", seat: 1, during: "turn", step: "turn", position, points, ...worth };
}

function record(...plies: Ply[]): RecordInfo {
  return {
    ...{ players: 2, names: ["Ana", "Ben"], edition: null, rules: "-", tags: {}, start: IN },
    ...{ points: [30, 30], squares: [], dirhams: [], comments: [], plies, result: "*" },
    ...{ winners: [], ranks: [], decided: "points", fair: false, chances: [] },
  };
}

const line = (...points: number[]): Series => ({ name: "", colour: "r", points });

describe("the points by turn", () => {
  const game = record(ply(0, [30, 30]), ply(1, [31, 30]), ply(1, [32, 30]), ply(2, [32, 33]));

  it("are those at the end of each turn, after those at the start", () => {
    assert.deepEqual(momentsOf(game), [0, 3, 4]);
    const points = seriesOf(game, ["Ana", "Ben"]).map((one) => one.points);
    assert.deepEqual(points, [
      [30, 32, 32],
      [30, 30, 33],
    ]);
  });

  it("end where a player goes out", () => {
    const left = record(
      ply(1, [32, 30]),
      ply(2, [32, 0], WITHOUT_BEN),
      ply(3, [33, 0], WITHOUT_BEN),
    );
    const series = seriesOf(left, ["Ana", "Ben"]);
    assert.deepEqual(
      series.map((one) => one.points),
      [
        [30, 32, 32, 33],
        [30, 30],
      ],
    );
    assert.equal(turnsIn(series), 3);
    const labels = lastLabels(series, scaleOf(series, 320, 2));
    assert.deepEqual([...labels.keys()], [0]);
  });
});

describe("the scale of a chart", () => {
  const series = [line(30, 41, 12), line(30, 33, 55)];
  const scale = scaleOf(series, 300, 2);

  it("has round numbers around all points", () => {
    assert.deepEqual(scale.ticks, [10, 20, 30, 40, 50, 60]);
    const inside = series.flatMap((one) => one.points.map(scale.y));
    assert.ok(inside.every((y) => y >= 0 && y <= HEIGHT - BOTTOM));
  });

  it("leaves room for the last points at any width", () => {
    for (const width of [240, 288, 600]) {
      const { right, x, turns } = scaleOf(series, width, 3);
      assert.ok(width - right >= 12 + 3 * 8);
      assert.deepEqual([x(0), x(turns)], [START, right]);
    }
  });

  it("finds the turn that is nearest to a finger, also beside the lines", () => {
    const places = [-50, START, scale.x(1) - 5, scale.x(1) + 5, scale.right, 999];
    assert.deepEqual(places.map(scale.turnAt), [0, 0, 1, 1, 2, 2]);
  });

  it("has room even for a game without a turn", () => {
    const { ticks, x } = scaleOf([line(30), line(30)], 300, 2);
    assert.ok(ticks.length >= 2);
    assert.ok([x(0), x(1)].every(Number.isFinite));
  });
});

describe("labels at the ends of lines", () => {
  const gaps = (placed: number[]) => {
    const sorted = [...placed].sort((a, b) => a - b);
    return sorted.slice(1).map((y, index) => y - (sorted[index] ?? 0));
  };

  it("stay where they are if they do not overlap", () => {
    assert.deepEqual(spread([20, 100, 60]), [20, 100, 60]);
  });

  it("move apart, keep their order and stay on the chart", () => {
    for (const wanted of [
      [50, 50, 50, 50],
      [205, 214, 210, 214],
      [12, 12, 213, 214],
    ]) {
      const placed = spread(wanted);
      assert.ok(
        gaps(placed).every((gap) => gap >= LABEL - 1e-9),
        placed.join(),
      );
      assert.ok(
        placed.every((y) => y <= HEIGHT - BOTTOM),
        placed.join(),
      );
      wanted.forEach((one, index) =>
        wanted.forEach((other, place) => {
          if (one < other) assert.ok(placed[index]! < placed[place]!);
        }),
      );
    }
    assert.deepEqual(spread([12, 100, 213, 214]).slice(0, 2), [12, 100]);
  });
});

describe("the cursor of a chart", () => {
  it("goes by keys and stops at both ends", () => {
    const keys = ["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "PageUp", "PageDown"];
    assert.deepEqual(
      keys.map((key) => turnByKey(key, 6, 20)),
      [7, 5, 7, 5, 11, 1],
    );
    assert.deepEqual([turnByKey("Home", 6, 20), turnByKey("End", 6, 20)], [0, 20]);
    assert.deepEqual([turnByKey("ArrowRight", 20, 20), turnByKey("PageDown", 3, 20)], [20, 0]);
    assert.equal(turnByKey("a", 6, 20), undefined);
  });

  it("has its turn on the axis, in place of one that is too near", () => {
    assert.deepEqual(axisTurns(24, null), [0, 12, 24]);
    assert.deepEqual(axisTurns(24, 6), [0, 12, 24, 6]);
    assert.deepEqual(axisTurns(24, 23), [0, 12, 23]);
    assert.deepEqual(axisTurns(1, null), [0, 1]);
  });
});
