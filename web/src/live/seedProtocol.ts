/** What this device does for fair dice by itself: it promises seeds and reveals them. */
import { signal } from "@preact/signals";
import { api, Refused } from "../api/endpoints";
import { randomId } from "../api/ids";
import type { Chair, TableInfo } from "../api/types";
import { promiseOf, rememberSeal } from "./commitments";
import { forgetSeeds, hashOf, promiseSeed, seedOf, toBeShown } from "./seeds";

/** Refusals that mean: another page was faster, and its events are on their way. */
const TOO_LATE_KEYS = /^(behind|seeds-.*|wrong-phase|not-your-seat)$/;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 8000;
/** For this long, another device may still keep a promise that this one does not know. */
const LOST_AFTER_MS = 8000;
/** A limit: two pages that cannot see each other's seeds would promise again for ever. */
const MAX_PROMISES = 8;

/** Why this device reveals no seed although the game waits for it. */
export type DiceTrouble =
  /** Another hash is in place of the one that was promised. */
  | { kind: "promise"; seen: string; found: string }
  /** The seal has no hash for a seat of the table. */
  | { kind: "seat"; seat: number }
  /** It does not have the seed that was promised, and no other can be promised any more. */
  | { kind: "lost" };

export class SeedProtocol {
  readonly trouble = signal<DiceTrouble | null>(null);
  private promises = 0;
  /** The seal that may not be broken any more. */
  private finalSeal = "";
  private retryMs = FIRST_RETRY_MS;
  private awaited = { seal: "", since: 0 };

  /** `settleAfter` calls `settle` again after that many milliseconds. */
  constructor(
    private readonly id: string,
    private readonly settleAfter: (wait: number) => void,
  ) {}

  /** Do what is due at our seats. True if anything was done: then the table has changed. */
  async settle(info: TableInfo): Promise<boolean> {
    if (info.phase === "over" || info.phase === "cancelled")
      forgetSeeds(info.seats.map((chair) => chair.commitment));
    if (info.phase !== "gathering") return false;
    const fault = this.fault(info);
    const due = (info.you?.seats ?? []).filter((seat) => !info.seats[seat - 1]?.seed);
    const lost = fault ? [] : due.filter((seat) => this.isLost(info, info.seats[seat - 1]));
    const late = lost.length > 0 && this.finalSeal === this.sealKey(info);
    this.trouble.value = fault ?? (late ? { kind: "lost" } : null);
    if (fault) return false;
    const promisesAnew = lost.length > 0 && !late;
    try {
      const done = await (promisesAnew ? this.promise(info, lost) : this.reveal(info, due));
      this.retryMs = FIRST_RETRY_MS;
      return done;
    } catch (error) {
      this.refused(info, promisesAnew, error instanceof Refused ? error.problem.key : "");
      return false;
    }
  }

  /** "seeds-sealed" means that another page was faster, or that too many seals were broken: settling
   * again shows which. Other refusals are final, or worth a retry. */
  private refused(info: TableInfo, promisesAnew: boolean, key: string): void {
    if (promisesAnew && key === "seeds-sealed") {
      this.finalSeal = this.sealKey(info);
      this.settleAfter(0);
    } else if (!TOO_LATE_KEYS.test(key)) this.retry();
  }

  /** The server was away or busy. */
  private retry(): void {
    this.settleAfter(this.retryMs);
    this.retryMs = Math.min(2 * this.retryMs, LAST_RETRY_MS);
  }

  private async promise(info: TableInfo, seats: number[]): Promise<boolean> {
    if (this.promises === MAX_PROMISES) return false;
    for (const seat of seats)
      await api.command(this.id, {
        kind: "seed",
        id: randomId(),
        seat,
        commitment: promiseSeed(),
        seen: info.number,
      });
    this.promises += 1;
    return true;
  }

  /** What was promised is stored before anything is revealed: later promises do not count. */
  private async reveal(info: TableInfo, seats: number[]): Promise<boolean> {
    const hashes = info.sealed?.hashes;
    if (!hashes) return false;
    if (!seats.some((seat) => seedOf(hashes[seat - 1] ?? ""))) return false;
    rememberSeal(this.id, info.commitment, hashes);
    let shown = false;
    for (const seat of seats) {
      const hash = hashes[seat - 1] ?? "";
      const seed = await toBeShown(hash, this.sealKey(info));
      if (seed === null) continue;
      // Every page of this device uses the same id: the command is done once, and each gets the answer.
      const id = `reveal-${hash.slice(0, 40)}`;
      await api.command(this.id, { kind: "reveal", id, seat, seed });
      shown = true;
    }
    return shown;
  }

  /** All that determines the rolls besides our own seeds, as one text. */
  private sealKey(info: TableInfo): string {
    return [this.id, info.commitment, ...(info.sealed?.hashes ?? [])].join();
  }

  /** Whether a seat has no promise that could be kept: it has none at all, its seed was shown for
   * something else, or nobody has shown it although it was due for a while. */
  private isLost(info: TableInfo, chair: Chair | undefined): boolean {
    if (!chair?.commitment) return true;
    const known = seedOf(chair.commitment);
    if (!info.sealed) return false;
    return known ? !!known.shownFor && known.shownFor !== this.sealKey(info) : this.waited(info);
  }

  /** Whether another device of the same person has had the time to show what it promised. */
  private waited(info: TableInfo): boolean {
    const seal = this.sealKey(info);
    if (seal !== this.awaited.seal) this.awaited = { seal, since: Date.now() };
    const left = LOST_AFTER_MS - (Date.now() - this.awaited.since);
    if (left > 0) this.settleAfter(left);
    return left <= 0;
  }

  /** What is wrong: the server has changed its promise, or a seat's hash in the seal is missing or
   * not the one that was promised. */
  private fault(info: TableInfo): DiceTrouble | null {
    const seen = promiseOf(this.id)?.server ?? info.commitment;
    if (seen !== info.commitment) return { kind: "promise", seen, found: info.commitment };
    if (!info.sealed) return null;
    const promised = info.seats.map(({ commitment, seed }) => commitment ?? hashOf(seed));
    const sealed = info.sealed.hashes;
    const most = Math.max(info.setup.players, promised.length, sealed.length);
    for (let place = 0; place < most; place++) {
      const [seen, found] = [promised[place], sealed[place]];
      if (!seen || !found) return { kind: "seat", seat: place + 1 };
      if (seen !== found) return { kind: "promise", seen, found };
    }
    return null;
  }
}
