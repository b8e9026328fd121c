import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { computed, signal } from "@preact/signals";
import type { Acted, Standing, TableEvent } from "../src/api/types";
import type { Board, BoardState } from "../src/board/types";
import { Presenter } from "../src/live/presenter";

const SEATS = "30:r15,30:b15,30:y15 -";
const at = (square: string) => `7/7/7/7/7/7/7 ${square} lay 1 ${SEATS}`;

function acted(number: number, seat: number, position: string): Acted {
  const action = { action: "E", seat, turn: 1, during: "turn" as const };
  return { kind: "acted", number, at: 0, ...action, position, points: [], squares: [] };
}

const held = (number: number): TableEvent => ({ kind: "held", number, at: 0, milliseconds: 0 });

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
  let board: FakeBoard;
  let announced: number[] = [];
  let hidden = false;
  let presenter: Presenter;

  const stands = (position: string, legal: string[] = []) => {
    const facts = { number: 1, phase: "playing", step: "lay", now: 0 } as const;
    state.value = { ...facts, seat: 1, position, legal, points: [], squares: [] };
  };

  beforeEach(async () => {
    [announced, hidden] = [[], false];
    [sent.value, mine.value] = [null, false];
    stands(at("d4S"));
    board = new FakeBoard();
    const table = { state, sent, mine: computed(() => mine.value) };
    presenter = new Presenter(
      table,
      ({ number }) => announced.push(number),
      () => hidden,
    );
    presenter.attach(board);
    await board.finish();
  });

  it("shows the table as it stands", () => {
    assert.deepEqual(board.positions, ["d4S"]);
    assert.equal(presenter.shown.value?.position, at("d4S"));
    assert.equal(presenter.current.value, null);
  });

  it("animates one action after the other", async () => {
    stands(at("f4E"));
    presenter.take([acted(2, 1, at("e4E")), held(3), acted(4, 2, at("f4E"))], false);
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

  it("skips the rest of a seat's turn, and animates the next seat's", async () => {
    stands(at("a1E"));
    const turn = [acted(2, 1, at("e4E")), acted(3, 1, at("f4E")), acted(4, 2, at("a1E"))];
    presenter.take(turn, false);
    presenter.skip();
    await board.finish();
    assert.deepEqual(announced, [2, 3, 4]);
    assert.deepEqual(board.positions, ["d4S", "e4E", "f4E", "a1E"]);
    assert.deepEqual(
      board.states.map(({ last }) => Boolean(last)),
      [false, true, false, true],
      "the skipped action is only shown",
    );
  });

  it("jumps where there is too much to animate, or nobody looks", async () => {
    const many = Array.from({ length: 13 }, (_, i) => acted(i + 2, 1, at("e4E")));
    stands(at("e4E"));
    presenter.take(many, false);
    await board.finish();
    assert.equal(announced.length, 13);
    hidden = true;
    stands(at("f4E"));
    presenter.take([acted(20, 1, at("f4E"))], false);
    await board.finish();
    assert.deepEqual(board.positions, ["d4S", "e4E", "f4E"]);
    assert.ok(board.states.every(({ last }) => !last));
  });

  it("shows history without announcing it", async () => {
    stands(at("e4E"));
    presenter.take([acted(2, 1, at("e4E"))], true);
    await board.finish();
    assert.deepEqual(announced, []);
    assert.equal(presenter.shown.value?.position, at("e4E"));
  });

  it("announces without a board", () => {
    presenter.attach(null);
    presenter.take([acted(2, 1, at("e4E")), held(3)], false);
    assert.deepEqual(announced, [2, 3]);
    assert.equal(presenter.shown.value?.position, at("e4E"));
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
    stands(at("e4E"));
    presenter.take([acted(2, 1, at("e4E"))], false);
    presenter.advise("N");
    assert.equal(board.states.at(-1)?.advised ?? null, null, "not during an animation");
    await board.finish();
    assert.equal(board.states.at(-1)?.advised ?? null, null);
  });
});
