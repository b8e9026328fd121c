/** Shows events one after the other; the board animates each action. */
import { signal } from "@preact/signals";
import { type Acted, isActed, type Prices, type TableEvent } from "../api/types";
import type { Board, BoardState } from "../board/types";
import type { LiveTable } from "./liveTable";

/** With more actions than this to show, the page jumps to the last one. */
const MOST_ANIMATED = 12;

/** What the presenter needs of a table. */
export type PresentedTable = Pick<LiveTable, "state" | "mine" | "sent">;

/** What is in sight: the position and what it is worth, after the last action that was shown. */
export interface Shown {
  position: string;
  points: readonly number[];
  squares: readonly number[];
}

export class Presenter {
  readonly shown = signal<Shown | null>(null);
  /** The action that is being shown. */
  readonly current = signal<Acted | null>(null);
  /** What can be chosen on the board now. */
  readonly offered = signal<readonly string[]>([]);
  private board: Board | null = null;
  private queue: TableEvent[] = [];
  /** The last action that was skipped, until the board shows its position. */
  private skipped: Acted | null = null;
  /** The number of the last event that was shown. */
  private shownNumber = 0;
  private running = false;
  private onBoard: BoardState | null = null;
  private refused = false;
  private prices: { position: string; prices: Prices } | null = null;

  constructor(
    private readonly live: PresentedTable,
    /** Puts an event into words. */
    private readonly announce: (event: TableEvent) => void,
    private readonly isHidden = () => document.hidden,
  ) {}

  attach(board: Board | null): void {
    this.board = board;
    this.onBoard = null;
    this.offered.value = [];
    if (board) void this.run();
  }

  take(events: TableEvent[], history: boolean): void {
    if (history) this.jump(events);
    else this.queue.push(...events);
    // Without a board nothing is animated, but everything is announced.
    if (!this.board && !this.running) this.drop(this.queue.length);
    void this.run();
  }

  /** The player to decide has changed, or what can be chosen. */
  refresh(): void {
    void this.run();
  }

  /** Skip the rest of this seat's turn; the next turn is animated again. */
  skip(): void {
    const seat = this.current.value?.seat;
    const next = this.queue.findIndex((event) => isActed(event) && event.seat !== seat);
    this.drop(next < 0 ? this.queue.length : next);
    this.board?.skip();
  }

  /** Skip events: they are announced, and the position after the last of them is shown. */
  private drop(count: number): void {
    const dropped = this.queue.splice(0, count);
    for (const event of dropped) this.announce(event);
    this.skipped = this.jump(dropped) ?? this.skipped;
  }

  /** Show the position after the last of these actions. */
  private jump(events: TableEvent[]): Acted | undefined {
    const last = events.findLast(isActed);
    if (last) {
      this.shownNumber = last.number;
      this.shown.value = last;
    }
    return last;
  }

  private async run(): Promise<void> {
    if (this.running || !this.board) return;
    this.running = true;
    try {
      while (this.queue.length) {
        const far = this.queue.filter(isActed).length > MOST_ANIMATED;
        if (far || this.isHidden()) this.drop(this.queue.length);
        else await this.presentNext();
        if (this.queue.length) await this.catchUp();
      }
    } finally {
      this.running = false;
      this.skipped = null;
      this.current.value = null;
    }
    this.settle();
  }

  /** The next animation begins where the last action that was skipped ends. */
  private async catchUp(): Promise<void> {
    const position = this.skipped?.position;
    this.skipped = null;
    if (position) await this.show({ position, legal: [] });
  }

  /** Animate the next action; events before it that are no actions are only announced. */
  private async presentNext(): Promise<void> {
    while (this.queue.length) {
      const event = this.queue.shift()!;
      if (isActed(event)) return this.present(event);
      this.announce(event);
    }
  }

  private async present(event: Acted): Promise<void> {
    const { action, seat, position, path, payment } = event;
    this.current.value = event;
    this.announce(event);
    const last = { action, seat, ...(path && { path }), ...(payment && { payment }) };
    const legal = this.queue.length ? [] : this.legal(position);
    this.offered.value = [];
    this.refused = false;
    await this.show({ position, legal, last });
    if (event.number > this.shownNumber) this.jump([event]);
    if (!this.queue.length) this.offered.value = legal;
  }

  /** Nothing is left to show: the board shows the table as it stands. */
  private settle(): void {
    const state = this.live.state.value;
    if (!state?.position) return;
    const { position, points = [], squares = [] } = state;
    const legal = this.legal(position);
    if (this.shown.value?.position !== position) this.shown.value = { position, points, squares };
    this.offered.value = legal;
    const there = this.onBoard;
    const sent = this.live.sent.value !== null && there?.position === position;
    // A choice that was sent stays as it is; if it is refused, it is offered again.
    this.refused = sent ? true : this.refused;
    if (sent) return;
    // The same object for the same position: otherwise the board would be drawn again.
    if (state.prices && this.prices?.position !== position)
      this.prices = { position, prices: state.prices };
    const prices = this.prices?.position === position && legal.length ? this.prices.prices : null;
    const same = there?.position === position && there.legal.join() === legal.join();
    const advised = same ? (there.advised ?? null) : null;
    if (!same || this.refused || (there.prices ?? null) !== prices)
      void this.show({ position, legal, prices, advised });
    this.refused = false;
  }

  /** Show the action of a hint until something happens. */
  advise(advised: string | null): void {
    const there = this.onBoard;
    if (there && !this.running && (there.advised ?? null) !== advised)
      void this.show({ ...there, last: null, advised });
  }

  private async show(state: BoardState): Promise<void> {
    this.onBoard = state;
    await this.board?.set(state);
  }

  /** What the player at this screen can choose in that position. */
  private legal(position: string): readonly string[] {
    const state = this.live.state.value;
    const here = state?.position === position && this.live.mine.value;
    return here && this.live.sent.value === null ? (state.legal ?? []) : [];
  }
}
