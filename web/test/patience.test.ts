import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { signal } from "@preact/signals";
import { Refused } from "../src/api/endpoints";
import { keepTrying, patiently } from "../src/pages/replay/analysis/patience";

const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

/** What the page hears from outside. */
const page = Object.assign(new EventTarget(), { hidden: false });
const outside = new EventTarget();

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  page.hidden = false;
  Object.assign(globalThis, {
    document: page,
    addEventListener: outside.addEventListener.bind(outside),
    removeEventListener: outside.removeEventListener.bind(outside),
  });
});
afterEach(() => mock.timers.reset());

describe("a server that does not answer", () => {
  const lost = () => ({ status: "failed", error: new TypeError("Failed to fetch") as unknown });

  /** Something that fails again at every attempt, after this many milliseconds in all. */
  function failing() {
    const state = signal(lost());
    const attempts: number[] = [];
    let now = 0;
    const retry = () => {
      attempts.push(now);
      state.value = lost();
    };
    const pass = (ms: number) => {
      for (const end = now + ms; now < end;) {
        now += 500;
        mock.timers.tick(500);
      }
    };
    return { state, attempts, pass, stop: keepTrying({ state, retry }) };
  }

  it("is asked again after pauses that grow, until somebody has left", () => {
    const { attempts, pass, stop } = failing();
    pass(60_000);
    assert.deepEqual(attempts, [1000, 3000, 7000, 15_000, 30_000, 45_000, 60_000]);
    stop();
    pass(60_000);
    assert.equal(attempts.length, 7);
  });

  it("is asked often again once it has answered in between", () => {
    const { state, attempts, pass, stop } = failing();
    pass(7000);
    state.value = { status: "running", error: null };
    pass(30_000);
    assert.equal(attempts.length, 3);
    state.value = lost();
    pass(1000);
    assert.equal(attempts.length, 4);
    stop();
  });

  it("is left alone while nobody looks, and asked at once when somebody does", () => {
    const { attempts, pass, stop } = failing();
    page.hidden = true;
    pass(60_000);
    assert.equal(attempts.length, 0);
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    assert.equal(attempts.length, 1);
    outside.dispatchEvent(new Event("online"));
    assert.equal(attempts.length, 2);
    stop();
    outside.dispatchEvent(new Event("online"));
    assert.equal(attempts.length, 2);
  });

  it("is not asked again after a refusal, or where it has failed itself", () => {
    for (const error of [new Refused({ key: "busy", details: {}, place: {} }, 409), null]) {
      const { state, attempts, pass, stop } = failing();
      state.value = { status: "failed", error };
      pass(60_000);
      assert.equal(attempts.length, 0);
      stop();
    }
  });

  it("is said to be slow until it answers", async () => {
    const told: boolean[] = [];
    let answer = (_: string) => {};
    const request = new Promise<string>((done) => (answer = done));
    const asked = patiently(request, (slow) => told.push(slow));
    mock.timers.tick(7900);
    assert.deepEqual(told, []);
    mock.timers.tick(200);
    assert.deepEqual(told, [true]);
    answer("news");
    await settle();
    assert.equal(await asked, "news");
    assert.deepEqual(told, [true, false]);
  });
});
