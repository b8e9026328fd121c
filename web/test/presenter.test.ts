import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { computed, signal } from "@preact/signals";
import type { Acted, Standing, TableEvent, You } from "../src/api/types";
import type { Board, BoardState } from "../src/board/types";
import { Presenter } from "../src/live/presenter";
import type { Progress } from "../src/live/progress";

const SEATS = "30:r15,30:b15,30:y15 -";
const at = (square: string) => `7/7/7/7/7/7/7 ${square} lay 1 ${SEATS}`;

function acted(number: number, seat: number, position: string, turn = 1): Acted {
  const action = { action: "E", seat, turn, during: "turn" as const };
  return { kind: "acted", number, at: 0, ...action, position, points: [], squares: [] };
}

const undone = (number: number, position: string): TableEvent => ({
  kind: "undone",
  number,
  at: 0,
  seat: 1,
  lay: 1,
  position,
  points: [],
  squares: [],
});

const held = (number: number): TableEvent => ({ kind: "held", number, at: 0, milliseconds: 0 });

const START: TableEvent = {
  kind: "started",
  number: 1,
  at: 0,
  position: at("d4S"),
  points: [30, 30, 30],
  squares: [0, 0, 0],
};

/** A board on which every animation lasts until it is finished or skipped. */
class FakeBoard implements Board {
  readonly states: BoardState[] = [];
  private running: (() => void)[] = [];

  set(state: BoardState): Promise<void> {
    this.states.push(state);
    if (!state.last) return Promise.resolve();
    return new Promise((resolve) => this.running.push(resolve));
  }

  async finish(): Promise<void> {
    for (const end of this.running.splice(0)) end();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }

  skip(): void {
    void this.finish();
  }

  get positions(): string[] {
    return this.states.map(({ position }) => position.split(" ")[1] ?? "");
  }

  choose(): void {}
  confirm(): void {}
  configure(): void {}
  focus(): void {}
  destroy(): void {}
}

describe("the presenter", () => {
  const state = signal<Standing | null>(null);
  const sent = signal<string | null>(null);
  const mine = signal(false);
  const events = signal<TableEvent[]>([]);
  const you = signal<You>({ seats: [], host: false, reserved: [] });
  const botBeforeMine = signal(false);
  let board: FakeBoard;
  let announced: number[] = [];
  let hidden = false;
  let readable = true;
  let saved: Progress | null = null;
  let presenter: Presenter;

  const stands = (position: string, legal: string[] = []) => {
    const facts = { number: events.value.at(-1)?.number ?? 1, phase: "playing", now: 0 } as const;
    state.value = { ...facts, step: "lay", seat: 1, position, legal, points: [], squares: [] };
  };
  const sit = (...seats: number[]) => {
    you.value = { seats, host: false, reserved: [] };
  };
  /** The page is opened, or opened again. */
  const open = () => {
    board = new FakeBoard();
    const live = { state, sent, events, you };
    const table = { ...live, mine: computed(() => mine.value), botBeforeMine };
    presenter = new Presenter(
      table,
      ({ number }, said) => {
        announced.push(number);
        if (readable) said();
      },
      {
        load: () => saved,
        save: (progress) => {
          saved = progress && { ...progress };
        },
      },
      () => hidden,
    );
  };
  /** These events come to the page. */
  const happen = (list: TableEvent[], history = false) => {
    events.value = [...events.value, ...list];
    stands(list.filter((one) => "position" in one).at(-1)?.position ?? at("d4S"));
    presenter.take(list, history);
  };
  /** A page that comes to a game of which this has happened. */
  const arrive = async (list: TableEvent[]) => {
    [events.value, announced] = [[], []];
    open();
    happen(list, true);
    presenter.attach(board);
    await pause();
  };
  const pause = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };

  beforeEach(async () => {
    [announced, hidden, readable, saved] = [[], false, true, null];
    [sent.value, mine.value, events.value, botBeforeMine.value] = [null, false, [], false];
    sit();
    stands(at("d4S"));
    open();
    presenter.attach(board);
    await board.finish();
    saved = null;
  });

  it("shows the table as it stands", () => {
    assert.deepEqual(board.positions, ["d4S"]);
    assert.equal(presenter.shown.value?.position, at("d4S"));
    assert.equal(presenter.current.value, null);
  });

  it("animates one action after the other", async () => {
    happen([acted(2, 1, at("e4E")), held(3), acted(4, 2, at("f4E"))]);
    assert.deepEqual(board.positions, ["d4S", "e4E"]);
    assert.equal(presenter.current.value?.number, 2);
    assert.deepEqual(announced, [2]);
    assert.equal(presenter.shown.value?.position, at("d4S"), "until the animation has ended");
    await board.finish();
    assert.deepEqual(board.positions, ["d4S", "e4E", "f4E"]);
    assert.deepEqual(announced, [2, 3, 4]);
    await board.finish();
    assert.equal(presenter.current.value, null);
    assert.equal(presenter.shown.value?.position, at("f4E"));
  });

  it("shows the market without a rug that was taken back", async () => {
    happen([undone(2, at("d4N")), acted(3, 1, at("f4E"))]);
    await board.finish();
    assert.deepEqual(board.positions, ["d4S", "d4N", "f4E"]);
    assert.deepEqual(announced, [2, 3]);
  });

  it("skips everything that waits in one go", async () => {
    happen([acted(2, 1, at("e4E")), acted(3, 1, at("f4E")), acted(4, 2, at("a1E"), 2)]);
    mine.value = true;
    stands(at("a1E"), ["d5d6"]);
    presenter.skip();
    await pause();
    assert.deepEqual(announced, [2, 3, 4]);
    assert.deepEqual(board.positions, ["d4S", "e4E", "a1E"]);
    assert.deepEqual(
      board.states.map(({ last }) => Boolean(last)),
      [false, true, false],
      "what waited is only shown as it ends",
    );
    assert.deepEqual(presenter.offered.value, ["d5d6"]);
    assert.equal(presenter.current.value, null);
  });

  it("goes on skipping while bots are to move, and no longer", async () => {
    botBeforeMine.value = true;
    happen([acted(2, 2, at("e4E"))]);
    presenter.skip();
    await pause();
    happen([acted(3, 2, at("f4E"))]);
    await pause();
    assert.deepEqual(board.positions, ["d4S", "e4E", "f4E"]);
    assert.equal(board.states.at(-1)?.last ?? null, null, "the bot's next action is skipped");
    botBeforeMine.value = false;
    happen([acted(4, 3, at("g4E"), 2)]);
    await pause();
    assert.equal(board.states.at(-1)?.last ?? null, null, "so is the last one before a person's");
    happen([acted(5, 1, at("g5E"), 3)]);
    assert.equal(board.states.at(-1)?.last?.seat, 1, "what a person does is animated again");
    assert.deepEqual(announced, [2, 3, 4, 5]);
  });

  it("skips only to the present where nobody here will decide", async () => {
    happen([acted(2, 2, at("e4E"))]);
    presenter.skip();
    await pause();
    happen([acted(3, 2, at("f4E"))]);
    assert.equal(board.states.at(-1)?.last?.seat, 2);
  });

  it("jumps over a turn that is too much to animate", async () => {
    happen(Array.from({ length: 13 }, (_, i) => acted(i + 2, 1, at("e4E"))));
    await pause();
    assert.equal(announced.length, 13);
    assert.deepEqual(board.positions, ["d4S", "e4E"]);
    assert.ok(board.states.every(({ last }) => !last));
  });

  it("shows the last turns where all of them are too much to animate", async () => {
    happen(Array.from({ length: 15 }, (_, i) => acted(i + 2, 1, at("e4E"), Math.floor(i / 3))));
    assert.deepEqual(announced, [2, 3, 4], "the first turn is only announced");
    await pause();
    assert.equal(presenter.current.value?.turn, 1);
  });

  it("shows what happened out of sight once the page is in sight again", async () => {
    happen([START]);
    await pause();
    hidden = true;
    happen([acted(2, 1, at("e4E")), acted(3, 2, at("f4E"), 2)]);
    await pause();
    assert.deepEqual(board.positions, ["d4S", "f4E"]);
    assert.ok(board.states.every(({ last }) => !last));
    assert.deepEqual(announced, [1, 2, 3]);
    hidden = false;
    presenter.lookAgain();
    assert.equal(presenter.current.value?.number, 2);
    for (let i = 0; i < 3; i++) await board.finish();
    assert.deepEqual(board.positions.slice(2), ["d4S", "e4E", "f4E"]);
    assert.deepEqual(announced, [1, 2, 3], "nothing is announced twice");
    presenter.lookAgain();
    assert.equal(presenter.current.value, null, "it is shown once");
  });

  it("shows a spectator the present at once, unannounced", async () => {
    await arrive([START, acted(2, 1, at("e4E"))]);
    assert.deepEqual(announced, []);
    assert.equal(presenter.shown.value?.position, at("e4E"));
    assert.deepEqual(board.positions, ["e4E"]);
  });

  it("shows a player the opening", async () => {
    sit(3);
    await arrive([START, acted(2, 1, at("e4E")), acted(3, 2, at("f4E"), 2)]);
    assert.deepEqual(board.positions, ["d4S", "e4E"]);
    assert.deepEqual(presenter.shown.value?.points, [30, 30, 30]);
    assert.equal(presenter.current.value?.number, 2);
    assert.deepEqual(announced, [1, 2], "each is announced as it is shown");
    await board.finish();
    assert.equal(presenter.current.value?.number, 3);
  });

  it("goes to a position that no action leads to without an animation", async () => {
    sit(3);
    const restart: TableEvent = { ...START, number: 3, position: at("d5S") };
    await arrive([START, acted(2, 1, at("e4E")), restart, acted(4, 1, at("f4E"))]);
    await board.finish();
    assert.deepEqual(board.positions, ["d4S", "e4E", "d5S", "f4E"]);
    assert.deepEqual(
      board.states.map(({ last }) => Boolean(last)),
      [false, true, false, true],
    );
  });

  it("never lets the page look ahead of the story", () => {
    sit(3);
    mine.value = true;
    open();
    happen([START, acted(2, 1, at("e4E"))], true);
    assert.equal(presenter.shown.value?.position, at("d4S"));
    assert.equal(presenter.current.value?.number, 2, "before there is a board");
    assert.deepEqual(presenter.offered.value, []);
  });

  it("shows a player what happened since their own last decision", async () => {
    sit(1);
    const own = acted(2, 1, at("e4E"));
    const roll = { ...acted(3, 1, at("f4E")), during: "roll" as const };
    await arrive([START, own, roll, acted(4, 2, at("g4E"), 2)]);
    assert.deepEqual(board.positions, ["e4E", "f4E"]);
  });

  it("goes on after a reload where it was, and announces nothing twice", async () => {
    sit(3);
    const turns = [START, acted(2, 1, at("e4E")), acted(3, 2, at("f4E"), 2)];
    await arrive(turns);
    await board.finish();
    assert.deepEqual(announced, [1, 2, 3]);
    await arrive(turns);
    assert.deepEqual(board.positions, ["e4E", "f4E"], "the interrupted action is shown again");
    assert.ok(board.states.at(-1)?.last);
    assert.deepEqual(announced, []);
    await board.finish();
    await arrive(turns);
    assert.deepEqual(board.positions, ["f4E"], "all of it was seen");
    assert.ok(board.states.every(({ last }) => !last));
  });

  it("announces again after a reload what nobody could read before", async () => {
    sit(3);
    readable = false;
    await arrive([START, acted(2, 1, at("e4E"))]);
    await arrive([START, acted(2, 1, at("e4E"))]);
    assert.deepEqual(announced, [2]);
  });

  it("does not count as seen what comes after somebody has left", async () => {
    sit(3);
    await arrive([START, acted(2, 1, at("e4E")), acted(3, 2, at("f4E"), 2)]);
    presenter.attach(null);
    await board.finish();
    assert.equal(saved?.shown, 1);
  });

  it("remembers nothing of a game that is over and was shown", async () => {
    sit(3);
    await arrive([START, acted(2, 1, at("e4E"))]);
    assert.ok(saved);
    state.value = { ...state.value!, phase: "over" };
    await board.finish();
    assert.equal(saved, null);
  });

  it("waits for the events only where there may be something to show", () => {
    open();
    assert.equal(presenter.awaitsHistory, false, "a spectator");
    sit(1);
    assert.equal(presenter.awaitsHistory, true, "a player");
    saved = { shown: 1, announced: 1 };
    open();
    assert.equal(presenter.awaitsHistory, false, "a player who has seen everything");
    state.value = { ...state.value!, number: 2 };
    assert.equal(presenter.awaitsHistory, true);
  });

  it("announces what happens before the game", () => {
    state.value = { number: 1, phase: "gathering", now: 0 };
    open();
    events.value = [held(2)];
    presenter.take([held(2)], false);
    assert.deepEqual(announced, [2]);
  });

  it("shows the opening of a game that begins while the page gathers", async () => {
    state.value = { number: 1, phase: "gathering", now: 0 };
    open();
    events.value = [held(1)];
    presenter.take([held(1)], true);
    happen([{ ...START, number: 2 }, acted(3, 1, at("e4E"))]);
    assert.equal(presenter.shown.value?.position, at("d4S"));
    presenter.attach(board);
    await pause();
    assert.deepEqual(board.positions, ["d4S", "e4E"]);
    assert.deepEqual(announced, [2, 3]);
  });

  it("offers what can be chosen, to the player to decide alone", () => {
    stands(at("d4S"), ["d5d6", "e4f4"]);
    presenter.refresh();
    assert.deepEqual(presenter.offered.value, []);
    mine.value = true;
    presenter.refresh();
    assert.deepEqual(presenter.offered.value, ["d5d6", "e4f4"]);
    assert.deepEqual(board.states.at(-1)?.legal, ["d5d6", "e4f4"]);
  });

  it("keeps a choice in sight while it is sent, and offers it again if it is refused", () => {
    mine.value = true;
    stands(at("d4S"), ["d5d6"]);
    presenter.refresh();
    const count = board.states.length;
    sent.value = "d5d6";
    presenter.refresh();
    assert.deepEqual(presenter.offered.value, []);
    assert.equal(board.states.length, count, "the board stays as it is");
    sent.value = null;
    presenter.refresh();
    assert.deepEqual(presenter.offered.value, ["d5d6"]);
    assert.equal(board.states.length, count + 1);
  });

  it("shows advice until something happens", async () => {
    presenter.advise("E");
    assert.equal(board.states.at(-1)?.advised, "E");
    happen([acted(2, 1, at("e4E"))]);
    presenter.advise("N");
    assert.equal(board.states.at(-1)?.advised ?? null, null, "not during an animation");
    await board.finish();
    assert.equal(board.states.at(-1)?.advised ?? null, null);
  });
});
