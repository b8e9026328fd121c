import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it, mock } from "node:test";
import { Connection } from "../src/live/connection";
import { FakeSocket } from "./fakeSocket";

/** Lets what waits for `ready` go on. */
const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

describe("a connection", () => {
  let sockets: FakeSocket[] = [];
  let calls: string[] = [];
  let hidden = false;
  let newest = 1;
  let wake = () => {};
  let connection: Connection;

  const last = (): FakeSocket => {
    const socket = sockets.at(-1);
    assert.ok(socket, "a socket was opened");
    return socket;
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 100) {
      mock.timers.tick(100);
      await settle();
    }
  };

  beforeEach(async () => {
    [sockets, calls, hidden, newest] = [[], [], false, 1];
    mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
    mock.method(Math, "random", () => 1);
    connection = new Connection(
      {
        ready: () => Promise.resolve(),
        onOpen: () => calls.push("open"),
        onMessage: ({ t }) => calls.push(t),
        onSignOut: () => calls.push("sign-out"),
      },
      {
        openSocket: (handlers) => {
          sockets.push(new FakeSocket(handlers));
          return last();
        },
        isHidden: () => hidden,
        onWake: (callback) => {
          wake = callback;
          return () => {
            wake = () => {};
          };
        },
        reloadFor: (protocol) => protocol > newest,
      },
    );
    connection.start();
    await settle();
  });

  afterEach(() => {
    connection.stop();
    mock.timers.reset();
    mock.restoreAll();
  });

  it("is online once the server has said hello", () => {
    assert.equal(connection.health.value, "connecting");
    assert.equal(connection.send({ t: "ping" }), false);
    last().welcome();
    assert.equal(connection.health.value, "online");
    assert.deepEqual(calls, ["open", "hello"]);
    assert.equal(connection.send({ t: "ping" }), true);
    assert.deepEqual(last().sent, ['{"t":"ping"}']);
  });

  it("comes back after growing pauses, and opens again", async () => {
    last().welcome();
    const waits = [];
    for (let i = 0; i < 6; i++) {
      last().break();
      assert.equal(connection.health.value, "lost");
      const count = sockets.length;
      let waited = 0;
      while (sockets.length === count && waited < 20_000) {
        await pass(100);
        waited += 100;
      }
      waits.push(waited);
    }
    assert.deepEqual(waits, [500, 1000, 2000, 4000, 8000, 8000]);
    last().welcome();
    assert.equal(connection.health.value, "online");
    assert.equal(connection.lostSince.value, 0);
    assert.deepEqual(calls, ["open", "hello", "open", "hello"]);
  });

  it("says since when it is lost", async () => {
    last().welcome();
    await pass(5000);
    last().break();
    const since = Date.now();
    assert.equal(connection.lostSince.value, since);
    await pass(600);
    last().break();
    assert.equal(connection.lostSince.value, since, "still the same loss");
  });

  it("tries at once when the network comes back, unless nobody looks", async () => {
    last().welcome();
    for (let i = 0; i < 5; i++) {
      last().break();
      await pass(8000);
    }
    last().break();
    const count = sockets.length;
    hidden = true;
    wake();
    await settle();
    assert.equal(sockets.length, count);
    hidden = false;
    wake();
    await settle();
    assert.equal(sockets.length, count + 1);
  });

  it("pings a silent server, calls it slow, and then gives it up", async () => {
    last().welcome();
    await pass(11_000);
    assert.deepEqual(last().sent, ['{"t":"ping"}']);
    await pass(4000);
    assert.equal(connection.health.value, "slow");
    last().receive({ t: "pong", now: 0 });
    assert.equal(connection.health.value, "online");
    const count = sockets.length;
    await pass(30_000);
    assert.ok(sockets.length > count);
  });

  it("gives up a server that never says hello", async () => {
    last().state = "open";
    await pass(12_000);
    assert.equal(connection.health.value, "lost");
    assert.deepEqual(calls, []);
  });

  it("ignores a socket that was replaced", async () => {
    const [old] = sockets;
    assert.ok(old);
    old.welcome();
    connection.reopen();
    await settle();
    last().welcome();
    old.receive({ t: "pong", now: 0 });
    old.break();
    assert.deepEqual(calls, ["open", "hello", "open", "hello"]);
    assert.equal(connection.health.value, "online");
    assert.equal(sockets.length, 2);
  });

  it("reports that the device was signed out", () => {
    last().welcome();
    last().break(4001);
    assert.deepEqual(calls, ["open", "hello", "sign-out"]);
  });

  it("sends nothing more to a server for which the page reloads", async () => {
    last().welcome(2);
    assert.deepEqual(calls, []);
    assert.equal(last().state, "closed");
    await pass(60_000);
    assert.equal(sockets.length, 1);
  });

  it("goes on as it is where the page has reloaded already", () => {
    newest = 2;
    last().welcome(2);
    assert.deepEqual(calls, ["open", "hello"]);
  });

  it("stays closed when it is stopped", async () => {
    last().welcome();
    connection.stop();
    wake();
    await pass(60_000);
    assert.equal(sockets.length, 1);
    assert.equal(last().state, "closed");
  });
});
