/** Looking back: the turn of the log that is pointed at, and the one that is open on the market. */
import { computed, signal } from "@preact/signals";
import type { TableEvent } from "../../api/types";
import { announce } from "../../app/announce";
import { endOfTurn, type PlayedTurn, turnsOf } from "../../components/turns";
import { say, together } from "../../i18n/say";

/** What looking back needs of a game. */
interface Log {
  shownEvents(): TableEvent[];
  name(seat: number): string;
}

export class LookBack {
  /** The turn whose line has the mouse or the keyboard's focus. */
  readonly pointed = signal<PlayedTurn | null>(null);
  /** The turn that is open. One that was not over when it was opened goes on. */
  readonly opened = computed(() => {
    const open = this.asked.value;
    return this.turns.value.find(({ key }) => key === open?.key) ?? open;
  });
  /** The turn to be marked on the market. */
  readonly marked = computed(() => this.opened.value ?? this.pointed.value);
  readonly turns = computed(() => turnsOf(this.log.shownEvents()));
  /** Whether something was played since the turn was opened. */
  readonly goneOn = computed(() => this.opened.value !== null && this.latest() > this.seen.value);
  /** The turn that was opened, as it was then. */
  private readonly asked = signal<PlayedTurn | null>(null);
  private readonly seen = signal(0);

  constructor(private readonly log: Log) {}

  /** Where a turn is in the game, like "Turn 12: Ana". */
  place({ turn, seat }: PlayedTurn): string {
    if (turn === 0) return say("replay-before-first");
    return say("replay-place", { turn, name: this.log.name(seat) });
  }

  open(turn: PlayedTurn, told: string): void {
    const first = this.opened.value === null;
    if (first) this.seen.value = this.latest();
    this.asked.value = turn;
    this.pointed.value = null;
    const place = say("as-sentence", { text: this.place(turn) });
    announce(together([place, told, ...(first ? [say("look-opened")] : [])]), "look-back");
  }

  /** The turn before the open one, or after it; null at an end of the log. */
  beside(by: -1 | 1): PlayedTurn | null {
    const turns = this.turns.value;
    const at = turns.findIndex(({ key }) => key === this.opened.value?.key);
    return at < 0 ? null : (turns[at + by] ?? null);
  }

  /** Back to the game; whether a turn was open. */
  close(): boolean {
    this.pointed.value = null;
    if (this.opened.value === null) return false;
    this.asked.value = null;
    announce(say("look-returned"), "look-back");
    return true;
  }

  private latest(): number {
    const last = this.turns.value.at(-1);
    return last ? endOfTurn(last).number : 0;
  }
}
