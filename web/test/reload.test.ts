import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { PROTOCOL } from "../src/api/wire";
import { reloadFor } from "../src/live/reload";
import { refuseSession, startSession } from "./storage";

describe("a reload for a newer protocol", () => {
  let reloads = 0;
  const meets = (protocol: number) => reloadFor(protocol, () => reloads++);

  beforeEach(() => {
    reloads = 0;
    startSession();
  });

  it("happens once", () => {
    assert.equal(meets(PROTOCOL + 1), true);
    assert.equal(meets(PROTOCOL + 1), false, "a cache handed out the old page again");
    assert.equal(reloads, 1);
  });

  it("happens again for one that is newer still", () => {
    assert.deepEqual([meets(PROTOCOL + 1), meets(PROTOCOL + 2)], [true, true]);
    assert.equal(meets(PROTOCOL + 1), false, "and not when an older server answers");
    assert.equal(reloads, 2);
  });

  it("never happens for the same protocol or an older one", () => {
    assert.deepEqual([meets(PROTOCOL), meets(PROTOCOL - 1), meets(0)], [false, false, false]);
    assert.equal(reloads, 0);
  });

  it("does not happen where it could not be remembered", () => {
    refuseSession();
    assert.equal(meets(PROTOCOL + 1), false);
    assert.equal(reloads, 0);
  });
});
