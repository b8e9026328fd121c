import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { AFTER_SKIP_MS, BURST_MS, PressGuard, SEEN_MS } from "../src/board/pressGuard";

describe("a press does only what it saw", () => {
  let clock = 0;
  let heard: boolean[] = [];
  let guard: PressGuard;

  const pass = (milliseconds: number) => {
    for (let i = 0; i < milliseconds; i++) {
      clock += 1;
      mock.timers.tick(1);
    }
  };
  /** Press that often, a while apart; whether each press counted. */
  const presses = (count: number, apart: number): boolean[] =>
    Array.from({ length: count }, () => {
      guard.begin();
      const counted = guard.press();
      pass(apart);
      return counted;
    });

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    clock = 10_000;
    heard = [];
    guard = new PressGuard(
      (ready) => heard.push(ready),
      undefined,
      () => clock,
    );
  });

  it("counts once what it says has been seen", () => {
    guard.says("decide", true);
    pass(SEEN_MS - 1);
    assert.equal(guard.ready, false);
    pass(1);
    assert.equal(guard.ready, true);
    assert.deepEqual(presses(1, 0), [true]);
  });

  it("tells when it becomes ready", () => {
    guard.says("decide", true);
    assert.equal(heard.at(-1), false);
    pass(SEEN_MS);
    assert.equal(heard.at(-1), true);
  });

  it("ignores a finger that went down on something else", () => {
    guard.says("skip", false);
    guard.begin();
    pass(50);
    guard.says("decide", true);
    pass(5000); // held down for long: it still began as "skip"
    assert.equal(guard.press(), false);
    pass(AFTER_SKIP_MS);
    assert.equal(guard.press(), true);
  });

  it("never lets a burst of skipping decide, however long it lasts", () => {
    guard.says("skip", false);
    assert.deepEqual(presses(3, 80), [true, true, true]);
    guard.says("decide", true);
    assert.ok(presses(60, 80).every((counted) => !counted));
    assert.ok(presses(10, BURST_MS + 1).every((counted) => !counted));
    assert.ok(presses(10, AFTER_SKIP_MS - 1).every((counted) => !counted));
    pass(1);
    assert.deepEqual(presses(1, 0), [true]);
  });

  it("ignores those who aimed at what was there a moment ago, and what they press next", () => {
    guard.says("skip", false);
    pass(5000);
    guard.says("decide", true);
    pass(100);
    assert.deepEqual(presses(2, SEEN_MS), [false, false]);
  });

  it("does not skip with the second half of a double click on a decision", () => {
    guard.says("decide 1", true);
    pass(SEEN_MS);
    assert.deepEqual(presses(1, 150), [true]);
    guard.says("skip", false);
    assert.deepEqual(presses(1, BURST_MS - 150), [false]);
    assert.deepEqual(presses(4, 80), [true, true, true, true]);
  });

  it("asks for each decision anew", () => {
    guard.says("decide 1", true);
    pass(SEEN_MS);
    assert.deepEqual(presses(1, 200), [true]);
    guard.says("decide 2", true);
    assert.deepEqual(presses(2, SEEN_MS), [false, false]);
    pass(AFTER_SKIP_MS);
    assert.deepEqual(presses(1, 0), [true]);
  });

  it("is ready at once for somebody who has chosen by hand", () => {
    guard.says("decide 1", true);
    guard.touch();
    assert.deepEqual(presses(1, 10), [true]);
    guard.says("decide 2", true);
    guard.touch();
    assert.deepEqual(presses(1, 10), [true]);
  });

  it("does not take a touch for a choice that came up under a skipping finger", () => {
    guard.says("skip", false);
    assert.deepEqual(presses(1, 100), [true]);
    guard.says("decide", true);
    pass(SEEN_MS);
    guard.touch();
    assert.deepEqual(presses(1, BURST_MS), [false]);
    guard.touch();
    assert.deepEqual(presses(1, 0), [true]);
  });

  it("waits no longer for a hand that has chosen since it skipped", () => {
    guard.says("skip", false);
    assert.deepEqual(presses(1, BURST_MS), [true]);
    guard.says("decide", true);
    guard.touch();
    assert.deepEqual(presses(1, 0), [true]);
  });

  it("takes nothing for a change that cannot decide anything", () => {
    guard.says("wait", false);
    guard.says("skip", false);
    assert.deepEqual(presses(1, 0), [true]);
  });
});
