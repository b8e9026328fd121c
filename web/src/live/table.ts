/** A table as this device knows it: the log so far, how it stands, what is ours, who is here. */
import { batch, computed, signal } from "@preact/signals";
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
import { notify } from "../app/announce";
import { Line, type Message } from "./line";
import { type Answer, Outbox } from "./outbox";
import { rememberPromise } from "./promises";

const NOBODY: You = { seats: [], host: false, reserved: [] };
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
  /** Why there is nothing to see. */
  readonly missing = signal<unknown>(null);
  readonly line = new Line({ opened: () => this.opened(), heard: (message) => this.hear(message) });
  /** Whether the decision that is due is this device's. */
  readonly mine = computed(() => {
    const state = this.state.value;
    const seat = state?.seat ?? 0;
    if (state?.phase !== "playing" || !this.you.value.seats.includes(seat)) return false;
    return !this.info.value?.seats[seat - 1]?.bot;
  });
  private readonly outbox: Outbox;
  private offset = 0;
  private had = 0;
  private expected = 0;
  private stopped = false;
  private hurry: (() => void) | null = null;
  private asking = 0;
  private began = false;
  private starting = false;

  constructor(
    readonly id: string,
    private readonly hearing: Hearing,
  ) {
    this.outbox = new Outbox(id, (problem) => this.complain(problem));
    this.sent.value = this.decision();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    // The cookie first: a socket that is opened without one can only watch.
    const cookie = api.myTables().catch(() => []);
    await this.look();
    await cookie;
    this.starting = false;
    if (!this.stopped && this.info.value) this.line.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.asking);
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
    const behind = problem instanceof Refused && problem.problem.key === "behind";
    if (behind) this.watch();
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

  /** The socket is a stranger's: the other door gives this device its cookie. */
  private async overHttp(id: string): Promise<void> {
    const command = this.outbox.find(id);
    if (!command) return;
    try {
      this.hearDone({ t: "done", id, ...(await api.command(this.id, command)) });
    } catch (error) {
      if (error instanceof Refused) this.outbox.refused(id, error.problem, error.status);
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

  /** Ask how the table stands: seats, names, what is ours, who is here. */
  private async look(pause = 500): Promise<void> {
    if (this.stopped) return;
    try {
      const info = await api.table(this.id);
      this.info.value = info;
      this.missing.value = null;
      if (info.phase !== "over") rememberPromise(this.id, info.commitment);
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
