/** One WebSocket that comes back by itself, and knows how well it does. */
import { signal } from "@preact/signals";
import type { ClientMessage, ServerMessage } from "../api/types";
import { liveUrl } from "../app/base";

export type Health = "connecting" | "online" | "slow" | "lost";

const SHORTEST = 500;
const LONGEST = 8000;
const PING_EVERY = 10_000;
const SLOW_AFTER = 3000;
const DEAD_AFTER = 10_000;
/** The server's code for "this device was signed out". */
const SIGNED_OUT = 4001;

export interface Listener {
  /** Settled once a socket may be opened. */
  ready(): Promise<unknown>;
  /** The device was signed out while the line stood. */
  signedOut(): void;
  /** The line stands (again): say what is to be heard and what was not answered. */
  opened(): void;
  heard(message: ServerMessage): void;
}

export class Line {
  readonly health = signal<Health>("connecting");
  /** Since when nothing comes through, by this device's clock; 0 while all is well. */
  readonly lostSince = signal(0);
  private socket: WebSocket | null = null;
  private pause = SHORTEST;
  private again = 0;
  private ticking = 0;
  private askedAt = 0;
  private heardAt = 0;
  private stopped = true;
  private attempts = 0;
  private openedAt = 0;

  constructor(private readonly listener: Listener) {}

  start(): void {
    this.stopped = false;
    addEventListener("online", this.atOnce);
    document.addEventListener("visibilitychange", this.atOnce);
    this.ticking = window.setInterval(() => this.tick(), 1000);
    void this.connect();
  }

  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.atOnce);
    document.removeEventListener("visibilitychange", this.atOnce);
    clearInterval(this.ticking);
    clearTimeout(this.again);
    this.drop();
  }

  /** False where the line is down: it will be said again when it stands. */
  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    this.askedAt ||= Date.now();
    return true;
  }

  /** A new socket, for example because this device has another token now. */
  reopen(): void {
    this.drop();
    void this.connect();
  }

  /** The line stands and is of no use: a new one, after the pause of one that broke. */
  reopenLater(): void {
    this.lost();
  }

  private readonly atOnce = () => {
    if (document.visibilityState === "hidden" || this.stopped) return;
    this.pause = SHORTEST;
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ t: "ping" });
    else if (this.socket?.readyState !== WebSocket.CONNECTING) void this.connect();
  };

  private async connect(): Promise<void> {
    clearTimeout(this.again);
    const attempt = ++this.attempts;
    await this.listener.ready();
    if (this.stopped || attempt !== this.attempts) return;
    const socket = new WebSocket(liveUrl());
    this.socket = socket;
    this.askedAt = Date.now();
    socket.onopen = () => {
      this.openedAt = Date.now();
      this.alive();
      this.listener.opened();
    };
    socket.onmessage = (event) => {
      this.alive();
      this.listener.heard(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code === SIGNED_OUT) this.listener.signedOut();
      this.lost();
    };
  }

  private alive(): void {
    this.heardAt = Date.now();
    this.askedAt = 0;
    this.lostSince.value = 0;
    this.health.value = "online";
  }

  private lost(): void {
    this.drop();
    // A line that breaks as soon as it stands is no better than none: the pauses grow.
    if (this.openedAt && Date.now() - this.openedAt > LONGEST) this.pause = SHORTEST;
    this.openedAt = 0;
    this.lostSince.value ||= Date.now();
    this.health.value = "lost";
    // Not everybody at the same moment: a server that restarts is met by all its pages.
    const wait = this.pause * (0.5 + Math.random() / 2);
    this.pause = Math.min(2 * this.pause, LONGEST);
    clearTimeout(this.again);
    if (!this.stopped) this.again = window.setTimeout(() => void this.connect(), wait);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    // A browser complains of a socket that is closed before it is open: let it open first.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private tick(): void {
    if (!this.socket) return;
    const waited = this.askedAt ? Date.now() - this.askedAt : 0;
    if (waited > DEAD_AFTER) this.lost();
    else if (waited > SLOW_AFTER && this.health.value === "online") this.health.value = "slow";
    else if (!this.askedAt && Date.now() - this.heardAt > PING_EVERY) this.send({ t: "ping" });
  }
}
