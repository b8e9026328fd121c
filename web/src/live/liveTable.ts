/** A table as this device knows it: its log, how it stands, which seats are ours, who is here. */
import { batch, computed, signal } from "@preact/signals";
import { device, forgetDevice, saySignedOut } from "../api/device";
import { api, explain, Refused } from "../api/endpoints";
import {
  type CommandDone,
  nothing,
  type Presence,
  type Problem,
  type ServerMessage,
  type Standing,
  type TableEvent,
  type TableInfo,
  type CommandBody,
  type You,
} from "../api/types";
import { announce, notify } from "../app/announce";
import { forgetPerson } from "./clearDevice";
import { Connection } from "./connection";
import { Outbox } from "./outbox";
import { rememberPromise } from "./commitments";
import { Sealing } from "./seedProtocol";
import { afterEvents } from "./tableReducer";

const NOBODY: You = { seats: [], host: false, reserved: [] };
const SIGNED_OUT: Problem = { key: "device-signed-out", details: {}, place: {} };
const ALONE: Presence = { away: [], watchers: 0, grace: 30 };

/** New events, in order; `history` for those from before this page was opened. */
export type Hearing = (events: TableEvent[], history: boolean) => void;

export class LiveTable {
  readonly info = signal<TableInfo | null>(null);
  readonly state = signal<Standing | null>(null);
  readonly you = signal<You>(NOBODY);
  readonly presence = signal<Presence>(ALONE);
  readonly events = signal<TableEvent[]>([]);
  /** The decision that was sent and is not answered yet. */
  readonly sent = signal<string | null>(null);
  /** Why the server can store nothing at the moment. */
  readonly trouble = signal<string | null>(null);
  /** Why the table cannot be shown. */
  readonly missing = signal<unknown>(null);
  readonly connection = new Connection({
    // A socket that is opened without a token can only watch, and where there is none, it shall.
    ready: () => device().catch(() => null),
    onOpen: () => this.opened(),
    onMessage: (message) => this.hear(message),
    onSignOut: () => this.signedOut(),
  });
  /** Whether it is for this device to decide. */
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
  private soon = 0;
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
    device().catch(() => null); // meanwhile; the connection asks again
    await this.look();
    this.starting = false;
    if (!this.stopped && this.info.value) this.connection.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.asking);
    clearTimeout(this.later);
    clearTimeout(this.soon);
    this.connection.stop();
  }

  /** Do a command. It is sent until it is answered, whatever happens to the connection. */
  do(body: CommandBody, seen?: number): Promise<CommandDone> {
    const { command, answer } = this.outbox.put(body, seen);
    this.sent.value = this.decision();
    this.connection.send({ t: "do", table: this.id, ...command });
    return answer.finally(() => this.answered());
  }

  /** Decide in the current position: an action, or `roll`. One decision at a time. */
  decide(action: string): void {
    if (this.sent.value !== null) return;
    const body: CommandBody = action === "roll" ? { kind: "roll" } : { kind: "act", action };
    const done = this.do(body, this.state.value?.number ?? 0);
    done.catch((problem) => this.complain(problem));
  }

  complain(problem: unknown): void {
    const key = problem instanceof Refused ? problem.problem.key : "";
    if (key === "behind") this.watch();
    else if (key === SIGNED_OUT.key) saySignedOut();
    else if (key === "server-troubled" && this.trouble.value !== null)
      announce(explain(problem)); // the page shows it already, above the button that tries again
    else notify(explain(problem), "trouble");
  }

  /** Try again to load a table that could not be shown. */
  again(): void {
    if (this.hurry) this.hurry();
    else void this.start();
  }

  private decision(): string | null {
    for (const command of this.outbox.unanswered()) {
      if (command.kind === "roll") return "roll";
      if (command.kind === "act" && !command.action.startsWith("x")) return command.action;
    }
    return null;
  }

  /** A decision counts as sent until its event has come, not only its answer. */
  private answered(): void {
    const waiting = this.decision();
    if (waiting !== null || this.expected <= this.had) this.sent.value = waiting;
  }

  private watch(): void {
    this.connection.send({ t: "watch", table: this.id, after: this.had, prices: true });
  }

  private opened(): void {
    this.watch();
    for (const command of this.outbox.unanswered())
      this.connection.send({ t: "do", table: this.id, ...command });
  }

  private hear(message: ServerMessage): void {
    if ("table" in message && message.table !== undefined && message.table !== this.id) return;
    switch (message.t) {
      case "hello":
        this.trouble.value = null; // if it lasts, the next message says so
        this.offset = message.now - Date.now();
        break;
      case "pong":
        this.offset = message.now - Date.now();
        break;
      case "trouble":
        this.trouble.value = message.trouble;
        break;
      case "you":
        this.you.value = message;
        this.settleSoon();
        break;
      case "presence":
        this.presence.value = message;
        break;
      case "events":
        this.grow(message.events, message.state);
        break;
      // What this tab sent before a reload is answered here, where nobody waits for it.
      case "done":
        this.hearDone(message.id, message);
        this.answered();
        break;
      case "refused":
        this.hearRefused(message.id, message);
        this.answered();
        break;
      default:
        nothing(message);
    }
  }

  private hearDone(id: string, answer: CommandDone): void {
    this.expected = Math.max(this.expected, answer.number ?? 0);
    this.outbox.done(id, answer);
  }

  private hearRefused(id: string | null, problem: Problem): void {
    if (id === null) this.complain(new Refused(problem, 0));
    else if (problem.key === "token-missing") void this.overHttp(id);
    else this.outbox.refused(id, problem);
  }

  private signedOut(): void {
    forgetDevice();
    saySignedOut();
    // If another tab signed out, this one's next token does not say that the last was signed out.
    forgetPerson();
    this.outbox.forget(SIGNED_OUT);
    this.answered();
    this.lookSoon();
  }

  /** The socket was opened without our token: over HTTP the same command goes with it. */
  private async overHttp(id: string): Promise<void> {
    const command = this.outbox.find(id);
    if (!command) return;
    try {
      this.hearDone(id, await api.command(this.id, command));
    } catch (error) {
      if (!(error instanceof Refused)) {
        // Sent again at once it would fail again at once.
        this.connection.reopenLater();
        return;
      }
      this.outbox.refused(id, error.problem, error.status);
    }
    this.connection.reopen();
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
    // All at once: a board that knew the new state before its animation would jump there.
    batch(() => {
      this.events.value = [...this.events.value, ...fresh];
      this.state.value = state;
      const info = this.info.value;
      if (info) this.info.value = afterEvents(info, fresh, state);
      this.answered();
      this.hearing(fresh, history);
    });
    this.settleSoon();
  }

  private lookSoon(): void {
    clearTimeout(this.asking);
    this.asking = window.setTimeout(() => void this.look(), 30);
  }

  /** Events and what is ours by them come in two messages. */
  private settleSoon(): void {
    clearTimeout(this.soon);
    if (!this.stopped) this.soon = window.setTimeout(() => this.settleSeeds(), 30);
  }

  private settleLater(wait: number): void {
    clearTimeout(this.later);
    if (!this.stopped) this.later = window.setTimeout(() => this.settleSeeds(), wait);
  }

  /** Promise or show what this device owes to the dice. What comes of it comes as events. */
  private settleSeeds(): void {
    // One after the other: two at once would both do what is due.
    const settle = async () => {
      const info = this.info.value;
      if (!info || this.stopped) return;
      const seats = this.you.value.seats.filter((seat) => info.seats[seat - 1]?.kind === "person");
      await this.sealing.settle({ ...info, you: { ...this.you.value, seats } });
    };
    this.settling = this.settling.then(settle).catch(() => {});
  }

  /** The table once this device has promised and shown its seeds: a table that waits only for that
   * is not shown before its game has begun. */
  private settled(): Promise<TableInfo> {
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

  /** Load the whole table: seats, names, what is ours, who is here. */
  private async look(pause = 500): Promise<void> {
    if (this.stopped) return;
    try {
      const info = await this.settled();
      // More may have happened while the response was on its way.
      const state = this.state.value ?? info;
      this.info.value = this.began ? afterEvents(info, this.events.value, state) : info;
      this.missing.value = null;
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
