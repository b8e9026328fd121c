/** Lets a press do only what was in sight when it began. A button that says "Skip" and then "Roll the
 * die" in the same place is pressed by fingers that are already on their way, by fingers that press
 * again and again, and by keys that are held down: none of them has decided anything. */

/** Milliseconds that something irrevocable must have been in sight before a press can mean it. */
export const SEEN_MS = 400;
/** Presses closer together than this belong together: the later ones mean nothing new. */
export const BURST_MS = 600;
/** After skipping, a finger in the same place decides nothing for this long, however slowly it presses. */
export const AFTER_SKIP_MS = 1500;

interface Said {
  meaning: string;
  /** Whether a press of it cannot be taken back. */
  final: boolean;
  /** Since when it is in sight. */
  at: number;
}

interface Press {
  meaning: string;
  final: boolean;
  at: number;
}

const NEVER: Press = { meaning: "", final: false, at: -Infinity };

export interface Pace {
  seen: number;
  burst: number;
  afterSkip: number;
}

/** Where one chooses: two clicks closer together than this are a double click, which only chooses. */
export const DOUBLE_CLICK: Pace = { seen: 400, burst: 400, afterSkip: 400 };

export class PressGuard {
  private said: Said = { meaning: "", final: false, at: -Infinity };
  /** What was said when the press began that has not ended yet. */
  private begun: string | null = null;
  /** The last press; one that was ignored has no meaning. */
  private last = NEVER;
  /** The last press that counted. */
  private lastDone = NEVER;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Hears whether a press would count now, whenever that changes. */
    private readonly onReady: (ready: boolean) => void = () => {},
    private readonly pace: Pace = {
      seen: SEEN_MS,
      burst: BURST_MS,
      afterSkip: AFTER_SKIP_MS,
    },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What a press means from now on. A change to or from something irrevocable has to be seen first. */
  says(meaning: string, final: boolean): void {
    const { said } = this;
    if (meaning === said.meaning) return;
    const at = final || said.final ? this.now() : -Infinity;
    this.said = { meaning, final, at };
    this.tell();
  }

  /** A finger or a key goes down. */
  begin(): void {
    this.begun = this.said.meaning;
  }

  /** It goes up again, or a script presses. Whether to do what is said. */
  press(): boolean {
    const { meaning, final } = this.said;
    const counts = (this.begun ?? meaning) === meaning && this.now() >= this.readyAt();
    this.begun = null;
    this.last = { meaning: counts ? meaning : "", final: counts && final, at: this.now() };
    if (counts) this.lastDone = this.last;
    this.tell();
    return counts;
  }

  /** The player has just chosen something by hand, so what is said now is what they mean; unless they
   * were still skipping, and what they touched came up under their finger. */
  touch(): void {
    const { final, at } = this.last;
    if (!final && this.now() < at + this.pace.burst) this.last = { ...NEVER, at: this.now() };
    else {
      this.said.at = -Infinity;
      this.last = this.lastDone = NEVER;
    }
    this.tell();
  }

  /** Whether a press that begins now would count. */
  get ready(): boolean {
    return this.now() >= this.readyAt();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private readyAt(): number {
    const { meaning, final, at } = this.said;
    // Every press puts off what cannot be taken back; what can be waits for the last deed only.
    const before = final ? this.last : this.lastDone;
    const pause = final && !before.final ? this.pace.afterSkip : this.pace.burst;
    const apart = before.meaning === meaning ? -Infinity : before.at + pause;
    return Math.max(at + this.pace.seen, apart);
  }

  private tell(): void {
    clearTimeout(this.timer);
    const wait = this.readyAt() - this.now();
    this.onReady(wait <= 0);
    if (wait > 0) this.timer = setTimeout(() => this.tell(), wait);
  }
}
