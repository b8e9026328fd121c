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
import { Questions } from "../../app/latest";
import { sound } from "../../app/sound";
import type { Board } from "../../board/types";
import { colourOn, nextRug } from "../../notation/position";
import { LiveTable } from "../../live/liveTable";
import { Presenter } from "../../live/presenter";
import { actionText, eventText } from "../../components/eventText";
import { namesOf } from "../../components/playerNames";
import { whatToDo } from "../../components/TurnSentence";
import { say } from "../../i18n/say";
import { Hints } from "./hints";

/** Milliseconds for which the price of an area stays in sight. */
const ASKED_FOR = 9000;
const JUST_NOW = 15_000;
/** The second click of a double one comes within this time, and means nothing of its own. */
const DOUBLE = 500;

export class Game {
  readonly live: LiveTable;
  readonly presenter: Presenter;
  readonly hints: Hints;
  /** What is chosen on the board and not yet decided. */
  readonly choice = signal<string | null>(null);
  /** The answer to a question about an area. */
  readonly asked = signal<string | null>(null);
  /** Who sits where. */
  readonly seated = computed(() => this.live.info.value?.seats ?? []);
  readonly names = computed(() => namesOf(this.seated.value));
  board: Board | null = null;
  /** Whether this page has seen the table before its game. */
  gathered = false;
  private readonly questions = new Questions();
  private forget = 0;
  /** Whether the next event to show is a decision made here. */
  private own = false;
  /** The position in which this device was called to decide. */
  private calledAt = "";
  /** The event by which the player here came back, until it has been shown. */
  private back = 0;
  private deafUntil = 0;
  private hurried = -Infinity;
  private reading: Promise<RecordInfo> | null = null;
  private endings: (() => void)[] = [];

  constructor(id: string) {
    this.live = new LiveTable(id, (events, history) => this.hear(events, history));
    this.presenter = new Presenter(this.live, (event) => this.tell(event));
    this.hints = new Hints(this.live, this.presenter);
  }

  start(): void {
    void this.live.start();
    this.endings = [
      effect(() => this.offerAnew()),
      effect(() => this.callToMove()),
      effect(() => this.hints.goWithThePosition()),
    ];
  }

  stop(): void {
    for (const end of this.endings) end();
    clearTimeout(this.forget);
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
  toldSoFar(): TableEvent[] {
    const next = this.presenter.current.value?.number ?? Infinity;
    return this.live.events.value.filter((event) => event.number < next);
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
    this.unask();
    this.own = true;
    this.deafen();
    this.live.decide(action);
  }

  /** A click that ends the animation, unless it was meant for what was there before. */
  hurry(): void {
    if (performance.now() < this.deafUntil) return;
    this.presenter.skip();
    this.hurried = performance.now();
  }

  /** A click that decides on what is chosen, unless it was one more to skip. */
  confirm(): void {
    if (performance.now() >= this.hurried + DOUBLE) this.board?.confirm();
  }

  private deafen(): void {
    this.deafUntil = performance.now() + DOUBLE;
  }

  /** Do a command, and say so if it is refused. */
  async do(body: CommandBody, seen?: number) {
    try {
      return await this.live.do(body, seen);
    } catch (problem) {
      this.live.complain(problem);
      return null;
    }
  }

  /** What would it cost to stop there? The answer stays in sight for a while. It is null if a later
   * question has replaced this one. */
  async ask(square: string): Promise<string | null> {
    const position = this.presenter.shown.value?.position;
    const letter = position ? colourOn(position, square) : null;
    this.unask();
    if (!position || !letter) return null;
    const isLast = this.questions.ask();
    const { area, owner, price } = await api.area(position, square);
    if (!isLast() || this.presenter.shown.value?.position !== position) return null;
    const details = {
      letter,
      squares: area.length,
      count: price,
      owner: this.name(owner ?? 0),
    };
    this.asked.value = price ? say("area-price", details) : say("area-free", details);
    this.presenter.mark(area);
    clearTimeout(this.forget);
    this.forget = window.setTimeout(() => this.unask(), ASKED_FOR);
    return this.asked.value;
  }

  async askAloud(square: string): Promise<void> {
    // The price is only a help; the game goes on without it.
    const answer = await this.ask(square).catch(() => null);
    if (answer) announce(answer, "area");
  }

  unask(): void {
    this.questions.forget();
    clearTimeout(this.forget);
    if (this.asked.value === null) return;
    this.asked.value = null;
    this.presenter.mark([]);
  }

  /** The record of the finished game, read once. */
  record(): Promise<RecordInfo> {
    this.reading ??= api.replay(this.live.id);
    this.reading.catch(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private hear(events: TableEvent[], history: boolean): void {
    if (events.some(isActed)) this.unask();
    const back = events.findLast((event) => this.isJustBack(event));
    if (history && back) notify(say("bot-played"));
    else if (back) this.back = back.number;
    this.presenter.take(events, history);
  }

  private isJustBack(event: TableEvent): boolean {
    if (event.kind !== "returned" || this.live.now() - event.at >= JUST_NOW) return false;
    return this.live.you.value.seats.includes(event.seat);
  }

  private tell(event: TableEvent): void {
    if (isActed(event)) this.tellActed(event);
    else this.tellBeside(event);
  }

  private tellActed(event: Acted): void {
    if (this.own) this.deafen();
    this.own = false;
    announceMoment(actionText(event, this.names.value));
  }

  private tellBeside(event: TableEvent): void {
    const text = eventText(event, this.names.value);
    if (text) announceMoment(text);
    if (event.number === this.back) notify(say("bot-played"));
  }

  /** Something that decides what can be chosen has changed. */
  private offerAnew(): void {
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
