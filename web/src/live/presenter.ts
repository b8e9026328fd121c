/** Shows events one after the other; the board animates each action. */
import { signal } from "@preact/signals";
import { type Acted, isActed, type Prices, type TableEvent } from "../api/types";
import type { Board, BoardState } from "../board/types";
import type { LiveTable } from "./liveTable";
import type { Progress, ProgressStore } from "./progress";
import { lastTurns, mayResume, resumeAt, type Viewer } from "./resumption";

/** What the presenter needs of a table. */
export type PresentedTable = Pick<
  LiveTable,
  "state" | "mine" | "sent" | "events" | "you" | "botBeforeMine"
>;

/** What is in sight: the position and what it is worth, after the last action that was shown. */
export interface ShownPosition {
  position: string;
  points: readonly number[];
  squares: readonly number[];
}

/** An event that says how the table stands after it. */
type ShownEvent = TableEvent & ShownPosition;

function isShownEvent(event: TableEvent): event is ShownEvent {
  return "position" in event && "points" in event;
}

const isStart = (event: TableEvent): event is ShownEvent => event.kind === "started";

export class Presenter {
  readonly shown = signal<ShownPosition | null>(null);
  /** The action that is being shown, or the next one to be shown. */
  readonly current = signal<Acted | null>(null);
  /** What can be chosen on the board now. */
  readonly offered = signal<readonly string[]>([]);
  private board: Board | null = null;
  private queue: TableEvent[] = [];
  /** The position that the board has to show before the next animation. */
  private startAt: string | null = null;
  /** The number of the event that `shown` is about. */
  private shownNumber = 0;
  private progress: Progress;
  /** The number of the last event that was handed on to be announced. */
  private told: number;
  private running = false;
  /** Whether what bots do is skipped until it is for this device to decide. */
  private skipping = false;
  private onBoard: BoardState | null = null;
  private refused = false;
  private prices: { position: string; prices: Prices } | null = null;

  constructor(
    private readonly live: PresentedTable,
    /** Puts an event into words, and says so when they can be read. */
    private readonly announce: (event: TableEvent, said: () => void) => void,
    private readonly store: ProgressStore,
    /** Whether nobody can see the board now. */
    private readonly isHidden: () => boolean,
  ) {
    this.progress = store.load() ?? { shown: -1, announced: 0 };
    this.told = this.progress.announced;
  }

  attach(board: Board | null): void {
    this.board = board;
    this.onBoard = null;
    this.offered.value = [];
    if (!board) return;
    if (this.live.events.value.length) this.resume();
    void this.run();
  }

  take(events: TableEvent[], history: boolean): void {
    if (history) this.resume();
    else {
      this.queue.push(...events);
      this.shown.value ??= events.find(isStart) ?? null;
      this.lookAhead();
    }
    // Before the game there is no board: nothing is animated, but everything is announced.
    if (!this.live.state.value?.position) for (const event of this.queue) this.tell(event);
    if (this.skipping) this.drop(this.queue.length);
    this.skipping &&= this.live.botBeforeMine.value;
    void this.run();
  }

  /** The player to decide has changed, or what can be chosen. */
  refresh(): void {
    void this.run();
  }

  /** The board is in sight again: show what has happened meanwhile. */
  lookAgain(): void {
    const missed = this.live.events.value.at(-1)?.number ?? 0;
    if (!this.board || this.running || this.isHidden() || this.progress.shown >= missed) return;
    this.resume();
    if (this.current.value) this.offered.value = [];
    void this.run();
  }

  /** Whether there may be something to show of what happened before this page was opened. */
  get awaitsHistory(): boolean {
    const number = this.live.state.value?.number ?? 0;
    return !this.live.events.value.length && mayResume(number, this.viewer);
  }

  /** Skip to the decision of the player here, or else to the present. */
  skip(): void {
    this.skipping = this.live.botBeforeMine.value;
    this.drop(this.queue.length);
    this.board?.skip();
  }

  /** End what moves now; what follows is shown. */
  skipStep(): void {
    this.board?.skip();
  }

  private get viewer(): Viewer {
    const phase = this.live.state.value?.phase ?? "gathering";
    return { shown: this.progress.shown, seats: this.live.you.value.seats, phase };
  }

  /** Go back to where the eye left off. What was announced is not announced again. */
  private resume(): void {
    const events = this.live.events.value;
    const from = resumeAt(events, this.viewer);
    const [seen, missed] = [events.slice(0, from), events.slice(from)];
    this.told = Math.max(this.told, seen.at(-1)?.number ?? 0);
    this.progress.announced = Math.max(this.progress.announced, seen.at(-1)?.number ?? 0);
    this.see(seen.at(-1));
    this.queue = missed;
    const start = seen.findLast(isShownEvent) ?? missed.find(isStart);
    if (!start) return;
    [this.shown.value, this.shownNumber] = [start, start.number];
    this.lookAhead();
    if (this.current.value) this.startAt = start.position;
  }

  /** The page shows what comes before the next action, and neither its end nor what follows. */
  private lookAhead(): void {
    this.current.value ??= this.queue.find(isActed) ?? null;
  }

  /** Skip events: they are announced, and the position after the last of them is shown. */
  private drop(count: number): void {
    const dropped = this.queue.splice(0, count);
    for (const event of dropped) this.tell(event);
    const last = dropped.findLast(isShownEvent);
    this.startAt = last?.position ?? this.startAt;
    this.jump(last);
    this.see(dropped.at(-1));
  }

  private jump(to: ShownEvent | undefined): void {
    if (!to || to.number <= this.shownNumber) return;
    [this.shown.value, this.shownNumber] = [to, to.number];
  }

  private tell(event: TableEvent): void {
    if (event.number <= this.told) return;
    this.told = event.number;
    this.announce(event, () => {
      this.progress.announced = Math.max(this.progress.announced, event.number);
      this.save();
    });
  }

  /** Somebody has seen this event, unless the board is hidden. */
  private see(event: { number: number } | null | undefined): void {
    if (!event || this.isHidden() || event.number <= this.progress.shown) return;
    this.progress.shown = event.number;
    this.save();
  }

  /** Of a game that is over and was seen to its end, nothing needs to be remembered. */
  private save(): void {
    const { phase, number = 0 } = this.live.state.value ?? {};
    const done = phase === "over" && this.progress.shown >= number;
    this.store.save(done ? null : this.progress);
  }

  private async run(): Promise<void> {
    const board = this.board;
    if (this.running || !board) return;
    this.running = true;
    try {
      while (this.queue.length && this.board === board) {
        this.drop(this.isHidden() ? this.queue.length : lastTurns(this.queue));
        if (this.startAt !== null) await this.goToStart(this.startAt);
        await this.presentNext();
      }
    } finally {
      this.running = false;
      this.startAt = null;
      this.current.value = null;
    }
    if (this.board === board) this.settle();
    else void this.run();
  }

  /** The next animation begins where the last action ends that was seen or skipped. */
  private async goToStart(position: string): Promise<void> {
    this.startAt = null;
    const there = this.onBoard?.position === position;
    if (this.queue.length && !there) await this.show({ position, legal: [] });
  }

  /** Animate the next action; events before it that are no actions are only announced, and where
   * one of them changes how the table stands, that is shown at once. */
  private async presentNext(): Promise<void> {
    while (this.queue.length) {
      const event = this.queue.shift()!;
      if (isActed(event)) return this.present(event);
      this.tell(event);
      if (isShownEvent(event)) {
        await this.goToStart(event.position);
        this.jump(event);
      }
      this.see(event);
    }
  }

  private async present(event: Acted): Promise<void> {
    const { action, seat, position, path, payment } = event;
    this.current.value = event;
    this.tell(event);
    const last = { action, seat, ...(path && { path }), ...(payment && { payment }) };
    const legal = this.queue.length ? [] : this.legal(position);
    this.offered.value = [];
    this.refused = false;
    const board = this.board;
    await this.show({ position, legal, last });
    if (this.board !== board) return; // somebody left in the middle of it
    this.jump(event);
    this.see(event);
    if (!this.queue.length) this.offered.value = legal;
  }

  /** Nothing is left to show: the board shows the table as it stands. */
  private settle(): void {
    const state = this.live.state.value;
    if (!state?.position) return;
    const { position, points = [], squares = [] } = state;
    const legal = this.legal(position);
    this.see(state);
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
