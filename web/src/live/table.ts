/** A table as this device knows it: the log so far, how it stands, what is ours, who is here. */
import { batch, computed, signal } from "@preact/signals";
import { device, forgetDevice, saySignedOut } from "../api/device";
import { api, explain, Refused } from "../api/http";
import {
  isActed,
  type Presence,
  type Problem,
  type Standing,
  type TableEvent,
  type TableInfo,
  type You,
} from "../api/types";
import { announce, notify } from "../app/announce";
import { forgetPerson } from "./forgetting";
import { Line, type Message } from "./line";
import { type Answer, Outbox } from "./outbox";
import { rememberPromise } from "./promises";
import { Sealing } from "./sealing";

const NOBODY: You = { seats: [], host: false, reserved: [] };
const SIGNED_OUT: Problem = { key: "device-signed-out", details: {}, place: {} };
const ALONE: Presence = { away: [], watchers: 0, grace: 30 };

/** New events, in order; `history` for what happened before this page was there. */
export type Hearing = (events: TableEvent[], history: boolean) => void;

export class LiveTable {
  readonly info = signal<TableInfo | null>(null);
  readonly state = signal<Standing | null>(null);
  readonly you = signal<You>(NOBODY);
  readonly presence = signal<Presence>(ALONE);
  readonly events = signal<TableEvent[]>([]);
  /** A decision is on its way and not answered yet. */
  readonly sent = signal<string | null>(null);
  /** Why the server can keep nothing just now. */
  readonly trouble = signal<string | null>(null);
  /** Why there is nothing to see. */
  readonly missing = signal<unknown>(null);
  readonly line = new Line({
    // A socket that is opened without a token can only watch, and where there is none, it shall.
    ready: () => device().catch(() => null),
    opened: () => this.opened(),
    heard: (message) => this.hear(message),
    signedOut: () => this.signedOut(),
  });
  /** Whether the decision that is due is this device's. */
  readonly mine = computed(() => {
    const state = this.state.value;
    const seat = state?.seat ?? 0;
    if (state?.phase !== "playing" || !this.you.value.seats.includes(seat)) return false;
    return !this.info.value?.seats[seat - 1]?.bot;
  });
  private readonly outbox: Outbox;
  readonly sealing: Sealing;
  private settling: Promise<unknown> = Promise.resolve();
  private offset = 0;
  private had = 0;
  private expected = 0;
  private stopped = false;
  private hurry: (() => void) | null = null;
  private asking = 0;
  private later = 0;
  private began = false;
  private starting = false;

  constructor(
    readonly id: string,
    private readonly hearing: Hearing,
  ) {
    this.outbox = new Outbox(id, (problem) => this.complain(problem));
    this.sealing = new Sealing(id, (wait) => this.settleLater(wait));
    this.sent.value = this.decision();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    device().catch(() => null); // meanwhile; the line asks again
    await this.look();
    this.starting = false;
    if (!this.stopped && this.info.value) this.line.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.asking);
    clearTimeout(this.later);
    this.line.stop();
  }

  /** Do a command. It is sent until it is answered, whatever happens to the line. */
  do(kind: string, data: Record<string, unknown> = {}): Promise<Answer> {
    const { command, answer } = this.outbox.put(kind, data);
    this.sent.value = this.decision();
    this.line.send({ t: "do", table: this.id, ...command });
    return answer.finally(() => this.answered());
  }

  /** Decide in the position that is here now: an action, or `roll`. One decision at a time. */
  decide(action: string): void {
    if (this.sent.value !== null) return;
    const seen = this.state.value?.number ?? 0;
    const command =
      action === "roll" ? this.do("roll", { seen }) : this.do("act", { seen, action });
    command.catch((problem) => this.complain(problem));
  }

  complain(problem: unknown): void {
    const key = problem instanceof Refused ? problem.problem.key : "";
    if (key === "behind") this.watch();
    else if (key === SIGNED_OUT.key) saySignedOut();
    else if (key === "server-troubled" && this.trouble.value !== null)
      announce(explain(problem)); // the page says it already, and over the button to press again
    else notify(explain(problem), "trouble");
  }

  /** Try again what could not be seen. */
  again(): void {
    if (this.hurry) this.hurry();
    else void this.start();
  }

  private decision(): string | null {
    const found = this.outbox
      .unanswered()
      .find(
        ({ kind, action }) => kind === "roll" || (kind === "act" && !/^x/.test(String(action))),
      );
    return found ? String(found.action ?? "roll") : null;
  }

  /** A decision counts as under way until its event is here, not only its answer. */
  private answered(): void {
    const waiting = this.decision();
    if (waiting !== null || this.expected <= this.had) this.sent.value = waiting;
  }

  private watch(): void {
    this.line.send({ t: "watch", table: this.id, after: this.had });
  }

  private opened(): void {
    this.watch();
    for (const command of this.outbox.unanswered())
      this.line.send({ t: "do", table: this.id, ...command });
  }

  private hear(message: Message): void {
    if (message.t === "hello" || message.t === "pong")
      this.offset = Number(message.now) - Date.now();
    if (message.t === "hello") this.trouble.value = null; // one that lasts is told next
    if (message.t === "trouble") this.trouble.value = message.trouble as string | null;
    if (message.table !== undefined && message.table !== this.id) return;
    if (message.t === "you") this.you.value = message as unknown as You;
    else if (message.t === "presence") this.presence.value = message as unknown as Presence;
    else if (message.t === "events")
      this.grow(message.events as TableEvent[], message.state as unknown as Standing);
    else if (message.t === "done") this.hearDone(message as Message & Answer);
    else if (message.t === "refused") this.hearRefused(message as unknown as Message & Problem);
    // What a page before a reload has sent is answered here, where nobody waits for it.
    if (message.t === "done" || message.t === "refused") this.answered();
  }

  private hearDone(message: Message & Answer): void {
    this.expected = Math.max(this.expected, message.number ?? 0);
    this.outbox.done(String(message.id), message);
  }

  private hearRefused(message: Message & Problem): void {
    if (message.id === null) this.complain(new Refused(message, 0));
    else if (message.key === "token-missing") void this.overHttp(String(message.id));
    else this.outbox.refused(String(message.id), message);
  }

  private signedOut(): void {
    forgetDevice();
    saySignedOut();
    // Where another tab did it, this one's next token is not known to come after a signed out one.
    forgetPerson();
    this.outbox.forget(SIGNED_OUT);
    this.answered();
    this.lookSoon();
  }

  /** The socket is a stranger's: over HTTP the same command goes with the token of today. */
  private async overHttp(id: string): Promise<void> {
    const command = this.outbox.find(id);
    if (!command) return;
    try {
      this.hearDone({ t: "done", id, ...(await api.command(this.id, command)) });
    } catch (error) {
      if (!(error instanceof Refused)) {
        // Sent again at once it would fail again at once.
        this.line.reopenLater();
        return;
      }
      this.outbox.refused(id, error.problem, error.status);
    }
    this.line.reopen();
  }

  private grow(events: TableEvent[], state: Standing): void {
    const fresh = events.filter((event) => event.number > this.had);
    const gap = fresh.length ? fresh[0]!.number > this.had + 1 : state.number > this.had;
    if (gap) {
      this.watch();
      return;
    }
    const history = !this.began;
    this.began = true;
    this.had = fresh.at(-1)?.number ?? this.had;
    this.offset = state.now - Date.now();
    if (fresh.some((event) => !isActed(event))) this.lookSoon();
    // All at once: a board that knew the new state before its story would jump there.
    batch(() => {
      this.events.value = [...this.events.value, ...fresh];
      this.state.value = state;
      this.answered();
      this.hearing(fresh, history);
    });
  }

  private lookSoon(): void {
    clearTimeout(this.asking);
    this.asking = window.setTimeout(() => void this.look(), 30);
  }

  private settleLater(wait: number): void {
    clearTimeout(this.later);
    if (!this.stopped) this.later = window.setTimeout(() => void this.look(), wait);
  }

  /** How the table stands once all that this device owes to the dice is done: a table that waits
   * for nothing else is not shown before its game has begun. */
  private settled(): Promise<TableInfo> {
    // One after the other: two at once would both do what is due.
    const asked = this.settling.then(() => this.settle());
    this.settling = asked.catch(() => {});
    return asked;
  }

  private async settle(): Promise<TableInfo> {
    for (let times = 0; ; times++) {
      const info = await api.table(this.id);
      if (info.phase !== "over") rememberPromise(this.id, info.commitment);
      if (times > 4 || this.stopped || !(await this.sealing.settle(info))) return info;
    }
  }

  /** Ask how the table stands: seats, names, what is ours, who is here. */
  private async look(pause = 500): Promise<void> {
    if (this.stopped) return;
    try {
      const info = await this.settled();
      this.info.value = info;
      this.missing.value = null;
      // The answer was on its way while more happened.
      if (info.number < this.had) this.lookSoon();
      if (info.you) this.you.value = info.you;
      if (info.presence) this.presence.value = info.presence;
      if (!this.state.value || info.number > this.state.value.number)
        if (!this.began) this.state.value = info;
    } catch (error) {
      if (!this.info.value) this.missing.value = error;
      const hopeless = error instanceof Refused && error.status < 500 && error.status !== 429;
      if (hopeless) return;
      await new Promise<void>((resolve) => {
        this.hurry = resolve;
        setTimeout(resolve, pause);
      });
      this.hurry = null;
      await this.look(Math.min(2 * pause, 8000));
    }
  }
}
