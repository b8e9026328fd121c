/** What the parts of a table's page share: the live table, what is shown of it, what is chosen. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { api } from "../../api/endpoints";
import {
  type Acted,
  isActed,
  type RecordInfo,
  type TableEvent,
  type CommandBody,
} from "../../api/types";
import { announce, announceMoment, notify } from "../../app/announce";
import { LatestRequest } from "../../app/latestRequest";
import { sound } from "../../app/sound";
import type { Board } from "../../board/types";
import { colourOn, nextRug } from "../../notation/position";
import { LiveTable } from "../../live/liveTable";
import { Presenter } from "../../live/presenter";
import { actionText, eventText } from "../../components/eventText";
import { namesOf } from "../../components/playerNames";
import { endOfTurn } from "../../components/turns";
import { whatToDo } from "../../components/TurnSentence";
import { say } from "../../i18n/say";
import { AreaPrices } from "./areaPrices";
import { Hints } from "./hints";
import { LookBack } from "./lookBack";

/** Milliseconds for which the price of an area stays in sight. */
const PRICE_SHOWN_MS = 9000;
const JUST_RETURNED_MS = 15_000;
/** A second click within this time belongs to a double click, and does nothing. */
const DOUBLE_CLICK_MS = 500;

export class Game {
  readonly live: LiveTable;
  readonly presenter: Presenter;
  readonly hints: Hints;
  readonly areas = new AreaPrices();
  readonly look: LookBack = new LookBack(this);
  /** What is chosen on the board and not yet decided. */
  readonly choice = signal<string | null>(null);
  /** What stopping on an area would cost, in words, while it is in sight. */
  readonly areaPrice = signal<string | null>(null);
  /** Who sits where. */
  readonly seated = computed(() => this.live.info.value?.seats ?? []);
  readonly names = computed(() => namesOf(this.seated.value));
  board: Board | null = null;
  /** Whether this page has seen the table before its game. */
  gathered = false;
  private readonly latestPrice = new LatestRequest();
  private priceTimer = 0;
  /** Whether the next event to show is a decision made here. */
  private isOwnDecision = false;
  /** The position in which this device was called to decide. */
  private calledAt = "";
  /** The event by which the player here came back, until it has been shown. */
  private returnNumber = 0;
  private ignoreClicksUntil = 0;
  private skippedAt = -Infinity;
  private loadingRecord: Promise<RecordInfo> | null = null;
  private disposers: (() => void)[] = [];

  constructor(id: string) {
    this.live = new LiveTable(id, (events, history) => this.receive(events, history));
    this.presenter = new Presenter(this.live, (event) => this.announceEvent(event));
    this.hints = new Hints(this.live, this.presenter);
  }

  start(): void {
    void this.live.start();
    this.disposers = [
      effect(() => this.refreshOffer()),
      effect(() => this.callToMove()),
      effect(() => this.hints.hideIfOutdated()),
    ];
  }

  stop(): void {
    for (const dispose of this.disposers) dispose();
    clearTimeout(this.priceTimer);
    this.live.stop();
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
    if (legal[0] === "-" && this.live.mine.value) return say("text-legal-return");
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
    this.isOwnDecision = true;
    this.ignoreClicks();
    this.live.decide(action);
  }

  /** A click that ends the animation, unless it was meant for what was there before. */
  skipAnimation(): void {
    if (performance.now() < this.ignoreClicksUntil) return;
    this.presenter.skip();
    this.skippedAt = performance.now();
  }

  /** A click that decides on what is chosen, unless it was one more to skip. */
  confirm(): void {
    if (performance.now() >= this.skippedAt + DOUBLE_CLICK_MS) this.board?.confirm();
  }

  private ignoreClicks(): void {
    this.ignoreClicksUntil = performance.now() + DOUBLE_CLICK_MS;
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
    if (events.some(isActed)) this.clearPrice();
    const back = events.findLast((event) => this.isJustBack(event));
    if (history && back) notify(say("bot-played"));
    else if (back) this.returnNumber = back.number;
    this.presenter.take(events, history);
  }

  private isJustBack(event: TableEvent): boolean {
    if (event.kind !== "returned" || this.live.now() - event.at >= JUST_RETURNED_MS) return false;
    return this.live.you.value.seats.includes(event.seat);
  }

  private announceEvent(event: TableEvent): void {
    if (isActed(event)) this.announceAction(event);
    else this.announceOther(event);
  }

  private announceAction(event: Acted): void {
    if (this.isOwnDecision) this.ignoreClicks();
    this.isOwnDecision = false;
    announceMoment(actionText(event, this.names.value));
  }

  private announceOther(event: TableEvent): void {
    const text = eventText(event, this.names.value);
    if (text) announceMoment(text);
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
