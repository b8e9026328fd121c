/** What has happened is shown one thing after the other; the board tells each as a story. */
import { signal } from "@preact/signals";
import { type Acted, isActed, type Prices, type TableEvent } from "../api/types";
import type { Board, BoardState } from "../board/types";
import type { LiveTable } from "./liveTable";

/** Further behind than this, a page jumps instead of telling everything. */
const FAR = 12;

/** What the eye has been told so far. */
export interface Shown {
  position: string;
  points: readonly number[];
  squares: readonly number[];
}

export class Telling {
  readonly shown = signal<Shown | null>(null);
  /** What was told last; words come behind the story, so that they give no roll away. */
  readonly told = signal<Acted | null>(null);
  /** What is being told. */
  readonly telling = signal<Acted | null>(null);
  /** What the board offers now, to be decided here. */
  readonly offered = signal<readonly string[]>([]);
  private board: Board | null = null;
  private queue: TableEvent[] = [];
  /** The last that was left out, as long as the board does not stand there. */
  private left: Acted | null = null;
  private running = false;
  private onBoard: BoardState | null = null;
  private refused = false;
  private prices: { position: string; prices: Prices } | null = null;

  constructor(
    private readonly live: LiveTable,
    private readonly heard: (event: TableEvent) => void,
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
    // Without a market there are no stories, but there are words.
    if (!this.board && !this.running) this.drop(this.queue.length);
    void this.run();
  }

  /** Whose decision it is has changed, or what can be chosen. */
  refresh(): void {
    void this.run();
  }

  /** End this story and the rest of that seat's turn; the next turn is told again. */
  skip(): void {
    const seat = this.telling.value?.seat;
    const next = this.queue.findIndex((event) => isActed(event) && event.seat !== seat);
    this.drop(next < 0 ? this.queue.length : next);
    this.board?.skip();
  }

  /** Leave stories out: their words are heard, and the eye sees how the last of them ends. */
  private drop(count: number): void {
    const dropped = this.queue.splice(0, count);
    for (const event of dropped) this.heard(event);
    this.left = this.jump(dropped) ?? this.left;
  }

  /** Where the last of these stories ends, the eye is now. */
  private jump(events: TableEvent[]): Acted | undefined {
    const last = events.findLast(isActed);
    if (last) {
      this.told.value = last;
      this.shown.value = last;
    }
    return last;
  }

  private async run(): Promise<void> {
    if (this.running || !this.board) return;
    this.running = true;
    try {
      while (this.queue.length) {
        const far = this.queue.filter(isActed).length > FAR;
        if (far || document.hidden) this.drop(this.queue.length);
        else await this.tellNext();
        if (this.queue.length) await this.catchUp();
      }
    } finally {
      this.running = false;
      this.left = null;
      this.telling.value = null;
    }
    this.settle();
  }

  /** The next story begins where the last one that was left out ends. */
  private async catchUp(): Promise<void> {
    const position = this.left?.position;
    this.left = null;
    if (position) await this.show({ position, legal: [] });
  }

  /** The next story; what comes before it and has none is only said. */
  private async tellNext(): Promise<void> {
    while (this.queue.length) {
      const event = this.queue.shift()!;
      if (isActed(event)) return this.tell(event);
      this.heard(event);
    }
  }

  private async tell(event: Acted): Promise<void> {
    const { action, seat, position, path, payment } = event;
    this.telling.value = event;
    this.heard(event);
    const last = { action, seat, ...(path && { path }), ...(payment && { payment }) };
    const legal = this.queue.length ? [] : this.legal(position);
    this.offered.value = [];
    this.refused = false;
    await this.show({ position, legal, last });
    if (event.number > (this.told.value?.number ?? 0)) this.jump([event]);
    if (!this.queue.length) this.offered.value = legal;
  }

  /** Nothing is left to tell: the board stands as the table stands. */
  private settle(): void {
    const state = this.live.state.value;
    if (!state?.position) return;
    const { position, points = [], squares = [] } = state;
    const legal = this.legal(position);
    if (this.shown.value?.position !== position) this.shown.value = { position, points, squares };
    this.offered.value = legal;
    const there = this.onBoard;
    const sent = this.live.sent.value !== null && there?.position === position;
    // What was sent stays in sight as it was chosen; if it is refused, it is offered again.
    this.refused = sent ? true : this.refused;
    if (sent) return;
    // The same ones for the same position: the board need not be drawn again for new ones.
    if (state.prices && this.prices?.position !== position)
      this.prices = { position, prices: state.prices };
    const prices = this.prices?.position === position && legal.length ? this.prices.prices : null;
    const same = there?.position === position && there.legal.join() === legal.join();
    const marked = same ? (there.marked ?? []) : [];
    const advised = same ? (there.advised ?? null) : null;
    if (!same || this.refused || (there.prices ?? null) !== prices)
      void this.show({ position, legal, prices, marked, advised });
    this.refused = false;
  }

  /** Point at squares, as long as nothing happens. */
  mark(marked: readonly string[]): void {
    if (this.onBoard && !this.running) void this.show({ ...this.onBoard, last: null, marked });
  }

  /** Show what somebody who knows would choose, as long as nothing happens. */
  advise(advised: string | null): void {
    const there = this.onBoard;
    if (there && !this.running && (there.advised ?? null) !== advised)
      void this.show({ ...there, last: null, advised });
  }

  private async show(state: BoardState): Promise<void> {
    this.onBoard = state;
    await this.board?.set(state);
  }

  /** What can be chosen in that position, by whoever sits at this screen. */
  private legal(position: string): readonly string[] {
    const state = this.live.state.value;
    const here = state?.position === position && this.live.mine.value;
    return here && this.live.sent.value === null ? (state.legal ?? []) : [];
  }
}
