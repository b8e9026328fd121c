import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import type { ServerMessage, TableEvent, TableInfo } from "../src/api/types";
import { LiveTable } from "../src/live/liveTable";
import { FakeSocket } from "./fakeSocket";
import { startSession } from "./storage";
import { gatheringState, gatheringTable, OPEN_CHAIR, seated } from "./tables";

const NOBODY = { seats: [], host: false, reserved: [] };
const PRESENCE = { away: [], watchers: 0, grace: 30 };

describe("a live table", () => {
  let sockets: FakeSocket[] = [];
  let requests: string[] = [];
  let handled: [numbers: number[], history: boolean][] = [];
  let table: TableInfo;
  let live: LiveTable;

  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    assert.ok(last, "a socket was opened");
    return last;
  };
  const receive = (message: ServerMessage) => socket().receive(message);
  const events = (list: TableEvent[], number: number) =>
    receive({ t: "events", table: "t1", events: list, state: gatheringState(number) });
  /** What the page has sent since this was last called. */
  const sent = (): Record<string, unknown>[] =>
    socket()
      .sent.splice(0)
      .map((text) => JSON.parse(text));
  const names = () => live.info.value?.seats.map(({ name }) => name);
  /** Until the next socket is open. */
  const connected = async (count: number) => {
    while (sockets.length < count) await new Promise((resolve) => setTimeout(resolve));
    socket().welcome();
  };

  beforeEach(async () => {
    [sockets, requests, handled] = [[], [], []];
    startSession();
    table = gatheringTable({ you: NOBODY, presence: PRESENCE });
    Object.assign(globalThis, { window: globalThis });
    mock.method(globalThis, "fetch", async (url: string, request: RequestInit) => {
      const call = String(url).split("/api/")[1] ?? "";
      requests.push(`${request.method ?? "GET"} ${call}`);
      if (call === "device") return Response.json({ status: "known" });
      if (call === "tables/t1/commands") return Response.json({ number: 3 });
      return Response.json(table);
    });
    live = new LiveTable(
      "t1",
      (list, history) => handled.push([list.map(({ number }) => number), history]),
      {
        openSocket: (handlers) => {
          sockets.push(new FakeSocket(handlers));
          return socket();
        },
        isHidden: () => false,
        onWake: () => () => {},
        reloadFor: () => false,
      },
    );
    await live.start();
    await connected(1);
  });

  afterEach(() => {
    live.stop();
    mock.restoreAll();
  });

  it("asks for every event once the server has said hello", () => {
    assert.deepEqual(sent(), [{ t: "watch", table: "t1", after: 0, prices: true }]);
  });

  it("is changed by events without another request", () => {
    events([{ kind: "code-renewed", number: 1, at: 0 }], 1);
    requests = [];
    events([seated(2, 1, "Ana")], 2);
    events([seated(3, 2, "Ben")], 3);
    assert.deepEqual(names(), ["Ana", "Ben"]);
    assert.deepEqual(requests, []);
    assert.deepEqual(handled, [
      [[1], true],
      [[2], false],
      [[3], false],
    ]);
  });

  it("skips events that come again, and asks for those that are missing", () => {
    events([seated(1, 1, "Ana")], 1);
    sent();
    events([seated(1, 1, "Ana"), seated(2, 2, "Ben")], 2);
    assert.deepEqual(
      live.events.value.map(({ number }) => number),
      [1, 2],
    );
    events([seated(4, 2, "Dea")], 4);
    assert.deepEqual(names(), ["", "Ben"]); // the loaded table had event 1
    assert.deepEqual(sent(), [{ t: "watch", table: "t1", after: 2, prices: true }]);
  });

  it("passes on what people say, and keeps it out of what has happened", () => {
    events([seated(1, 1, "Ana")], 1);
    sent();
    const before = live.events.value;
    events([{ kind: "reacted", number: 2, at: 0, reaction: "hello", seat: 1 }], 2);
    assert.equal(live.events.value, before);
    assert.deepEqual(handled.at(-1), [[2], false]);
    events([seated(3, 2, "Ben")], 3);
    assert.deepEqual(names(), ["", "Ben"]);
    assert.deepEqual(sent(), []); // nothing is missing
  });

  it("ignores messages about other tables", () => {
    receive({ t: "you", table: "t2", ...NOBODY, seats: [1] });
    assert.deepEqual(live.you.value, NOBODY);
  });

  it("knows whether bots alone play until it is for this device to decide", () => {
    const play = (seat: number, seats: string, bots: (string | null)[], own: number[]) => {
      const position = `7/7/7/7/7/7/7 d4S turn ${seat} ${seats} -`;
      const chairs = bots.map((bot) => ({ ...OPEN_CHAIR, kind: "person" as const, bot }));
      live.info.value = { ...table, seats: chairs };
      live.you.value = { ...NOBODY, seats: own };
      live.state.value = { number: 9, phase: "playing", now: 0, seat, position };
      return live.botBeforeMine.value;
    };
    const [everybody, firstIsOut] = ["30:r15,30:b15", "x1:r,30:b15"];
    assert.equal(play(2, everybody, [null, "greedy"], [1]), true);
    assert.equal(play(1, everybody, [null, "greedy"], [1]), false, "it is for us");
    assert.equal(play(2, everybody, [null, null], [1]), false, "a person is to move");
    assert.equal(play(2, everybody, [null, "greedy"], []), false, "a spectator never decides");
    assert.equal(play(2, everybody, ["greedy", "greedy"], [1]), false, "a bot plays for us");
    assert.equal(play(2, firstIsOut, [null, "greedy"], [1]), false, "we are out");
  });

  it("sends one decision at a time, until its event has come", () => {
    events([seated(1, 1, "Ana")], 1);
    sent();
    live.decide("E");
    live.decide("W");
    const [command, ...others] = sent();
    assert.deepEqual([command?.action, command?.seen, others], ["E", 1, []]);
    receive({ t: "done", table: "t1", id: String(command?.id), number: 2 });
    assert.equal(live.sent.value, "E");
    events([seated(2, 1, "Ana")], 2);
    assert.equal(live.sent.value, null);
  });

  it("sends what was not answered again on the next socket, with the same id", async () => {
    live.decide("E");
    const { id } = sent().at(-1) ?? {};
    live.connection.reopen();
    await connected(2);
    assert.deepEqual(
      sent().map((message) => [message.t, message.id]),
      [
        ["watch", undefined],
        ["do", id],
      ],
    );
  });

  it("sends a command over HTTP if the socket has no token", async () => {
    const done = live.do({ kind: "start" });
    const { id } = sent().at(-1) ?? {};
    const refusal = { key: "token-missing", details: {}, place: {} };
    receive({ t: "refused", table: "t1", id: String(id), ...refusal });
    assert.deepEqual(await done, { number: 3 });
    assert.equal(requests.at(-1), "POST tables/t1/commands");
  });
});
