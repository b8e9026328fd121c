/** A connection to the server that reopens automatically and measures its health. */
import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../api/types";
import { reloadFor } from "./reload";
import { openSocket, type OpenSocket, type Socket } from "./socket";

export type Health = "connecting" | "online" | "slow" | "lost";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8000;
const PING_EVERY_MS = 10_000;
const SLOW_AFTER_MS = 3000;
const DEAD_AFTER_MS = 10_000;
/** The server's code for "this device was signed out". */
const SIGNED_OUT_CODE = 4001;

export interface ConnectionHandlers {
  /** Resolves once a socket may be opened. */
  ready(): Promise<unknown>;
  /** The server has said hello: say what to watch, and send what was not answered. */
  onOpen(): void;
  onMessage(message: ServerMessage): void;
  /** The device was signed out while the connection was open. */
  onSignOut(): void;
}

/** What a connection needs of the browser. */
export interface ConnectionBrowser {
  openSocket: OpenSocket;
  isHidden(): boolean;
  /** Calls back when the network or the page comes back; returns what ends that. */
  onWake(wake: () => void): () => void;
  /** Whether the page reloads for a server of that protocol. */
  reloadFor(protocol: number): boolean;
}

const realBrowser: ConnectionBrowser = {
  openSocket,
  isHidden: () => document.visibilityState === "hidden",
  onWake: (wake) => {
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
    };
  },
  reloadFor,
};

type Timer = ReturnType<typeof setTimeout> | undefined;

export class Connection {
  readonly health = signal<Health>("connecting");
  /** Since when nothing has come through, by this device's clock; 0 while all is well. */
  readonly lostSince = signal(0);
  private socket: Socket | null = null;
  private retryMs = FIRST_RETRY_MS;
  private retry: Timer;
  private ticking: Timer;
  private endWake = () => {};
  private askedAt = 0;
  private heardAt = 0;
  private stopped = true;
  private attempts = 0;
  private openedAt = 0;

  constructor(
    private readonly handlers: ConnectionHandlers,
    private readonly browser: ConnectionBrowser = realBrowser,
  ) {}

  start(): void {
    this.stopped = false;
    this.endWake = this.browser.onWake(() => this.wake());
    this.ticking = setInterval(() => this.tick(), 1000);
    void this.connect();
  }

  stop(): void {
    this.stopped = true;
    this.endWake();
    clearInterval(this.ticking);
    clearTimeout(this.retry);
    this.drop();
  }

  /** False while there is no open socket: `onOpen` sends it again later. */
  send(message: ClientMessage): boolean {
    if (this.socket?.state !== "open") return false;
    this.socket.send(JSON.stringify(message));
    this.askedAt ||= Date.now();
    return true;
  }

  /** A new socket, for example because this device has another token now. */
  reopen(): void {
    this.drop();
    void this.connect();
  }

  /** The socket is open but of no use: a new one, after the same pause as after a break. */
  reopenLater(): void {
    this.lost();
  }

  private wake(): void {
    if (this.browser.isHidden() || this.stopped) return;
    this.retryMs = FIRST_RETRY_MS;
    if (this.socket?.state === "open") this.send({ t: "ping" });
    else if (this.socket?.state !== "connecting") void this.connect();
  }

  private async connect(): Promise<void> {
    clearTimeout(this.retry);
    const attempt = ++this.attempts;
    await this.handlers.ready();
    if (this.stopped || attempt !== this.attempts) return;
    this.askedAt = Date.now();
    const socket = this.browser.openSocket({
      onMessage: (text) => {
        if (socket === this.socket) this.receive(JSON.parse(text) as ServerMessage);
      },
      onClose: (code) => {
        if (socket !== this.socket) return;
        if (code === SIGNED_OUT_CODE) this.handlers.onSignOut();
        this.lost();
      },
    });
    this.socket = socket;
  }

  private receive(message: ServerMessage): void {
    this.alive();
    if (message.t === "hello") {
      // Commands without an answer are stored: the reloaded page sends them.
      if (this.browser.reloadFor(message.protocol)) return this.stop();
      this.openedAt = Date.now();
      this.handlers.onOpen();
    }
    this.handlers.onMessage(message);
  }

  private alive(): void {
    this.heardAt = Date.now();
    this.askedAt = 0;
    this.lostSince.value = 0;
    this.health.value = "online";
  }

  private lost(): void {
    this.drop();
    // A connection that breaks as soon as it is open is no better than none: the pauses grow.
    if (this.openedAt && Date.now() - this.openedAt > LAST_RETRY_MS) this.retryMs = FIRST_RETRY_MS;
    this.openedAt = 0;
    this.lostSince.value ||= Date.now();
    this.health.value = "lost";
    // Jitter: after a restart all pages come back, and should not come at the same moment.
    const wait = this.retryMs * (0.5 + Math.random() / 2);
    this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
    clearTimeout(this.retry);
    if (!this.stopped) this.retry = setTimeout(() => void this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private tick(): void {
    if (!this.socket) return;
    const waited = this.askedAt ? Date.now() - this.askedAt : 0;
    if (waited > DEAD_AFTER_MS) this.lost();
    else if (waited > SLOW_AFTER_MS && this.health.value === "online") this.health.value = "slow";
    else if (!this.askedAt && Date.now() - this.heardAt > PING_EVERY_MS) this.send({ t: "ping" });
  }
}
