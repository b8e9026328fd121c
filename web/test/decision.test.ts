import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { Refused } from "../src/api/endpoints";
import type { PositionInfo } from "../src/api/types";
import type { RolloutChoice, RolloutProgress, TurnInfo } from "../src/api/wire";
import { say } from "../src/i18n/say";
import type { DecisionStep } from "../src/pages/replay/analysis/analysisModel";
import {
  chanceText,
  comparedOn,
  differenceText,
  lossOf,
  ranked,
} from "../src/pages/replay/analysis/choices";
import { rollText, wordOf } from "../src/pages/replay/analysis/decisionText";
import { choiceFacts, rowsOf } from "../src/pages/replay/analysis/mistakes/facts";
import { MOST_PUZZLES, puzzlesOf, verdictOn } from "../src/pages/replay/analysis/mistakes/puzzles";
import {
  estimatesOf,
  findingOf,
  makeRollout,
  scaleOf,
} from "../src/pages/replay/analysis/rolloutModel";
import { speakEnglish } from "./english";

const BARE = "7/7/7/7/7/7/7 d4N lay 2 30:r15,30:b15,30:y14 -";
const WORTHS = { a1a2: 0.3, b1b2: 0.42, c1c2: 0.41, d1d2: 0.42 };

/** A decision of the second of three, with choices that are worth so much to that player. */
function decision(
  action: string,
  worths: Record<string, number> = WORTHS,
  more: Partial<DecisionStep> = {},
): DecisionStep {
  const choices = Object.entries(worths).map(([one, worth]) => ({
    action: one,
    chances: [(1 - worth) / 2, worth, (1 - worth) / 2],
  }));
  const top = Math.max(...Object.values(worths));
  const best = choices.find(({ chances }) => chances[1] === top)!;
  const chosen = choices.find((one) => one.action === action)!;
  const error = (chosen.chances[1] ?? 0) - top;
  const grade: DecisionStep["grade"] =
    error <= -0.1 ? "blunder" : error <= -0.05 ? "mistake" : error <= -0.02 ? "slip" : null;
  const gains = chosen.chances.map((one, seat) => one - (best.chances[seat] ?? 0));
  const chances = { before: best.chances, after: chosen.chances, gains, error, grade };
  const about = { kind: "decision" as const, turn: 1, ply: 4, seat: 2, step: "lay" as const };
  return { ...about, action, ...chances, best, choices, ...more };
}

describe("the choices of a decision", () => {
  before(speakEnglish);

  it("come the best first, the first of the rules among equals", () => {
    const order = ranked(decision("a1a2"));
    assert.deepEqual(
      order.map(({ action }) => action),
      ["b1b2", "d1d2", "c1c2", "a1a2"],
    );
    assert.deepEqual(
      order.map(({ best, done }) => [best, done]),
      [
        [true, false],
        [false, false],
        [false, false],
        [false, true],
      ],
    );
  });

  it("cost what the best is worth more, and never less than nothing", () => {
    const one = decision("a1a2");
    assert.ok(Math.abs(lossOf(one, "a1a2") - 0.12) < 1e-12);
    assert.equal(lossOf(one, "d1d2"), 0);
  });

  it("differ in texts by what the texts say", () => {
    const [more, less] = [0.47649, 0.40451];
    assert.equal(chanceText(more), "47.6%");
    assert.equal(chanceText(less), "40.5%");
    assert.equal(differenceText(more, less), "7.1%"); // and not 7.2%
  });

  it("are drawn beside each other: the best on top, in the colour of the player who decided", () => {
    const drawn = comparedOn(BARE, decision("a1a2"), "c1c2");
    assert.deepEqual(
      drawn.map(({ action, mark, label, colour }) => [action, mark, label, colour]),
      [
        ["a1a2", "done", "30%", "b"],
        ["c1c2", "other", "41%", "b"],
        ["b1b2", "best", "42%", "b"],
      ],
    );
  });

  it("are one where the best was played", () => {
    assert.deepEqual(
      comparedOn(BARE, decision("b1b2"), null).map(({ action, mark }) => [action, mark]),
      [["b1b2", "best"]],
    );
  });

  it("show what was played as an outline where something else was laid", () => {
    const drawn = comparedOn(BARE, decision("a1a2"), null, "d1d2");
    assert.deepEqual(
      drawn.map(({ action, mark }) => [action, mark]),
      [
        ["a1a2", "other"],
        ["d1d2", "done"],
        ["b1b2", "best"],
      ],
    );
  });

  it("have a word for every error, and another for what is fine or best", () => {
    const word = (grade: string) => say("decision-word", { grade: grade as "slip" });
    assert.equal(wordOf(decision("a1a2")), word("blunder"));
    assert.equal(wordOf(decision("c1c2")), word("fine"));
    assert.equal(wordOf(decision("b1b2")), word("best"));
    assert.notEqual(word("fine"), word("best"));
  });
});

describe("the luck of a roll", () => {
  before(speakEnglish);
  const roll = (came: number) => ({
    ...{ kind: "luck" as const, turn: 1, ply: 3, seat: 2, action: "3", step: "roll" as const },
    ...{ before: [0.6, 0.4], after: [1 - came, came], average: [0.6, 0.4] },
    ...{ gains: [0.4 - came, came - 0.4], possibilities: [] },
  });

  it("is told from what is hardly any", () => {
    const word = (luck: "lucky" | "unlucky" | "even") => say("decision-luck", { luck });
    assert.ok(rollText(roll(0.467)).includes(word("lucky")));
    assert.ok(rollText(roll(0.467)).includes("6.7%"));
    assert.ok(rollText(roll(0.3)).includes(word("unlucky")));
    assert.ok(rollText(roll(0.41)).includes(word("even")));
  });
});

const progress = (choices: RolloutChoice[]): RolloutProgress => ({
  ...{ ply: 4, status: "running", place: 0, games: 400 },
  choices,
});
/** `behind`, if the best so far is another, and the standard error of that. */
const estimate = (action: string, worth: number, error: number, behind = 0, behind_error = 0) => ({
  ...{ action, worth, error, behind, behind_error, games: 100 },
});

describe("rollouts", () => {
  it("have intervals of 95 %, and their own best choice and order", () => {
    const found = estimatesOf(
      progress([
        estimate("a1a2", 0.3, 0.05, 0.15, 0.01),
        estimate("b1b2", 0.4, 0.1, 0.05, 0.01),
        { ...estimate("c1c2", 0.5, 0), games: 1 }, // one game has no interval
        estimate("d1d2", 0.45, 0.05),
      ]),
      decision("a1a2"),
    );
    assert.deepEqual(
      found.map(({ action, best, done, expected }) => [action, best, done, expected]),
      [
        ["d1d2", true, false, false],
        ["b1b2", false, false, true],
        ["a1a2", false, true, false],
      ],
    );
    assert.ok(Math.abs((found[1]?.high ?? 0) - 0.596) < 1e-9);
    assert.ok(Math.abs((found[1]?.low ?? 0) - 0.204) < 1e-9);
    assert.ok(Math.abs(scaleOf(found).low - 0.202) < 1e-9);
    assert.ok(Math.abs(scaleOf(found).high - 0.596) < 1e-9);
  });

  it("say what they found for certain, by what is behind the best with the same luck", () => {
    const find = (played: string, ...choices: RolloutChoice[]) =>
      findingOf(estimatesOf(progress(choices), decision(played)));
    const best = (action: string) => estimate(action, 0.4, 0.05);
    // Both intervals are much larger than the difference, which is known well all the same.
    const behind = (action: string) => estimate(action, 0.38, 0.05, 0.02, 0.01);
    const close = (action: string) => estimate(action, 0.381, 0.05, 0.019, 0.01);
    assert.equal(find("a1a2", behind("a1a2"), best("b1b2")), "worse");
    assert.equal(find("a1a2", best("a1a2"), behind("b1b2")), "better");
    assert.equal(find("a1a2", close("a1a2"), best("b1b2")), "open");
    assert.equal(find("a1a2", best("a1a2"), close("b1b2")), "open");
    assert.equal(find("b1b2", best("a1a2"), close("b1b2")), "same");
    assert.equal(find("b1b2", best("a1a2"), behind("b1b2")), "else");
    assert.equal(find("a1a2", best("b1b2")), "open");
    // A third choice may be better than what was played, and than what the analysis takes for the best.
    assert.equal(find("a1a2", behind("a1a2"), behind("b1b2"), best("c1c2")), "else");
    assert.equal(find("a1a2", behind("a1a2"), close("b1b2"), best("c1c2")), "worse");
    assert.equal(find("a1a2", close("a1a2"), behind("b1b2"), best("c1c2")), "open");
  });

  it("are followed until they are done, and no longer once somebody has left", async () => {
    const answers = [1, 2, 3, 4].map((step) => ({
      ...progress([{ ...estimate("a1a2", 0.3, 0.1 / step), games: 10 * step }]),
      status: step === 4 ? ("done" as const) : ("running" as const),
    }));
    const serve = (given: RolloutProgress[]) => {
      const asked: string[] = [];
      const next = (call: string) => async () => {
        asked.push(call);
        return given[asked.length - 1]!;
      };
      return { asked, rollOut: next("rollOut"), rollout: next("rollout") };
    };
    const until = async (happens: () => boolean) => {
      while (!happens()) await new Promise((done) => setTimeout(done, 1));
    };
    const server = serve(answers);
    const rollout = makeRollout("abc", 4, server);
    assert.equal(rollout.state.value.status, "unasked");
    rollout.follow(); // nobody has asked for it
    assert.deepEqual(server.asked, []);
    rollout.start();
    await until(() => rollout.state.value.status === "done");
    assert.deepEqual(server.asked, ["rollOut", "rollout", "rollout", "rollout"]);
    assert.equal(rollout.state.value.progress?.choices[0]?.games, 40);

    const left = makeRollout("abc", 4, serve(answers));
    left.start();
    left.stop();
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(left.state.value.progress, null);
    left.follow();
    await until(() => left.state.value.progress !== null);
  });
});

describe("rollouts after a reload", () => {
  const kept = new Map<string, string>();
  before(() => {
    Object.assign(globalThis, {
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    });
  });
  const settle = () => new Promise((done) => setTimeout(done, 5));
  const done = { ...progress([estimate("a1a2", 0.3, 0.1)]), status: "done" as const };

  it("are looked for at the server where they were asked for, and nowhere else", async () => {
    const asked: string[] = [];
    const server = {
      rollOut: async () => done,
      rollout: async (_: string, ply: number) => {
        asked.push(String(ply));
        return done;
      },
    };
    const first = makeRollout("abc", 4, server);
    first.start();
    await settle();
    for (const ply of [4, 7]) makeRollout("abc", ply, server).follow();
    await settle();
    assert.deepEqual(asked, ["4"]);
    const again = makeRollout("abc", 4, server);
    again.follow();
    await settle();
    assert.equal(again.state.value.status, "done");
  });

  it("are forgotten when the server has them no longer, without a word", async () => {
    let times = 0;
    const server = {
      rollOut: async () => done,
      rollout: async () => {
        times++;
        throw new Refused({ key: "rollout-unknown", details: {}, place: {} }, 404);
      },
    };
    for (let turn = 0; turn < 2; turn++) {
      const rollout = makeRollout("abc", 4, server);
      rollout.follow();
      await settle();
      assert.equal(rollout.state.value.status, "unasked");
    }
    assert.equal(times, 1);
  });
});

describe("mistakes", () => {
  const record = { start: "p0", plies: [] };
  const turn = (steps: TurnInfo["steps"]): TurnInfo => ({
    ...{ number: 1, first: 0, end: 90, before: [], after: [], steps },
  });
  const error = (ply: number, loss: number, seat = 2) =>
    decision("a1a2", { a1a2: 0.4 - loss, b1b2: 0.4 }, { ply, seat });
  const pliesOf = (steps: TurnInfo["steps"]) =>
    puzzlesOf(record, [turn(steps)], 2).map((puzzle) => puzzle.decision.ply);

  it("are one's own larger errors, and slips only where there are no larger ones", () => {
    const [slip, mistake, blunder] = [error(1, 0.03), error(5, 0.06), error(9, 0.2)];
    assert.deepEqual(pliesOf([slip, mistake, error(6, 0.3, 1), blunder]), [5, 9]);
    assert.deepEqual(pliesOf([slip, error(2, 0.01)]), [1]);
    assert.deepEqual(pliesOf([error(2, 0.01)]), []);
  });

  it("are the largest of many, in the order of the game", () => {
    const many = Array.from({ length: MOST_PUZZLES + 3 }, (_, ply) =>
      error(ply, 0.06 + 0.01 * ((ply * 7) % (MOST_PUZZLES + 3))),
    );
    const found = pliesOf(many);
    assert.equal(found.length, MOST_PUZZLES);
    assert.deepEqual(
      found,
      [...found].sort((a, b) => a - b),
    );
    const least = Math.max(
      ...many.filter(({ ply }) => found.includes(ply)).map((one) => one.error),
    );
    assert.ok(many.every((one) => found.includes(one.ply) || one.error > least));
  });

  it("are solved by the best choice and by any that costs less than a slip", () => {
    const one = decision("a1a2", { ...WORTHS, e1e2: 0.399, f1f2: 0.401 });
    const verdict = (action: string) => verdictOn(one, action);
    assert.equal(verdict("b1b2"), "best");
    assert.equal(verdict("c1c2"), "good");
    assert.equal(verdict("f1f2"), "good");
    assert.equal(verdict("e1e2"), "worse"); // more than two percent of a win
    assert.equal(verdict("a1a2"), "same");
  });
});

describe("what a choice means in the game", () => {
  const seats = (...squares: number[]) =>
    squares.map((visible) => ({ squares: visible })) as PositionInfo["seats"];
  const info = (more: Partial<PositionInfo>) => more as PositionInfo;

  it("for a rug is the area that it belongs to, and what it hides of others", () => {
    const areas = [
      { square: "a1", area: ["a1", "a2", "b1"], owner: 2, price: 3 },
      { square: "d1", area: ["d1", "d2", "d3", "d4"], owner: 1, price: 4 },
      { square: "f1", area: ["f1", "f2"], owner: 2, price: 2 },
    ];
    const [before, after] = [info({ seats: seats(8, 5, 3) }), info({ seats: seats(7, 7, 2) })];
    const facts = choiceFacts(2, before, "a1a2", after, areas);
    assert.deepEqual([facts.area, facts.own, facts.hidden, facts.prices], [3, 7, 2, null]);
  });

  it("for a facing is what each roll costs", () => {
    const payment = { from: 2, to: 1, area: ["a1"], price: 4, paid: 3 };
    const prices = { N: { 1: { path: [] }, 2: { path: [], payment } }, E: { 1: { path: [] } } };
    const facts = choiceFacts(2, info({}), "N", info({ facing: "N", prices }), []);
    assert.deepEqual(facts.prices, { 1: 0, 2: 4 });
  });

  it("leaves out what is the same for both, unless that is all", () => {
    const facts = (area: number, hidden: number) => ({
      ...{ action: "", area, own: 9, hidden, prices: null },
    });
    const rows = (played: [number, number], best: [number, number]) =>
      rowsOf({ played: facts(...played), best: facts(...best) }).map((row) => [
        row.played,
        row.best,
      ]);
    assert.deepEqual(rows([3, 1], [5, 1]), [[3, 5]]);
    assert.deepEqual(rows([3, 1], [3, 1]), [
      [3, 3],
      [9, 9],
      [1, 1],
    ]);
  });
});
