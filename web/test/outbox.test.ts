import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { Refused } from "../src/api/endpoints";
import { Outbox } from "../src/live/outbox";
import { refuseSession, startSession } from "./storage";

const PROBLEM = { key: "not-your-turn", details: {}, place: {} };
const PLACE = "marrakech.unanswered.t1";
const ignore = () => {};

describe("the outbox", () => {
  beforeEach(() => void startSession());

  it("has a command until it is answered", async () => {
    const outbox = new Outbox("t1", ignore);
    const { command, answer } = outbox.put({ kind: "act", action: "E" }, 7);
    assert.deepEqual(outbox.unanswered(), [command]);
    assert.deepEqual({ ...command, id: "" }, { kind: "act", action: "E", seen: 7, id: "" });
    outbox.done(command.id, { number: 8 });
    assert.deepEqual(await answer, { number: 8 });
    assert.deepEqual(outbox.unanswered(), []);
    assert.equal(sessionStorage.getItem(PLACE), null);
  });

  it("passes a refusal on to the sender", async () => {
    const outbox = new Outbox("t1", ignore);
    const { command, answer } = outbox.put({ kind: "roll" });
    outbox.refused(command.id, PROBLEM, 409);
    await assert.rejects(answer, (error) => error instanceof Refused && error.status === 409);
    assert.deepEqual(outbox.unanswered(), []);
  });

  it("keeps commands over a reload, with their ids and in order", () => {
    const before = new Outbox("t1", ignore);
    const first = before.put({ kind: "act", action: "E" }, 7).command;
    const second = before.put({ kind: "roll" }).command;
    assert.deepEqual(new Outbox("t1", ignore).unanswered(), [first, second]);
    assert.deepEqual(new Outbox("t2", ignore).unanswered(), [], "another table has none");
  });

  it("reports a refusal of a command from before the reload", () => {
    const { command } = new Outbox("t1", ignore).put({ kind: "roll" });
    const problems: Refused[] = [];
    const after = new Outbox("t1", (problem) => problems.push(problem));
    after.refused(command.id, PROBLEM);
    assert.deepEqual(
      problems.map(({ problem }) => problem.key),
      ["not-your-turn"],
    );
    assert.equal(sessionStorage.getItem(PLACE), null);
  });

  it("reads what pages of 0.1.0 stored", () => {
    const stored = [
      { seen: 12, action: "E", kind: "act", id: "5f1c" },
      { seen: 13, kind: "roll", id: "90ab" },
      { name: "Ana", code: "x7k2", commitment: "00ff", kind: "sit", id: "c3d4" },
    ];
    startSession({ [PLACE]: JSON.stringify(stored) });
    assert.deepEqual(new Outbox("t1", ignore).unanswered(), stored);
  });

  it("passes over what is no command", () => {
    for (const text of ["", "{", "null", '"act"', '[null, 3, {"kind": "act"}, {"id": 4}]']) {
      startSession({ [PLACE]: text });
      assert.deepEqual(new Outbox("t1", ignore).unanswered(), [], text);
    }
  });

  it("works where the browser stores nothing", () => {
    refuseSession();
    const outbox = new Outbox("t1", ignore);
    const { command } = outbox.put({ kind: "roll" });
    assert.deepEqual(outbox.unanswered(), [command]);
    Outbox.forgetAll();
  });

  it("forgets the commands of every table, and nothing else", () => {
    startSession({ other: "stays" });
    for (const table of ["t1", "t2"]) new Outbox(table, ignore).put({ kind: "roll" });
    Outbox.forgetAll();
    assert.deepEqual(Object.keys(sessionStorage), ["other"]);
  });
});
