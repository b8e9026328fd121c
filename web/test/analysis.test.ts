import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { Refused } from "../src/api/endpoints";
import type { AnalysisProgress, SeatTotalsInfo, TurnInfo } from "../src/api/wire";
import {
  type AnalysisState,
  analysisOf,
  chancesAt,
  makeAnalysis,
  stepAt,
  withAnswer,
} from "../src/pages/replay/analysis/analysisModel";
import {
  AREA,
  areaPath,
  barPath,
  chancesScale,
  errorMarks,
  largestError,
  largestSwing,
  luckBars,
  mostLuck,
  placeOf,
  START,
  TOP,
  turnOf,
  vertices,
} from "../src/pages/replay/analysis/chancesGeometry";
import { errorText } from "../src/pages/replay/analysis/choices";
import {
  luckOf,
  luckText,
  turnedByErrorText,
  worstText,
} from "../src/pages/replay/analysis/verdictText";
import { gain, percent, plain } from "../src/i18n/say";
import { speakEnglish } from "./english";

type Step = TurnInfo["steps"][number];
type Decision = Extract<Step, { kind: "decision" }>;

const pair = (first: number) => [first, 1 - first];

function luck(ply: number, seat: number, from: number, to: number): Step {
  const [before, after] = [pair(from), pair(to)];
  const gains = [to - from, from - to];
  const about = { turn: 1, action: "3", step: "roll" as const, average: before };
  return { kind: "luck", ply, seat, before, after, gains, possibilities: [], ...about };
}

/** A decision, with the grade that its error has. */
function lay(ply: number, seat: number, from: number, to: number): Decision {
  const [before, after] = [pair(from), pair(to)];
  const gains = [to - from, from - to];
  const error = gains[seat - 1] ?? 0;
  const grade = error <= -0.1 ? "blunder" : error <= -0.05 ? "mistake" : null;
  const best = { action: "a1a2", chances: before };
  const about = { turn: seat, action: "b1b2", step: "lay" as const, best, choices: [best] };
  return { kind: "decision", ply, seat, before, after, gains, error, grade, ...about };
}

function correction(ply: number, from: number, to: number): Step {
  const [before, after] = [pair(from), pair(to)];
  return { kind: "correction", turn: 1, ply, before, after, gains: [to - from, from - to] };
}

/** Three turns of a roll and a lay each; the second begins with a correction. */
const TURNS: TurnInfo[] = [
  turn(1, 0, 2, luck(0, 1, 0.5, 0.6), lay(1, 1, 0.6, 0.54)),
  turn(2, 2, 4, correction(2, 0.54, 0.5), luck(2, 2, 0.5, 0.45), lay(3, 2, 0.45, 0.6)),
  turn(3, 4, 6, luck(4, 1, 0.6, 0.58), lay(5, 1, 0.58, 0.58)),
];
const MOMENTS = [0, 2, 4, 6];
const ALL = { turns: TURNS };

function turn(number: number, first: number, end: number, ...steps: Step[]): TurnInfo {
  const before = steps[0]?.before ?? [];
  return { number, first, end, before, after: steps.at(-1)?.after ?? [], steps };
}

function progress(status: AnalysisProgress["status"], turns: TurnInfo[]): AnalysisProgress {
  const about = { id: "g", place: 0, evaluator: "champion", depth: "normal", actions: 6 };
  return { ...about, status, analysed: turns.at(-1)?.end ?? 0, turns, seats: [] };
}

const NOTHING: AnalysisState = {
  progress: null,
  turns: [],
  seats: [],
  status: "asking",
  error: null,
  slow: false,
};

const close = (found: readonly number[] | null, wanted: readonly number[]) =>
  found?.forEach((one, seat) => assert.ok(Math.abs(one - (wanted[seat] ?? NaN)) < 1e-9));

describe("what is known of a game", () => {
  it("is what an action did, corrections aside", () => {
    assert.equal(stepAt(ALL, 2)?.kind, "luck");
    assert.equal(stepAt(ALL, 3)?.kind, "decision");
    assert.equal(stepAt(ALL, 6), null);
    assert.equal(stepAt({ turns: [] }, 0), null);
  });

  it("is everybody's chances at each moment, as far as it has come", () => {
    close(chancesAt(ALL, 0), [0.5, 0.5]);
    close(chancesAt(ALL, 1), [0.6, 0.4]);
    close(chancesAt(ALL, 2), [0.54, 0.46]);
    const [first] = TURNS;
    assert.equal(chancesAt({ turns: first ? [first] : [] }, 3), null);
    assert.equal(chancesAt({ turns: [] }, 0), null);
  });

  it("grows by the turns that were asked for, and loses none", () => {
    const one = withAnswer(NOTHING, progress("running", TURNS.slice(0, 1)), 0);
    const same = withAnswer(one, progress("running", []), 1);
    const all = withAnswer(same, progress("done", TURNS.slice(1)), 1);
    assert.deepEqual([one.turns.length, same.turns.length], [1, 1]);
    assert.deepEqual(all.turns, TURNS);
    assert.equal(all.status, "done");
  });

  it("begins again where a server begins again", () => {
    const two = withAnswer(NOTHING, progress("running", TURNS.slice(0, 2)), 0);
    assert.deepEqual(withAnswer(two, progress("waiting", []), 0).turns, []);
  });
});

describe("following an analysis", () => {
  const settled = async (analysis: ReturnType<typeof makeAnalysis>) => {
    while (!["done", "failed"].includes(analysis.state.value.status))
      await new Promise((done) => setTimeout(done, 5));
    return analysis.state.value;
  };
  const forgotten = new Refused({ key: "analysis-missing", details: {}, place: {} }, 404);

  it("asks for the turns that it lacks until all are there", async () => {
    const asked: number[] = [];
    const analysis = makeAnalysis(
      { table: "t" },
      {
        analyse: async () => progress("waiting", []),
        analysis: async (_, after) => {
          asked.push(after);
          const turns = TURNS.slice(after, after + 1);
          return progress(after === 2 ? "done" : "running", turns);
        },
      },
    );
    analysis.start();
    const { turns, status } = await settled(analysis);
    assert.deepEqual([asked, turns.length, status], [[0, 1, 2], 3, "done"]);
  });

  it("asks again where the server has forgotten it", async () => {
    let times = 0;
    const analysis = makeAnalysis(
      { table: "t" },
      {
        analyse: async () => progress(times++ ? "done" : "running", times > 1 ? TURNS : []),
        analysis: async () => {
          throw forgotten;
        },
      },
    );
    analysis.start();
    const { turns, status } = await settled(analysis);
    assert.deepEqual([times, turns.length, status], [2, 3, "done"]);
  });

  it("does not ask for ever", async () => {
    let times = 0;
    const analysis = makeAnalysis(
      { table: "t" },
      {
        analyse: async () => {
          times++;
          return progress("running", []);
        },
        analysis: async () => {
          throw forgotten;
        },
      },
    );
    analysis.start();
    assert.equal((await settled(analysis)).error, forgotten);
    assert.equal(times, 4);
  });

  it("keeps what is there when the connection is lost, and goes on from there", async () => {
    let lost = true;
    const analysis = makeAnalysis(
      { table: "t" },
      {
        analyse: async () => progress("running", TURNS.slice(0, 2)),
        analysis: async (_, after) => {
          if (lost) throw new TypeError("Failed to fetch");
          return progress("done", TURNS.slice(after));
        },
      },
    );
    analysis.start();
    const failed = await settled(analysis);
    assert.deepEqual([failed.status, failed.turns.length], ["failed", 2]);
    assert.ok(failed.error instanceof TypeError);
    lost = false;
    analysis.start();
    assert.equal((await settled(analysis)).turns.length, 3);
  });

  it("asks for nothing once it is stopped", async () => {
    let asked = 0;
    const analysis = makeAnalysis(
      { table: "t" },
      {
        analyse: async () => progress("running", []),
        analysis: async () => {
          asked++;
          analysis.stop();
          return progress("done", TURNS);
        },
      },
    );
    analysis.start();
    await new Promise((done) => setTimeout(done, 50));
    assert.deepEqual([asked, analysis.state.value.status], [1, "running"]);
  });

  it("is the same after coming back", () => {
    assert.equal(analysisOf({ table: "one" }), analysisOf({ table: "one" }));
    assert.notEqual(analysisOf({ table: "one" }), analysisOf({ record: "one" }));
  });
});

describe("the chart of the chances", () => {
  const scale = chancesScale(3, 2, 352, 0.1);

  it("has the whole game as its axis from the beginning", () => {
    assert.deepEqual([scale.x(0), scale.x(3)], [START, 344]);
    assert.deepEqual([-5, 144, 145, 1000].map(scale.turnAt), [0, 1, 1, 3]);
  });

  it("knows where moments and actions are", () => {
    assert.deepEqual(
      [0, 1, 2, 6].map((moment) => placeOf(MOMENTS, moment)),
      [0, 0.5, 1, 3],
    );
    assert.deepEqual(
      [0, 1, 2, 5, 6].map((ply) => turnOf(MOMENTS, ply)),
      [1, 1, 2, 3, 3],
    );
  });

  it("stacks the areas without a gap, from top to foot", () => {
    const all = vertices(ALL, MOMENTS);
    assert.deepEqual(
      all.map(({ at }) => at),
      [0, 0.5, 1, 1.5, 2, 2.5, 3],
    );
    const points = (seat: number) =>
      areaPath(all, seat, scale)
        .slice(1, -1)
        .split("L")
        .map((one) => one.split(" ").map(Number));
    const [upper, lower] = [points(1), points(2)];
    const foot = upper.slice(all.length).reverse();
    assert.deepEqual(foot, lower.slice(0, all.length));
    assert.ok(upper.slice(0, all.length).every(([, y]) => y === TOP));
    assert.ok(lower.slice(all.length).every(([, y]) => y === TOP + AREA));
  });

  it("is empty while nothing is known", () => {
    assert.deepEqual(vertices({ turns: [] }, MOMENTS), []);
    assert.equal(areaPath([], 1, scale), "");
    assert.ok(mostLuck([]) > 0);
  });

  it("has luck in the row of the seat that rolled, up where it was good", () => {
    const bars = luckBars(ALL, MOMENTS);
    assert.deepEqual(
      bars.map(({ turn, seat, gain }) => [turn, seat, Math.round(gain * 100)]),
      [
        [1, 1, 10],
        [2, 2, 5],
        [3, 1, -2],
      ],
    );
    const tip = (gained: number) =>
      Number(/V([\d.]+)/.exec(barPath({ turn: 1, seat: 1, gain: gained }, 100, scale))?.[1]);
    assert.ok(tip(0.05) < 100 && tip(-0.05) > 100);
    assert.ok(tip(0.1) < tip(0.05));
  });

  it("cuts the few bars that would dwarf all others", () => {
    const bars = Array.from({ length: 20 }, (_, turn) => ({ turn, seat: 1, gain: 0.02 }));
    const most = mostLuck([...bars, { turn: 20, seat: 1, gain: 0.9 }]);
    const { isCut, bar } = chancesScale(20, 2, 348, most);
    assert.deepEqual([isCut(0.02), isCut(0.9)], [false, true]);
    assert.ok(bar(0.9) > bar(0.02));
  });

  it("marks the largest error of each turn", () => {
    const both = { turns: [turn(1, 0, 2, lay(0, 1, 0.6, 0.54), lay(1, 1, 0.54, 0.4))] };
    assert.deepEqual(
      errorMarks(both, [0, 2]).map(({ turn, seat, grade }) => [turn, seat, grade]),
      [[1, 1, "blunder"]],
    );
    assert.deepEqual(
      errorMarks(ALL, MOMENTS).map(({ turn, grade }) => [turn, grade]),
      [
        [1, "mistake"],
        [2, "blunder"],
      ],
    );
  });
});

describe("an analysis in a few sentences", () => {
  before(speakEnglish);
  const totals = (seat: number, own_luck: number, others_luck: number): SeatTotalsInfo => ({
    ...{ seat, name: "", start: 0.5, result: 0.5, own_errors: 0, others_decisions: 0 },
    ...{ corrections: 0, luck_adjusted: 0.5, own_luck, others_luck, errors: {} },
  });
  const seats = [totals(1, 0.1, 0.024), totals(2, -0.024, -0.1)];

  it("finds where the game turned, and the largest error", () => {
    assert.equal(largestSwing(ALL)?.ply, 3);
    assert.equal(largestError(ALL)?.ply, 3);
    assert.equal(largestSwing({ turns: [] }), null);
    assert.equal(largestError({ turns: TURNS.slice(2) }), null);
  });

  it("tells somebody of their own luck, and others of the luckiest", () => {
    const told = (own: number) => luckText(seats, ["Ana", "Ben"], own);
    assert.equal(told(1), "You were lucky: the dice were worth \u2068+12%\u2069 to you.");
    assert.equal(told(2), "You were unlucky: the dice were worth \u2068−12%\u2069 to you.");
    assert.match(told(0), /Ana\u2069 was the luckiest: .*\+12%/);
    for (const own of [0, 1])
      // less than what makes one roll lucky
      assert.match(luckText([totals(1, 0.015, 0)], ["Ana"], own), /cancelled out/);
    assert.equal(luckOf(totals(1, 0.25, -0.25)), 0);
  });

  it("names one's own largest error, and the largest of the game where that is nobody's own", () => {
    const told = (own: number) => {
      const worst = largestError(ALL, own);
      assert.ok(worst);
      return worstText(["Ana", "Ben", "Cleo"], own, worst);
    };
    assert.match(told(2), /^Your largest error was in turn \u20682.*\u206815\.0%\u2069 of a win/);
    assert.match(told(1), /^Your largest error was in turn \u20681.*\u20686\.0%\u2069 of a win/);
    assert.match(told(0), /^\u2068Ben\u2069 made the largest error of the game in turn \u20682/);
    assert.equal(told(3), told(0)); // who made none
  });

  it("tells a turning point that is the largest error as one", () => {
    const worst = largestError(ALL);
    assert.ok(worst && worst === largestSwing(ALL));
    const text = plain(turnedByErrorText(["Ana", "Ben"], 0, worst));
    assert.match(text, /^The turning point was turn 2\. Ben made the largest error/);
  });

  it("writes the cost of an error with the digits that tell it from the next grade", () => {
    const error = { ...lay(1, 1, 0.6, 0.5641), grade: "slip" as const };
    assert.equal(plain(errorText(error)), "slip −3.6%");
  });

  it("has signs before gains and losses only", () => {
    assert.deepEqual(
      [0.123, -0.123, 0.0001].map((one) => gain(one)),
      ["+12%", "−12%", "0%"],
    );
    assert.deepEqual([percent(0.12345, 2), gain(0.12345, 2)], ["12.35%", "+12.35%"]);
  });
});
