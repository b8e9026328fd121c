import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { invitation, rememberInvitation } from "../src/app/invitation";
import { forgetPerson } from "../src/live/clearDevice";
import { startSession } from "./storage";

describe("a device that is signed out", () => {
  beforeEach(() => void startSession());

  it("knows the way to no invitation any more, nor its code", () => {
    rememberInvitation("/table/t1#join-code");
    assert.equal(sessionStorage.length, 1);
    forgetPerson();
    assert.equal(invitation.value, null);
    assert.equal(sessionStorage.length, 0);
  });
});
