import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatAction, formatTurn, isLay, layNames, parseAction } from "../src/notation/action";
import {
  colourOn,
  formatPosition,
  moverOf,
  nextRug,
  parsePosition,
  seatsOf,
  stepOf,
} from "../src/notation/position";
import { isRuleset, optionsIn, rulesText } from "../src/notation/ruleset";
import { beside, endOf, facingTo, nameOf, numberOf, parseSpot } from "../src/notation/square";
import { actionsIn, games, positions } from "./data";

describe("squares", () => {
  it("go by number and by name", () => {
    for (let square = 0; square < 49; square++) assert.equal(numberOf(nameOf(square)), square);
    assert.deepEqual([nameOf(0), nameOf(6), nameOf(7), nameOf(48)], ["a1", "g1", "a2", "g7"]);
  });

  it("have neighbours up to the edge of the market", () => {
    assert.equal(beside(numberOf("g4"), "E"), null);
    assert.equal(beside(numberOf("d7"), "N"), null);
    assert.equal(beside(numberOf("d4"), "S"), numberOf("d3"));
    assert.equal(facingTo(numberOf("d4"), numberOf("c4")), "W");
    assert.equal(facingTo(numberOf("g1"), numberOf("a2")), null, "the next number, but far away");
  });

  it("are part of spots and paths", () => {
    assert.deepEqual(parseSpot("d5N"), { square: numberOf("d5"), facing: "N" });
    for (const broken of ["", "d5", "h1N", "d8N", "d5n", "d5NN"])
      assert.equal(parseSpot(broken), null, broken);
    assert.equal(endOf(["d5N", "d6N"]), "d6");
    assert.equal(endOf([]), "");
  });
});

describe("actions", () => {
  const lays = Array.from(
    { length: 49 * 49 },
    (_, pair) => nameOf(Math.floor(pair / 49)) + nameOf(pair % 49),
  ).filter(isLay);

  it("are the 101 that there are", () => {
    const others = [..."NESW", ..."1234", "-", "*r", "*b", "*y", "*g", "x1", "x2", "x3", "x4"];
    assert.equal(lays.length, 84);
    for (const text of [...lays, ...others]) {
      const action = parseAction(text);
      assert.ok(action, text);
      assert.equal(formatAction(action), text);
    }
    assert.equal(lays.length + others.length, 101);
  });

  it("are nothing else", () => {
    const broken = ["", "n", "0", "5", "12", "roll", "*", "*x", "**r", "x", "x0", "x5", "--"];
    const noRugs = ["f5f4", "b1a1", "a1a1", "a1c1", "g1a2", "a1b2", "a1", "a1b1c1", "A1B1", "h1h2"];
    for (const text of [...broken, ...noRugs]) assert.equal(parseAction(text), null, text);
  });

  it("name the squares of a rug", () => {
    assert.deepEqual(layNames("f4f5"), ["f4", "f5"]);
    assert.equal(layNames("N"), null);
  });

  it("are those of the golden games, turn by turn", () => {
    assert.ok(games.length > 15);
    for (const { name, turns } of games)
      for (const turn of turns) {
        const actions = actionsIn(turn);
        for (const text of actions) assert.ok(parseAction(text), `${name}: ${text}`);
        assert.equal(formatTurn(actions), turn, name);
      }
  });
});

describe("positions", () => {
  it("are read and written without a difference", () => {
    const starts = games.flatMap(({ start }) => start ?? []);
    assert.ok(positions.length > 20 && starts.length > 10);
    for (const text of [...positions, ...starts]) {
      const position = parsePosition(text);
      assert.ok(position, text);
      assert.equal(formatPosition(position), text);
    }
  });

  it("have what the notation says", () => {
    const text = "7/7/7/2b>b<3/7/7/r6 b4E roll 1 30:r12,32:b0,x1:y,0:g3 tie=shared";
    const position = parsePosition(text);
    assert.ok(position);
    assert.deepEqual(position.board[numberOf("c4")], { colour: "b", link: "E" });
    assert.deepEqual(position.board[numberOf("a1")], { colour: "r", link: null });
    assert.equal(position.board[numberOf("b4")], null);
    assert.deepEqual(position.assam, { square: numberOf("b4"), facing: "E" });
    assert.deepEqual(
      position.seats.map(({ dirhams, out }) => [dirhams, out]),
      [
        [30, 0],
        [32, 0],
        [0, 1],
        [0, 0],
      ],
    );
    assert.deepEqual([position.step, position.seat, position.rules], ["roll", 1, "tie=shared"]);
    assert.deepEqual([stepOf(text), moverOf(text), seatsOf(text).length], ["roll", 1, 4]);
    assert.deepEqual(
      [colourOn(text, "d4"), colourOn(text, "d5"), colourOn(text, "")],
      ["b", null, null],
    );
  });

  it("are refused where they cannot be drawn", () => {
    const good = "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -";
    assert.ok(parsePosition(good));
    const broken: [string, string][] = [
      ["7/7/7/7/7/7/7", "7/7/7/7/7/7"],
      ["7/7/7/7/7/7/7", "7/7/7/7/7/7/6"],
      ["7/7/7/7/7/7/7", "7/7/7/7/7/7/8"],
      ["7/7/7/7/7/7/7", "7/7/7/7/7/7/6q"],
      ["7/7/7/7/7/7/7", "7/7/7/7/7/7/6>"],
      ["d4S", "d8S"],
      ["d4S", "d4X"],
      ["turn 1", "turn 5"],
      ["turn 1", "turn"],
      ["30:r15", "30"],
      ["30:r15", "30:r"],
      ["30:r15", "-1:r15"],
      ["30:r15", "30:r15*q"],
      ["30:r15", "x5:r"],
      [" -", ""],
      [" -", " - -"],
    ];
    for (const [part, wrong] of broken)
      assert.equal(parsePosition(good.replace(part, wrong)), null, wrong);
    assert.deepEqual([seatsOf(""), stepOf(""), moverOf(""), nextRug("", 1)], [[], "", 0, null]);
  });
});

describe("the next rug of a seat", () => {
  const next = (step: string, seats: string, seat: number) =>
    nextRug(`7/7/7/7/7/7/7 d4S ${step} 1 ${seats} -`, seat);

  it("is the top of a two-colour pile", () => {
    assert.equal(next("lay", "30:r12b11*b,30:y12g12*y", 1), "b");
    assert.equal(next("lay", "30:r12b11*b,30:y12g12*y", 2), "y");
  });

  it("is the one colour of any other pile", () => {
    assert.equal(next("turn", "30:r15,30:b15,30:y15", 3), "y");
  });

  it("is unknown while a pile waits for its draw", () => {
    assert.equal(next("draw", "30:r12b12,30:y12g12", 1), null);
    assert.equal(next("draw", "30:r12b12,30:y12g12", 2), null);
  });

  it("is none where no rug is left, or the player is out", () => {
    assert.equal(next("over", "30:r0,30:b0,30:y0", 1), null);
    assert.equal(next("over", "30:r0b0,30:y0g0", 1), null);
    assert.equal(next("turn", "x1:r,30:b15,30:y15", 1), null);
  });
});

describe("rulesets", () => {
  const options = { stock: ["12", "15"], tie: ["dirhams", "shared"] };

  it("are the options that differ from the usual ones", () => {
    assert.deepEqual(optionsIn("-"), []);
    assert.deepEqual(optionsIn("stock=15,tie=shared"), [
      ["stock", "15"],
      ["tie", "shared"],
    ]);
    assert.equal(rulesText({ stock: "15", tie: "dirhams" }, options), "stock=15");
  });

  it("are only those that a server knows, in order", () => {
    for (const rules of ["-", "stock=15", "stock=15,tie=shared"]) assert(isRuleset(rules, options));
    const wrong = ["", "stock=12", "stock=9", "stock", "stock=15=15", "tie=shared,stock=15", "x=1"];
    for (const rules of wrong) assert(!isRuleset(rules, options), rules);
  });
});
