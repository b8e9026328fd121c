import "./matchMedia";
import assert from "node:assert/strict";
import { beforeEach, describe, it, mock } from "node:test";
import { signal } from "@preact/signals";
import type { Presence, Reacted, Reaction, Standing, TableInfo, You } from "../src/api/types";
import { choose } from "../src/app/settings";
import { IN_SIGHT_MS, Reactions, SPECTATORS } from "../src/pages/table/reactions";
import { gatheringTable, OPEN_CHAIR } from "./tables";
import { startSession } from "./storage";

const ANA = { ...OPEN_CHAIR, kind: "person", name: "Ana" } as const;

describe("reactions at a table", () => {
  let problems: unknown[] = [];
  let sent: Record<string, unknown>[] = [];
  let refusal: { key: string } | null = null;
  let now = 0;
  const you = signal<You>({ seats: [1], host: false, reserved: [] });
  const info = signal<TableInfo | null>(null);
  const state = signal<Standing | null>(null);
  const presence = signal<Presence>({ away: [], watchers: 0, grace: 30 });
  let reactions: Reactions;

  const open = () =>
    new Reactions(
      {
        live: {
          id: "t1",
          you,
          info,
          state,
          presence,
          now: () => now,
          showProblem: (problem) => problems.push(problem),
        },
        name: (seat) => `player ${seat}`,
      },
      () => true,
    );
  const said = (reaction: Reaction, seat?: number, at = now): Reacted => ({
    kind: "reacted",
    number: 1,
    at,
    reaction,
    ...(seat !== undefined && { seat }),
  });
  const shown = () => reactions.shown.value.map(({ seat, reaction }) => [seat, reaction]);
  const own = () => reactions.shown.value.map((one) => one.own);

  beforeEach(() => {
    mock.timers.reset();
    mock.timers.enable({ apis: ["setTimeout"] });
    startSession();
    [problems, sent, refusal, now] = [[], [], null, 0];
    choose({ reactions: true });
    you.value = { seats: [1], host: false, reserved: [] };
    presence.value = { away: [], watchers: 0, grace: 30 };
    info.value = gatheringTable({ seats: [ANA, OPEN_CHAIR] });
    let time = 0;
    mock.method(performance, "now", () => time);
    reactions = open();
    time = now = 60_000;
    mock.method(globalThis, "fetch", async (url: string, request: RequestInit) => {
      if (String(url).endsWith("/device")) return Response.json({ status: "known" });
      sent.push(JSON.parse(String(request.body)));
      if (refusal) return Response.json({ details: {}, place: {}, ...refusal }, { status: 429 });
      return Response.json({ number: 1 });
    });
  });

  it("shows the last one of each seat for a while", () => {
    reactions.receive([said("hello", 2), said("wow"), said("laugh", 2)]);
    assert.deepEqual(shown(), [
      [SPECTATORS, "wow"],
      [2, "laugh"],
    ]);
    mock.timers.tick(IN_SIGHT_MS);
    assert.deepEqual(shown(), []);
  });

  it("shows nothing from long ago, from before it was opened, or from a newer server", () => {
    reactions.receive([said("hello", 2, now - 8000), said("dance" as Reaction, 2)]);
    assert.deepEqual(shown(), []);
    reactions = open();
    reactions.receive([said("hello", 2, now - 1)]);
    assert.deepEqual(shown(), []);
  });

  it("is silent where it was muted, here or for good, but for one's own", () => {
    reactions.receive([said("hello", 2)]);
    reactions.chooseMuted(true);
    assert.deepEqual(shown(), []);
    reactions.receive([said("hello", 2), said("wow"), said("thanks", 1)]);
    assert.deepEqual(shown(), [[1, "thanks"]]);
    assert.equal(open().muted.value, true);
    reactions.chooseMuted(false);
    assert.equal(open().muted.value, false);
    choose({ reactions: false });
    reactions.receive([said("hello", 2)]);
    assert.deepEqual(shown(), [[1, "thanks"]]);
  });

  it("knows a spectator's own words when they come back, once", async () => {
    you.value = { seats: [], host: false, reserved: [] };
    await reactions.send("wow");
    reactions.receive([said("hello")]);
    assert.deepEqual(own(), [false]);
    reactions.receive([said("wow")]);
    assert.deepEqual(own(), [true]);
    reactions.receive([said("wow")]);
    assert.deepEqual(own(), [false]);
  });

  it("forgets words that were refused", async () => {
    you.value = { seats: [], host: false, reserved: [] };
    refusal = { key: "reactions-crowd" };
    await reactions.send("wow");
    assert.deepEqual(problems, []);
    reactions.receive([said("wow")]);
    assert.deepEqual(own(), [false]);
    refusal = { key: "table-unknown" };
    await reactions.send("wow");
    assert.equal(problems.length, 1);
  });

  it("speaks from the seat to move where a device has several", async () => {
    await reactions.send("ouch");
    you.value = { seats: [1, 3], host: false, reserved: [] };
    state.value = { number: 1, phase: "playing", now: 0, seat: 3 };
    await reactions.send("ouch");
    state.value = { number: 1, phase: "playing", now: 0, seat: 2 };
    await reactions.send("ouch");
    assert.deepEqual(
      sent.map(({ kind, seat }) => [kind, seat]),
      [
        ["react", undefined],
        ["react", 3],
        ["react", 1],
      ],
    );
  });

  it("is offered where somebody else is", () => {
    assert.equal(reactions.hasCompany.value, false);
    presence.value = { away: [], watchers: 1, grace: 30 };
    assert.equal(reactions.hasCompany.value, true);
    presence.value = { away: [], watchers: 0, grace: 30 };
    info.value = gatheringTable({ seats: [ANA, { ...ANA, name: "Ben" }] });
    assert.equal(reactions.hasCompany.value, true);
    info.value = gatheringTable();
    you.value = { seats: [], host: false, reserved: [] };
    assert.equal(reactions.hasCompany.value, true);
  });
});
