import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { formatPosition, parsePosition, type Position } from "../src/notation/position";
import { makeHistory } from "../src/pages/editor/history";
import { erase, eraseAll, isBare, layHalf, layRug, otherHalf } from "../src/pages/editor/rugs";
import { changeSeat, setOut } from "../src/pages/editor/seats";

function parsed(board: string, seats = "30:r12,30:b12,30:y12"): Position {
  const position = parsePosition(`${board} d4S turn 1 ${seats} -`);
  assert.ok(position);
  return position;
}

const boardOf = (position: Position) => formatPosition(position).split(" ")[0];
const seatsOf = (position: Position) => formatPosition(position).split(" ")[4];

describe("the rugs of the editor", () => {
  it("are laid on two squares that share a side", () => {
    assert.equal(boardOf(layRug(parsed("7/7/7/7/7/7/7"), "c4", "d4", "b")), "7/7/7/2b>b<3/7/7/7");
    assert.equal(boardOf(layRug(parsed("7/7/7/7/7/7/7"), "a2", "a1", "r")), "7/7/7/7/7/rv6/r^6");
    assert.equal(boardOf(layRug(parsed("7/7/7/7/7/7/7"), "a1", "c1", "r")), "7/7/7/7/7/7/7");
  });

  it("leave a lone half of a rug that they cover in part", () => {
    const covered = layRug(parsed("7/7/7/2b>b<3/7/7/7"), "d4", "e4", "r");
    assert.equal(boardOf(covered), "7/7/7/2br>r<2/7/7/7");
    assert.equal(otherHalf(covered, "c4"), null);
    assert.equal(otherHalf(covered, "d4"), "e4");
  });

  it("are erased by halves, or all at once", () => {
    const laid = parsed("7/7/7/2b>b<3/7/7/7");
    assert.equal(boardOf(erase(laid, "d4")), "7/7/7/2b4/7/7/7");
    assert.equal(boardOf(layHalf(laid, "c4", "r")), "7/7/7/2rb3/7/7/7");
    assert.deepEqual([isBare(laid), isBare(eraseAll(laid))], [false, true]);
  });
});

describe("the seats of the editor", () => {
  it("change one by one", () => {
    const changed = changeSeat(parsed("7/7/7/7/7/7/7"), 2, { dirhams: 7 });
    assert.equal(seatsOf(changed), "30:r12,7:b12,30:y12");
  });

  it("go out in order, and move up when one comes back", () => {
    const out = setOut(setOut(parsed("7/7/7/7/7/7/7"), 3, true), 1, true);
    assert.equal(seatsOf(out), "x2:r,30:b12,x1:y");
    assert.equal(seatsOf(setOut(out, 3, false)), "x1:r,30:b12,0:y0");
  });
});

describe("the history of the editor", () => {
  it("undoes and redoes, and a change ends the redoing", () => {
    const { text, change, undo, redo } = makeHistory("a");
    change("b");
    change("c");
    assert.deepEqual(
      [undo(), text.value, undo(), text.value, undo()],
      [true, "b", true, "a", false],
    );
    assert.deepEqual([redo(), text.value], [true, "b"]);
    change("d");
    assert.deepEqual([redo(), text.value], [false, "d"]);
  });

  it("takes what is written in one go as one change", () => {
    const { text, change, settle, undo } = makeHistory("");
    for (const written of ["a", "ab", "abc"]) change(written, "written");
    settle();
    change("abcd", "written");
    assert.deepEqual([undo(), text.value, undo(), text.value], [true, "abc", true, ""]);
  });
});
