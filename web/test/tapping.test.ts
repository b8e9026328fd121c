import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { laysOn, offersOf } from "../src/board/choices";
import { drawingOf } from "../src/board/drawing";
import { centre } from "../src/board/geometry";
import { tapped } from "../src/board/tapping";
import { numberOf } from "../src/notation/square";

/** Assam stands on c3: the rugs that touch a side of his square, as the server offers them. */
const LEGAL = "b2b3 a3b3 b3b4 b2c2 c1c2 c2d2 c4c5 b4c4 c4d4 d2d3 d3e3 d3d4 b1b2".split(" ");
const OFFERS = offersOf(LEGAL, drawingOf("7/7/7/7/7/7/7 c3N lay 1 30:r15,30:b15,30:y15 -"));

/** The rugs that are shown after each of these taps in the middle of a square. */
function taps(...squares: string[]): string[] {
  let choice: string | null = null;
  let anchor: number | null = null;
  return squares.map((name) => {
    const square = numberOf(name);
    const found = tapped(OFFERS, choice, anchor, square, centre(square));
    if (!found) return "none";
    choice = found.lay.text;
    anchor = found.anchor;
    return `${choice}${found.exact ? "!" : ""}`;
  });
}

describe("a finger names two squares", () => {
  it("shows the rug nearest to the finger first", () => {
    const nearEast = { x: centre(numberOf("b2")).x + 0.3, y: centre(numberOf("b2")).y };
    assert.equal(tapped(OFFERS, null, null, numberOf("b2"), nearEast)?.lay.text, "b2c2");
  });

  it("takes exactly two squares beside each other for a pair", () => {
    for (const lay of LEGAL) {
      const [first, second] = [lay.slice(0, 2), lay.slice(2)];
      assert.equal(taps(first, second).at(-1), `${lay}!`);
      assert.equal(taps(second, first).at(-1), `${lay}!`);
    }
  });

  it("takes the last two of several squares", () => {
    assert.equal(taps("b2", "c2", "c4", "d4").at(-1), "c4d4!");
    assert.equal(taps("b2", "b3", "b4", "c4").at(-1), "b4c4!");
  });

  it("shows every rug of a square that is tapped again, one after the other", () => {
    const shown = taps(..."b2 b2 b2 b2".split(" "));
    assert.deepEqual(new Set(shown.slice(0, 3)), new Set(["b1b2", "b2b3", "b2c2"]));
    assert.equal(shown[3], shown[0]);
    assert.equal(laysOn(OFFERS, numberOf("b2"), null).length, 3);
  });

  it("keeps a pair when one of its squares is tapped once more, and begins there", () => {
    assert.deepEqual(taps("b2", "c2", "c2").slice(1), ["b2c2!", "b2c2!"]);
    assert.equal(taps("b2", "c2", "b2", "b3").at(-1), "b2b3!");
  });

  it("begins anew where the two squares make no rug", () => {
    assert.match(taps("b2", "d4").at(-1) ?? "", /d4/);
    assert.equal(taps("b2", "g7").at(-1), "none");
  });
});
