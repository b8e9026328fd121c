import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseTyped } from "../src/pages/table/typedText";

describe("what is typed into the box", () => {
  const lay = { kind: "lay", squares: ["f4", "f5"] };

  it("is a rug, however it is written", () => {
    for (const text of ["f4f5", "F4F5", " f4 f5 ", "f4-f5", "f4 - f5", "f٤f٥", "f۴f۵", "ｆ４ｆ５"])
      assert.deepEqual(parseTyped(text), lay, text);
    assert.deepEqual(parseTyped("f5f4"), { kind: "lay", squares: ["f5", "f4"] });
  });

  it("is a facing, a square or a question", () => {
    assert.deepEqual(parseTyped("e"), { kind: "face", facing: "E" });
    assert.deepEqual(parseTyped("D4"), { kind: "price", square: "d4" });
    assert.deepEqual(parseTyped("i"), { kind: "question", question: "seats" });
    assert.deepEqual(parseTyped("O"), { kind: "question", question: "overview" });
  });

  it("is one of the short commands", () => {
    const kinds = ["", "  ", "r", "H", "-", "?", "؟"].map((text) => parseTyped(text).kind);
    assert.deepEqual(kinds, ["nothing", "nothing", "confirm", "hint", "return", "help", "help"]);
  });

  it("is unknown otherwise", () => {
    for (const text of ["h9", "f4f5f6", "f4f", "north", "5"])
      assert.deepEqual(parseTyped(text), { kind: "unknown", text });
  });
});
