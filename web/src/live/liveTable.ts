/** A table as this device knows it: its log, how it stands, which seats are ours, who is here. */
import { batch, computed, signal } from "@preact/signals";
import { device, forgetDevice, saySignedOut } from "../api/device";
import { api, explain, Refused } from "../api/endpoints";
import {
  type CommandDone,
  isReacted,
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
import { seatsOf } from "../notation/position";
import { isGiveUp } from "../notation/action";
import { forgetPerson } from "./clearDevice";
import { Connection, type ConnectionBrowser } from "./connection";
import { Outbox } from "./outbox";
import { rememberPromise } from "./commitments";
import { SeedProtocol } from "./seedProtocol";
import { afterEvents } from "./tableReducer";

const NOBODY: You = { seats: [], host: false, reserved: [] };
const SIGNED_OUT: Problem = { key: "device-signed-out", details: {}, place: {} };
const ALONE: Presence = { away: [], watchers: 0, grace: 30 };

/** New events, in order; `history` for those from before this page was opened. */
export type EventsHandler = (events: TableEvent[], history: boolean) => void;

export class LiveTable {
  readonly info = signal<TableInfo | null>(null);
  readonly state = signal<Standing | null>(null);
  readonly you = signal<You>(NOBODY);
  readonly presence = signal<Presence>(ALONE);
  /** What has happened to the table. What people have said is not part of it. */
  readonly events = signal<TableEvent[]>([]);
  /** The decision that was sent and is not answered yet. */
  readonly sent = signal<string | null>(null);
  /** Why the server can store nothing at the moment. */
  readonly trouble = signal<string | null>(null);
  /** Why the table cannot be shown. */
  readonly loadError = signal<unknown>(null);
  readonly connection: Connection;
  /** Whether it is for this device to decide. */
  readonly mine = computed(() => {
    const state = this.state.value;
    const seat = state?.seat ?? 0;
    if (state?.phase !== "playing" || !this.you.value.seats.includes(seat)) return false;
    return !this.info.value?.seats[seat - 1]?.bot;
  });
  /** Whether a bot is to move, and it will be for this device to decide again. */
  readonly botBeforeMine = computed(() => {
    const { phase, seat = 0, position = "" } = this.state.value ?? {};
    const chairs = this.info.value?.seats ?? [];
    if (phase !== "playing" || !chairs[seat - 1]?.bot) return false;
    const seats = seatsOf(position);
    return this.you.value.seats.some((own) => !chairs[own - 1]?.bot && !seats[own - 1]?.out);
  });
  private readonly outbox: Outbox;
  readonly seedProtocol: SeedProtocol;
  private settling: Promise<unknown> = Promise.resolve();
  private clockOffset = 0;
  /** The number of the last event that this page has. */
  private lastNumber = 0;
  /** The number of the last event that a response has named. */
  private answeredNumber = 0;
  private stopped = false;
  private retryNow: (() => void) | null = null;
  private loadTimer = 0;
  private settleLaterTimer = 0;
  private settleSoonTimer = 0;
  private hasEvents = false;
  private starting = false;

  constructor(
    readonly id: string,
    private readonly onEvents: EventsHandler,
    browser?: ConnectionBrowser,
  ) {
    this.connection = new Connection(
      {
        // Without a token a socket can only watch. That is better than nothing.
        ready: () => device().catch(() => null),
        onOpen: () => this.resume(),
        onMessage: (message) => this.receive(message),
        onSignOut: () => this.signedOut(),
      },
      browser,
    );
    this.outbox = new Outbox(id, (problem) => this.showProblem(problem));
    this.seedProtocol = new SeedProtocol(id, (wait) => this.settleLater(wait));
    this.sent.value = this.unansweredDecision();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.clockOffset;
  }

  async start(): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    device().catch(() => null); // meanwhile; the connection asks again
    await this.load();
    this.starting = false;
    if (!this.stopped && this.info.value) this.connection.start();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.loadTimer);
    clearTimeout(this.settleLaterTimer);
    clearTimeout(this.settleSoonTimer);
    this.connection.stop();
  }

  /** Do a command. It is sent until it is answered, whatever happens to the connection. */
  do(body: CommandBody, seen?: number): Promise<CommandDone> {
    const { command, answer } = this.outbox.put(body, seen);
    this.sent.value = this.unansweredDecision();
    this.connection.send({ t: "do", table: this.id, ...command });
    return answer.finally(() => this.updateSent());
  }

  /** Decide in the current position: an action, or `roll`. One decision at a time. */
  decide(action: string): void {
    if (this.sent.value !== null) return;
    const body: CommandBody = action === "roll" ? { kind: "roll" } : { kind: "act", action };
    const done = this.do(body, this.state.value?.number ?? 0);
    done.catch((problem) => this.showProblem(problem));
  }

  showProblem(problem: unknown): void {
    const key = problem instanceof Refused ? problem.problem.key : "";
    if (key === "behind") this.watch();
    else if (key === SIGNED_OUT.key) saySignedOut();
    else if (key === "server-troubled" && this.trouble.value !== null)
      announce(explain(problem)); // the page shows it already, above the button that tries again
    else notify(explain(problem), "trouble");
  }

  /** Try again to load a table that could not be shown. */
  retry(): void {
    if (this.retryNow) this.retryNow();
    else void this.start();
  }

  private unansweredDecision(): string | null {
    for (const command of this.outbox.unanswered()) {
      if (command.kind === "roll") return "roll";
      if (command.kind === "act" && !isGiveUp(command.action)) return command.action;
    }
    return null;
  }

  /** A decision counts as sent until its event has come, not only its answer. */
  private updateSent(): void {
    const waiting = this.unansweredDecision();
    if (waiting !== null || this.answeredNumber <= this.lastNumber) this.sent.value = waiting;
  }

  private watch(): void {
    this.connection.send({ t: "watch", table: this.id, after: this.lastNumber, prices: true });
  }

  private resume(): void {
    this.watch();
    for (const command of this.outbox.unanswered())
      this.connection.send({ t: "do", table: this.id, ...command });
  }

  private receive(message: ServerMessage): void {
    if ("table" in message && message.table !== undefined && message.table !== this.id) return;
    switch (message.t) {
      case "hello":
        this.trouble.value = null; // if it lasts, the next message says so
        this.clockOffset = message.now - Date.now();
        break;
      case "pong":
        this.clockOffset = message.now - Date.now();
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
        this.addEvents(message.events, message.state);
        break;
      // Commands from before a reload are answered too, though nothing waits for them any more.
      case "done":
        this.receiveDone(message.id, message);
        this.updateSent();
        break;
      case "refused":
        this.receiveRefused(message.id, message);
        this.updateSent();
        break;
      default:
        nothing(message);
    }
  }

  private receiveDone(id: string, answer: CommandDone): void {
    this.answeredNumber = Math.max(this.answeredNumber, answer.number ?? 0);
    this.outbox.done(id, answer);
  }

  private receiveRefused(id: string | null, problem: Problem): void {
    if (id === null) this.showProblem(new Refused(problem, 0));
    else if (problem.key === "token-missing") void this.overHttp(id);
    else this.outbox.refused(id, problem);
  }

  private signedOut(): void {
    forgetDevice();
    saySignedOut();
    // If another tab signed out, this one's next token does not say that the last was signed out.
    forgetPerson();
    this.outbox.forget(SIGNED_OUT);
    this.updateSent();
    this.loadSoon();
  }

  /** The socket was opened without our token: a request over HTTP has it. */
  private async overHttp(id: string): Promise<void> {
    const command = this.outbox.find(id);
    if (!command) return;
    try {
      this.receiveDone(id, await api.command(this.id, command));
    } catch (error) {
      if (!(error instanceof Refused)) {
        // If it were sent again at once, it would fail again at once.
        this.connection.reopenLater();
        return;
      }
      this.outbox.refused(id, error.problem, error.status);
    }
    this.connection.reopen();
  }

  private addEvents(events: TableEvent[], state: Standing): void {
    const fresh = events.filter((event) => event.number > this.lastNumber);
    const gap = fresh.length
      ? fresh[0]!.number > this.lastNumber + 1
      : state.number > this.lastNumber;
    if (gap) {
      this.watch();
      return;
    }
    const history = !this.hasEvents;
    this.hasEvents = true;
    this.lastNumber = fresh.at(-1)?.number ?? this.lastNumber;
    this.clockOffset = state.now - Date.now();
    // All at once: a board that knew the new state before its animation would jump there.
    batch(() => {
      const happened = fresh.filter((event) => !isReacted(event));
      if (happened.length) this.events.value = [...this.events.value, ...happened];
      this.state.value = state;
      const info = this.info.value;
      if (info) this.info.value = afterEvents(info, fresh, state);
      this.updateSent();
      this.onEvents(fresh, history);
    });
    this.settleSoon();
  }

  private loadSoon(): void {
    clearTimeout(this.loadTimer);
    this.loadTimer = window.setTimeout(() => void this.load(), 30);
  }

  /** Events, and the seats that they give us, come in two messages: wait for both. */
  private settleSoon(): void {
    clearTimeout(this.settleSoonTimer);
    if (!this.stopped) this.settleSoonTimer = window.setTimeout(() => this.settleSeeds(), 30);
  }

  private settleLater(wait: number): void {
    clearTimeout(this.settleLaterTimer);
    if (!this.stopped) this.settleLaterTimer = window.setTimeout(() => this.settleSeeds(), wait);
  }

  /** Promise or reveal the seeds that are due from this device. The results come as events. */
  private settleSeeds(): void {
    // Never two at once: both would do what is due.
    const settle = async () => {
      const info = this.info.value;
      if (!info || this.stopped) return;
      const seats = this.you.value.seats.filter((seat) => info.seats[seat - 1]?.kind === "person");
      await this.seedProtocol.settle({ ...info, you: { ...this.you.value, seats } });
    };
    this.settling = this.settling.then(settle).catch(() => {});
  }

  /** The table, after this device has promised and revealed its seeds: if nothing else is missing,
   * the first thing to see is the game. */
  private settled(): Promise<TableInfo> {
    const asked = this.settling.then(() => this.settle());
    this.settling = asked.catch(() => {});
    return asked;
  }

  private async settle(): Promise<TableInfo> {
    for (let times = 0; ; times++) {
      const info = await api.table(this.id);
      if (info.phase !== "over") rememberPromise(this.id, info.commitment);
      if (times > 4 || this.stopped || !(await this.seedProtocol.settle(info))) return info;
    }
  }

  /** Load the whole table: seats, names, what is ours, who is here. */
  private async load(pause = 500): Promise<void> {
    if (this.stopped) return;
    try {
      const info = await this.settled();
      // More may have happened while the response was on its way.
      const state = this.state.value ?? info;
      this.info.value = this.hasEvents ? afterEvents(info, this.events.value, state) : info;
      this.loadError.value = null;
      if (info.you) this.you.value = info.you;
      if (info.presence) this.presence.value = info.presence;
      if (!this.state.value || info.number > this.state.value.number)
        if (!this.hasEvents) this.state.value = info;
    } catch (error) {
      if (!this.info.value) this.loadError.value = error;
      const hopeless = error instanceof Refused && error.status < 500 && error.status !== 429;
      if (hopeless) return;
      await new Promise<void>((resolve) => {
        this.retryNow = resolve;
        setTimeout(resolve, pause);
      });
      this.retryNow = null;
      await this.load(Math.min(2 * pause, 8000));
    }
  }
}
