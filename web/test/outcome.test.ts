import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import {
  comfort,
  type Ending,
  type PlayerResult,
  headline,
  howDecided,
  moodOf,
  outReason,
  endTitle,
  wholeOutcome,
} from "../src/components/outcomeText";
import { say } from "../src/i18n/say";
import { speakEnglish } from "./english";

const NAMES = ["Ana", "Ben", "Cid", "Dea"];

type SeatResult = Partial<PlayerResult> & { rank: number };

/** An ending, seat by seat. */
function ended(decided: Ending["decided"], ...seats: SeatResult[]): Ending {
  const results = seats.map((given, index) => {
    const worth = { dirhams: 0, squares: 0, points: 0, out: null };
    return { seat: index + 1, name: NAMES[index] ?? "", ...worth, ...given };
  });
  return { results, decided };
}

const BY_POINTS = ended(
  "points",
  { rank: 1, dirhams: 21, squares: 24, points: 45 },
  { rank: 2, dirhams: 30, squares: 12, points: 42 },
  { rank: 3, dirhams: 10, squares: 10, points: 20 },
  { rank: 4, out: "poor" },
);
const BY_DIRHAMS = ended(
  "dirhams",
  { rank: 2, dirhams: 20, squares: 20, points: 40 },
  { rank: 1, dirhams: 25, squares: 15, points: 40 },
  { rank: 3, dirhams: 39, squares: 0, points: 39 },
);
const SHARED = ended("shared", { rank: 1, points: 33 }, { rank: 1, points: 33 }, { rank: 3 });
const GAVE_UP = ended(
  "only-one-left",
  { rank: 1 },
  { rank: 2, out: "gave-up" },
  { rank: 3, out: "gave-up" },
);
const MIXED = ended(
  "only-one-left",
  { rank: 1 },
  { rank: 2, out: "gave-up" },
  { rank: 3, out: "time" },
);

describe("the sentence of an ending", () => {
  before(speakEnglish);

  it("says who won, and to the winner that it is them", () => {
    const ana = say("did-win", { count: 1, names: "Ana" });
    assert.deepEqual(
      [0, 1, 2].map((you) => headline(BY_POINTS, you)),
      [ana, say("you-win"), ana],
    );
    const both = say("did-win", {
      count: 2,
      names: say("list-and", { first: "Ana", last: "Ben" }),
    });
    assert.deepEqual(
      [0, 1, 2, 3].map((you) => headline(SHARED, you)),
      [both, say("you-share-win"), say("you-share-win"), both],
    );
  });

  it("says by how many points, and what the winner's consist of", () => {
    const how = say("over-by-points", { lead: 3, count: 21, squares: 24 });
    assert.equal(howDecided(BY_POINTS, 0), how);
    assert.match(how, /3.*21.*24/);
  });

  it("says so where only dirhams decided", () => {
    const names = say("list-and", { first: "Ana", last: "Ben" });
    const how = say("over-by-dirhams", { points: 40, most: 25, next: 20, names });
    assert.equal(howDecided(BY_DIRHAMS, 0), how);
  });

  it("says how many points those have who share the victory", () => {
    assert.equal(howDecided(SHARED, 1), say("over-shared", { points: 33 }));
  });

  it("says who is left, and whether all others have given up", () => {
    assert.equal(howDecided(GAVE_UP, 0), say("over-others-gave-up"));
    assert.equal(howDecided(MIXED, 0), say("over-only-one", { name: "Ana" }));
    assert.equal(howDecided(MIXED, 1), say("over-only-you"));
    const two = ended("only-one-left", { rank: 2, out: "gave-up" }, { rank: 1 });
    assert.equal(howDecided(two, 2), say("did-give-up", { name: "Ana" }));
    assert.equal(howDecided(two, 1), say("over-only-one", { name: "Ben" }));
  });

  it("says nothing of it where the server does not", () => {
    assert.equal(howDecided({ ...BY_POINTS, decided: null }, 0), "");
  });

  it("has a warm word for a player who has not won, and for nobody else", () => {
    const close = say("over-you-close", { lead: 3 });
    const words = [0, 1, 2, 3, 4].map((you) => comfort(BY_POINTS, you));
    assert.deepEqual(words, ["", "", close, say("over-you-third"), say("over-you-out")]);
    const equal = [1, 2, 3].map((you) => comfort(BY_DIRHAMS, you));
    assert.deepEqual(equal, [say("over-you-equal"), "", say("over-you-close", { lead: 1 })]);
    const far = ended("points", { rank: 1, points: 60 }, { rank: 2, points: 20 });
    assert.equal(comfort(far, 2), say("over-you-lost"));
    const four = [60, 40, 30, 20].map((points, index) => ({ rank: index + 1, points }));
    const places = [2, 3, 4].map((you) => comfort(ended("points", ...four), you));
    const said = [say("over-you-second"), say("over-you-third"), say("over-you-fourth")];
    assert.deepEqual(places, said);
  });

  it("is heard as a whole", () => {
    const whole = wholeOutcome(BY_POINTS, 2);
    const parts = [headline(BY_POINTS, 2), howDecided(BY_POINTS, 2), comfort(BY_POINTS, 2)];
    assert.ok(parts.every((part) => part && whole.includes(part)));
  });

  it("is a window's title without a full stop", () => {
    const titles = [0, 1].map((you) => endTitle(BY_POINTS, you));
    assert.deepEqual(titles, [say("title-won", { count: 1, names: "Ana" }), say("title-you-won")]);
    assert.equal(endTitle(SHARED, 2), say("title-you-share"));
    assert.ok(titles.every((title) => !title.endsWith(".")));
  });
});

describe("what an ending is to those at the screen", () => {
  it("is won where a winner sits here, lost where only others do, watched where nobody does", () => {
    const moods = [[], [1], [2], [1, 2, 3], [2, 3]].map((here) => moodOf(BY_POINTS, here));
    assert.deepEqual(moods, ["watched", "won", "lost", "won", "lost"]);
    assert.equal(moodOf(SHARED, [2]), "won");
  });
});

describe("why somebody is out", () => {
  it("follows from the reason, and without one they gave up; else they could not pay", () => {
    const reasons = ["time", "bot-illegal", "engine-hung", undefined] as const;
    const found = reasons.map((reason) => outReason({ reason }));
    assert.deepEqual(found, ["time", "rules", "engine", "gave-up"]);
    assert.equal(outReason(undefined), "poor");
  });
});
