/** What the parts of a table's page share: the live table, what is shown of it, what is chosen. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { api } from "../../api/endpoints";
import {
  type Acted,
  isActed,
  isReacted,
  type RecordInfo,
  type TableEvent,
  type CommandBody,
} from "../../api/types";
import { announce, announceMoment, notify } from "../../app/announce";
import { LatestRequest } from "../../app/latestRequest";
import { sound } from "../../app/sound";
import { PressGuard } from "../../board/pressGuard";
import type { Board } from "../../board/types";
import { isReturn } from "../../notation/action";
import { colourOn, nextRug } from "../../notation/position";
import { LiveTable } from "../../live/liveTable";
import { Presenter } from "../../live/presenter";
import { progressStore } from "../../live/progress";
import { actionText, eventText } from "../../components/eventText";
import { namesOf } from "../../components/playerNames";
import { endOfTurn } from "../../components/turns";
import { whatToDo } from "../../components/TurnSentence";
import { say } from "../../i18n/say";
import { AreaPrices } from "./areaPrices";
import { Hints } from "./hints";
import { LookBack } from "./lookBack";
import { Reactions } from "./reactions";

/** Milliseconds for which the price of an area stays in sight. */
const PRICE_SHOWN_MS = 9000;
/** For how long the button shows that it is what somebody looks for, with or without motion. */
const SOUGHT_MS = 600;
const JUST_RETURNED_MS = 15_000;
/** How long a page waits for the events of a game before it shows the game without them. */
const LONGEST_WAIT_MS = 1500;

/** What the one button does: skip what is shown, decide on what is chosen, or nothing yet. */
export type Deed = "skip" | "decide" | "wait";

export class Game {
  readonly live: LiveTable;
  readonly presenter: Presenter;
  readonly hints: Hints;
  readonly reactions: Reactions;
  readonly areas = new AreaPrices();
  readonly look: LookBack = new LookBack(this);
  /** What is chosen on the board and not yet decided. */
  readonly choice = signal<string | null>(null);
  /** What stopping on an area would cost, in words, while it is in sight. */
  readonly areaPrice = signal<string | null>(null);
  /** Who sits where. */
  readonly seated = computed(() => this.live.info.value?.seats ?? []);
  readonly names = computed(() => namesOf(this.seated.value));
  readonly deed = computed<Deed>(() => {
    if (this.presenter.current.value) return "skip";
    return this.live.mine.value ? "decide" : "wait";
  });
  /** Whether a press of the button would count now, and not be too soon after something else. */
  readonly isArmed = signal(false);
  /** Whether somebody touched what is chosen already, and so may be looking for the button. */
  readonly isSought = signal(false);
  readonly guard = new PressGuard((ready) => {
    this.isArmed.value = ready;
  });
  board: Board | null = null;
  /** Whether this page has seen the table before its game. */
  gathered = false;
  /** Whether this page has seen the game being played. */
  witnessed = false;
  /** Whether somebody who looked at this page was told how the game has ended. */
  endTold = false;
  private readonly latestPrice = new LatestRequest();
  private priceTimer = 0;
  private soughtTimer = 0;
  /** The position in which this device was called to decide. */
  private calledAt = "";
  /** The event by which the player here came back, until it has been shown. */
  private returnNumber = 0;
  private readonly waitedLong = signal(false);
  private loadingRecord: Promise<RecordInfo> | null = null;
  private disposers: (() => void)[] = [];

  constructor(id: string) {
    this.live = new LiveTable(id, (events, history) => this.receive(events, history));
    this.presenter = new Presenter(
      this.live,
      (event, said) => this.announceEvent(event, said),
      progressStore(id),
      () => document.hidden || this.look.opened.peek() !== null,
    );
    this.hints = new Hints(this.live, this.presenter);
    this.reactions = new Reactions(this);
  }

  start(): void {
    void this.live.start();
    this.disposers = [
      effect(() => this.sayWhatAPressMeans()),
      effect(() => this.refreshOffer()),
      effect(() => this.callToMove()),
      effect(() => this.hints.hideIfOutdated()),
      this.watchSight(),
      this.limitWaiting(),
    ];
  }

  stop(): void {
    for (const dispose of this.disposers) dispose();
    clearTimeout(this.priceTimer);
    clearTimeout(this.soughtTimer);
    this.guard.stop();
    this.reactions.stop();
    this.live.stop();
  }

  /** Whether the page waits for what has happened before it shows the game: a market that showed the
   * present first would jump back to where the story goes on. */
  awaitsHistory(): boolean {
    return !this.waitedLong.value && this.presenter.awaitsHistory;
  }

  /** What happened while the game was out of sight, because the page was or because somebody looked
   * back at an earlier turn, is shown once it is in sight again. */
  private watchSight(): () => void {
    const look = () => this.presenter.lookAgain();
    document.addEventListener("visibilitychange", look);
    const stop = effect(() => {
      if (this.look.opened.value === null) untracked(look);
    });
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }

  /** A page that gets no events still shows how the table stands. */
  private limitWaiting(): () => void {
    const loaded = computed(() => this.live.info.value !== null);
    return effect(() => {
      if (!loaded.value) return;
      const timer = setTimeout(() => (this.waitedLong.value = true), LONGEST_WAIT_MS);
      return () => clearTimeout(timer);
    });
  }

  /** The name at a seat. */
  name(seat: number): string {
    return this.names.value[seat - 1] ?? "";
  }

  /** Whether "you" is clear: it is the only seat of this device. */
  isYou(seat: number): boolean {
    const { seats } = this.live.you.value;
    return seats.length === 1 && seats[0] === seat;
  }

  /** Whose turn it is and what is to be done. */
  whatToDo(): string {
    const { step = "turn", seat = 0, position = "", legal = [] } = this.live.state.value ?? {};
    if (isReturn(legal[0]) && this.live.mine.value) return say("text-legal-return");
    return whatToDo({
      step,
      name: this.name(seat),
      mine: this.live.mine.value,
      shared: this.live.you.value.seats.length > 1,
      letter: nextRug(position, seat) ?? "",
    });
  }

  /** The log, as far as it has been shown. */
  shownEvents(): TableEvent[] {
    const next = this.presenter.current.value?.number ?? Infinity;
    return this.live.events.value.filter((event) => event.number < next);
  }

  /** The position that the market shows: the one that somebody looks back at, or the game's. */
  positionInSight(): string {
    const { opened } = this.look;
    if (opened.value) return endOfTurn(opened.value).position;
    return this.presenter.shown.value?.position ?? "";
  }

  /** Move the focus to where the decision is made: the market, drawn or in words. */
  focus(): void {
    const square = document.querySelector<HTMLElement>(".text-squares [tabindex='0']");
    if (square) square.focus();
    else this.board?.focus();
  }

  attach(board: Board | null): void {
    this.board = board;
    // The board first shows what it was made with; then it is ours.
    queueMicrotask(() => this.presenter.attach(this.board));
  }

  decide(action: string): void {
    this.clearPrice();
    this.guard.press();
    this.live.decide(action);
  }

  /** The one button was pressed. */
  press(): void {
    const deed = this.deed.value;
    const counts = this.guard.press();
    if (deed === "decide" && this.live.sent.value === null && !this.canDecide()) this.focus();
    else if (counts && deed === "skip") this.presenter.skip();
    else if (counts && this.canDecide()) this.confirm();
  }

  /** Whether something is chosen that can be decided now. */
  canDecide(): boolean {
    const waits = this.deed.value === "decide" && this.live.sent.value === null;
    return waits && this.presenter.offered.value.length > 0 && this.choice.value !== null;
  }

  /** The space bar skips, unless it was meant for what was there before. */
  skipBySpace(): void {
    if (this.guard.press()) this.presenter.skip();
  }

  /** A touch of the market ends what moves there, but not the rest of the story. */
  skipAnimation(): void {
    if (this.guard.press()) this.presenter.skipStep();
  }

  /** A key that means nothing but "skip". */
  skipByKey(): void {
    this.guard.press();
    this.presenter.skip();
  }

  /** Decide on what is chosen. */
  confirm(): void {
    this.board?.confirm();
  }

  /** Something was chosen by hand; `again` if it was chosen already: then the button shows itself. */
  touched(again: boolean): void {
    this.guard.touch();
    this.isSought.value = again && this.canDecide();
    clearTimeout(this.soughtTimer);
    this.soughtTimer = window.setTimeout(() => (this.isSought.value = false), SOUGHT_MS);
  }

  /** Each position asks for a decision of its own. */
  private sayWhatAPressMeans(): void {
    const deed = this.deed.value;
    const position = this.live.state.value?.position ?? "";
    if (deed === "decide") this.guard.says(`decide ${position}`, true);
    else this.guard.says(deed, false);
  }

  /** Do a command, and say so if it is refused. */
  async do(body: CommandBody, seen?: number) {
    try {
      return await this.live.do(body, seen);
    } catch (problem) {
      this.live.showProblem(problem);
      return null;
    }
  }

  /** What it would cost to stop there, shown for a while. Null if a later question has replaced this
   * one. */
  async askPrice(square: string): Promise<string | null> {
    const position = this.positionInSight();
    const letter = position ? colourOn(position, square) : null;
    this.clearPrice();
    if (!letter) return null;
    const isLatest = this.latestPrice.start();
    const found = await this.areas.at(position, square);
    if (!found || !isLatest() || this.positionInSight() !== position) return null;
    const { area, owner, price } = found;
    const details = {
      letter,
      squares: area.length,
      count: price,
      owner: this.name(owner ?? 0),
    };
    this.areaPrice.value = price ? say("area-price", details) : say("area-free", details);
    this.areas.show(found);
    clearTimeout(this.priceTimer);
    this.priceTimer = window.setTimeout(() => this.clearPrice(), PRICE_SHOWN_MS);
    return this.areaPrice.value;
  }

  async announcePrice(square: string): Promise<void> {
    // The price is only a help; the game goes on without it.
    const answer = await this.askPrice(square).catch(() => null);
    if (answer) announce(answer, "area");
  }

  clearPrice(): void {
    this.latestPrice.cancel();
    clearTimeout(this.priceTimer);
    this.areas.clear();
    this.areaPrice.value = null;
  }

  /** The record of the finished game, read once. */
  record(): Promise<RecordInfo> {
    this.loadingRecord ??= api.replay(this.live.id);
    this.loadingRecord.catch(() => {
      this.loadingRecord = null;
    });
    return this.loadingRecord;
  }

  private receive(events: TableEvent[], history: boolean): void {
    if (events.some((event) => "position" in event)) this.clearPrice();
    const back = events.findLast((event) => this.isJustBack(event));
    if (history && back) notify(say("bot-played"));
    else if (back) this.returnNumber = back.number;
    // What people say does not wait for an animation, and does not hold one up.
    this.reactions.receive(events.filter(isReacted));
    const happened = events.filter((event) => !isReacted(event));
    if (happened.length) this.presenter.take(happened, history);
  }

  private isJustBack(event: TableEvent): boolean {
    if (event.kind !== "returned" || this.live.now() - event.at >= JUST_RETURNED_MS) return false;
    return this.live.you.value.seats.includes(event.seat);
  }

  private announceEvent(event: TableEvent, said: () => void): void {
    if (isActed(event)) this.announceAction(event, said);
    else this.announceOther(event, said);
  }

  private announceAction(event: Acted, said: () => void): void {
    announceMoment(actionText(event, this.names.value), said);
  }

  private announceOther(event: TableEvent, said: () => void): void {
    const text = eventText(event, this.names.value);
    if (text) announceMoment(text, said);
    else said();
    if (event.number === this.returnNumber) notify(say("bot-played"));
  }

  /** Runs when anything changes that decides what can be chosen. */
  private refreshOffer(): void {
    this.live.mine.value;
    this.live.sent.value;
    this.live.state.value;
    untracked(() => this.presenter.refresh());
  }

  private callToMove(): void {
    const called = this.presenter.offered.value.length > 0 && this.live.mine.value;
    const position = this.live.state.peek()?.position ?? "";
    // The same offer may come twice, as an answer and as an event: it calls once.
    if (!called || position === this.calledAt) return;
    this.calledAt = position;
    untracked(() => this.call());
  }

  /** A player who looks elsewhere hears and feels that it is their turn. */
  private call(): void {
    const { step = "turn" } = this.live.state.value ?? {};
    announceMoment(this.whatToDo());
    if (step !== "turn" && step !== "roll") return;
    sound("your-turn");
    // Only a page that was touched, and that can be seen, may shake a phone.
    if (navigator.userActivation?.hasBeenActive && !document.hidden) navigator.vibrate?.(120);
  }
}

export const GameContext = createContext<Game | null>(null);

export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error("no table");
  return game;
}
