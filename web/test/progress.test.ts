import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { forgetProgress, progressStore } from "../src/live/progress";
import { refuseSession, startSession } from "./storage";

describe("how far a table was shown", () => {
  beforeEach(() => void startSession());

  it("is kept for each table, for this tab", () => {
    progressStore("t1").save({ shown: 7, announced: 8 });
    progressStore("t2").save({ shown: 3, announced: 3 });
    assert.deepEqual(progressStore("t1").load(), { shown: 7, announced: 8 });
    assert.deepEqual(progressStore("t2").load(), { shown: 3, announced: 3 });
    assert.equal(progressStore("t3").load(), null);
  });

  it("is removed with the last table", () => {
    progressStore("t1").save({ shown: 7, announced: 8 });
    progressStore("t1").save(null);
    assert.equal(sessionStorage.length, 0);
    progressStore("t1").save({ shown: 7, announced: 8 });
    forgetProgress();
    assert.equal(sessionStorage.length, 0);
  });

  it("is kept for the tables that were looked at last", () => {
    for (let i = 0; i < 25; i++) progressStore(`t${i}`).save({ shown: i, announced: i });
    assert.equal(progressStore("t4").load(), null);
    assert.deepEqual(progressStore("t5").load(), { shown: 5, announced: 5 });
  });

  it("is unknown where something else is stored, or nothing can be", () => {
    startSession({ "marrakech.shown": '[["t1","7"],7,null,["t2",1,2]]' });
    assert.equal(progressStore("t1").load(), null);
    assert.deepEqual(progressStore("t2").load(), { shown: 1, announced: 2 });
    startSession({ "marrakech.shown": "{nonsense" });
    assert.equal(progressStore("t1").load(), null);
    refuseSession();
    progressStore("t1").save({ shown: 1, announced: 1 });
    assert.equal(progressStore("t1").load(), null);
  });
});
