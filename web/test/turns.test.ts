/** The log by turns, and the lines that show them on the market. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Acted, TableEvent } from "../src/api/types";
import { outlineOf, walkPath } from "../src/board/outline";
import { endOfTurn, turnMarks, turnsOf } from "../src/components/turns";
import { parseSpot, type Spot } from "../src/notation/square";

const SEATS = "30:r12,30:b12,30:y12 -";
const START = `7/7/7/7/7/7/7`;

function acted(number: number, turn: number, action: string, more: Partial<Acted>): Acted {
  const event = { kind: "acted", number, at: 0, action, seat: 1, turn, during: "turn" };
  return { ...event, position: "", points: [], squares: [], ...more } as Acted;
}

const GAME = [
  acted(5, 1, "E", { position: `${START} d4E roll 1 ${SEATS}` }),
  acted(6, 1, "2", { position: `${START} f4E lay 1 ${SEATS}`, path: ["e4E", "f4E"] }),
  acted(7, 1, "f5g5", { during: "lay", position: `7/7/5r>r</7/7/7/7 f4E turn 2 ${SEATS}` }),
  acted(9, 2, "2", {
    seat: 2,
    position: `7/7/5r>r</7/7/7/7 g5W lay 2 ${SEATS}`,
    path: ["g4E", "g5W"],
    payment: { from: 2, to: 1, area: ["f5", "g5"], price: 2, paid: 2 },
  }),
];

test("what one seat does in a turn belongs together", () => {
  const turns = turnsOf([{ kind: "held", number: 4, at: 0, milliseconds: 1 }, ...GAME]);
  assert.deepEqual(
    turns.map(({ key, seat, actions }) => [key, seat, actions.length]),
    [
      [5, 1, 3],
      [9, 2, 1],
    ],
  );
  assert.equal(endOfTurn(turns[0]!).number, 7);
});

test("a rug that was taken back is in no turn", () => {
  const undone = {
    kind: "undone",
    number: 8,
    at: 0,
    seat: 1,
    lay: 7,
    position: "",
    points: [],
    squares: [],
  };
  const before = [...GAME.slice(0, 3), undone as TableEvent];
  assert.deepEqual(
    turnsOf(before).map(({ actions }) => actions.map(({ action }) => action)),
    [["E", "2"]],
  );
  const draw = acted(8, 1, "*b", { during: "draw" });
  const again = acted(10, 1, "e5e4", { during: "lay" });
  const drawn = [...GAME.slice(0, 3), draw, { ...undone, number: 9 } as TableEvent, again];
  assert.deepEqual(
    turnsOf(drawn).map(({ actions }) => actions.map(({ action }) => action)),
    [["E", "2", "e5e4"]],
  );
  // A list that begins after the rug was laid.
  assert.deepEqual(turnsOf([draw, { ...undone, number: 9 } as TableEvent]), []);
});

test("a turn is marked by its walk, its payment and its rug", () => {
  const [first, second] = turnsOf(GAME).map(turnMarks);
  assert.deepEqual(first!.from, parseSpot("d4E"));
  assert.deepEqual(first!.walk, ["e4E", "f4E"].map(parseSpot));
  assert.deepEqual(first!.rug, { squares: [33, 34], colour: "r" });
  assert.equal(first!.faced, null);
  assert.equal(first!.payment, null);
  // Without a facing of its own, it begins where the turn before ended.
  assert.deepEqual(second!.from, parseSpot("f4E"));
  assert.deepEqual(second!.payment?.area, ["f5", "g5"]);
});

test("a facing that no walk followed is marked by itself", () => {
  const [only] = turnsOf(GAME.slice(0, 1)).map(turnMarks);
  assert.deepEqual(only!.faced, parseSpot("d4E"));
  assert.deepEqual(only!.walk, []);
});

test("an outline runs around squares and not between them", () => {
  const sides = (path: string) => path.split("M").length - 1;
  assert.equal(sides(outlineOf([0])), 4);
  assert.equal(sides(outlineOf([0, 1])), 6);
  assert.equal(sides(outlineOf([0, 1, 7, 8])), 8);
  assert.equal(sides(outlineOf([6, 7])), 8); // g1 and a2 follow each other, and do not touch
});

test("a walk is straight from square to square, and round on a track", () => {
  const spots = (texts: string[]) => texts.map((text) => parseSpot(text) as Spot);
  assert.equal(walkPath(spots(["d4E", "e4E"])), "M350.0 350.0L450.0 350.0");
  const round = walkPath(spots(["g4E", "g5W"]));
  assert.ok(round.split("L").length > 6);
  assert.ok(round.endsWith("L650.0 250.0"));
});
