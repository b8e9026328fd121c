import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listed, plain, together } from "../src/i18n/say";
import { speakLanguage } from "./english";

const [FSI, PDI] = ["\u2068", "\u2069"];

/** The isolates that take their direction from their first letter, though all their letters are in isolates
 * inside: they run from left to right in any language. */
function undirected(text: string): string[] {
  const found: string[] = [];
  const open: { mark: string; own: string }[] = [];
  for (const letter of text) {
    if (/[\u2066-\u2068]/.test(letter)) open.push({ mark: letter, own: "" });
    else if (letter === PDI) {
      const closed = open.pop();
      const outer = open.at(-1);
      if (outer) outer.own += closed?.mark === FSI ? "#" : "=";
      // One isolate alone has no order to be wrong in.
      const inside = closed?.own.replaceAll(/[^#=]/g, "") ?? "";
      if (closed?.mark === FSI && inside.length > 1 && !/\p{L}/u.test(closed.own))
        found.push(closed.own);
    } else {
      const inner = open.at(-1);
      if (inner) inner.own += letter;
    }
  }
  return found;
}

describe("sentences and names one after the other", () => {
  it("run from right to left where the language does, however many they are", async () => {
    await speakLanguage("ar");
    const sentences = ["واحد.", "اثنان.", "ثلاثة.", "أربعة."];
    const inner = together(sentences.slice(0, 3));
    for (const text of [together(sentences), together([inner, "خمسة.", inner])])
      assert.deepEqual(undirected(text), []);
    assert.equal(plain(together(sentences)), sentences.join(" "));
    assert.deepEqual(undirected(listed(["Ana", "Ben", "Cleo", "Dan"])), []);
  });

  it("need no more than that from left to right", async () => {
    await speakLanguage("en");
    assert.equal(plain(together(["One.", "Two.", "Three."])), "One. Two. Three.");
    assert.equal(plain(listed(["Ana", "Ben", "Cleo"])), "Ana, Ben and Cleo");
  });
});
