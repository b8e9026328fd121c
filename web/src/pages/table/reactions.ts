/** Reactions at a table: which are in sight, what is heard of them, and sending one. */
import { computed, signal } from "@preact/signals";
import { api, explain, Refused } from "../../api/endpoints";
import { randomId } from "../../api/ids";
import type { Reacted, Reaction } from "../../api/types";
import { announceAside, notify } from "../../app/announce";
import { settings } from "../../app/settings";
import { sound } from "../../app/sound";
import { isDrawn } from "../../components/ReactionIcon";
import type { LiveTable } from "../../live/liveTable";
import { isMuted, mute } from "../../live/mutedTables";
import { say } from "../../i18n/say";

/** In the place of a seat: those who only watch. */
export const SPECTATORS = 0;
/** After a lost connection, what was said longer ago than this is not worth showing any more. */
const FRESH_MS = 8000;
export const IN_SIGHT_MS = 5000;

/** A reaction that is in sight. */
export interface ShownReaction {
  number: number;
  seat: number;
  reaction: Reaction;
  /** Whether this device sent it. */
  own: boolean;
  /** Whether its seat is outside the window. */
  far: boolean;
}

/** What reactions need of a table and its page. */
export interface ReactionsTable {
  live: Pick<LiveTable, "id" | "you" | "info" | "state" | "presence" | "now" | "showProblem">;
  name(seat: number): string;
}

export class Reactions {
  /** The last one of each seat, and of all spectators. */
  readonly shown = signal<readonly ShownReaction[]>([]);
  /** Whether reactions are muted at this table. */
  readonly muted = signal(false);
  /** Whether anybody else is here to see a reaction. */
  readonly hasCompany = computed(() => {
    const { you, info, presence } = this.table.live;
    const own = you.value.seats;
    const others = info.value?.seats.some(
      ({ kind }, index) => kind === "person" && !own.includes(index + 1),
    );
    return !own.length || others === true || presence.value.watchers > 0;
  });
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly openedAt = performance.now();
  /** What a spectator here has sent and not got back yet: they have no name to know it by. */
  private awaited: Reaction[] = [];

  constructor(
    private readonly table: ReactionsTable,
    private readonly isInWindow: (seat: number) => boolean = isSeatInWindow,
  ) {
    this.muted.value = isMuted(table.live.id);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  /** Reactions that have come. What was said before this page was opened is not said again. */
  receive(events: readonly Reacted[]): void {
    const open = performance.now() - this.openedAt;
    for (const event of events) {
      const age = this.table.live.now() - event.at;
      const own = this.isOwn(event);
      const heard = own || (settings.value.reactions && !this.muted.value);
      if (age < Math.min(FRESH_MS, open) && heard && isDrawn(event.reaction)) this.show(event, own);
    }
  }

  /** Send a reaction, once: one that cannot be sent now is not worth sending later. */
  async send(reaction: Reaction): Promise<void> {
    const { live } = this.table;
    const seat = this.speaker();
    if (seat === SPECTATORS) this.awaited.push(reaction);
    const several = live.you.value.seats.length > 1 && { seat };
    try {
      await api.command(live.id, { kind: "react", id: randomId(), reaction, ...several });
    } catch (problem) {
      this.awaited = this.awaited.filter((one) => one !== reaction);
      // A refusal of this kind is no trouble, only a word about manners.
      if (problem instanceof Refused && problem.problem.key.startsWith("reactions-"))
        notify(explain(problem));
      else live.showProblem(problem);
    }
  }

  chooseMuted(muted: boolean): void {
    this.muted.value = muted;
    mute(this.table.live.id, muted);
    if (muted) this.shown.value = this.shown.value.filter(({ own }) => own);
  }

  /** The seat of this device that speaks: the one to move, if it has several. */
  private speaker(): number {
    const { you, state } = this.table.live;
    const { seats } = you.value;
    const toMove = state.value?.seat ?? 0;
    return seats.includes(toMove) ? toMove : (seats[0] ?? SPECTATORS);
  }

  private isOwn({ seat = SPECTATORS, reaction }: Reacted): boolean {
    if (seat !== SPECTATORS) return this.table.live.you.value.seats.includes(seat);
    const place = this.awaited.indexOf(reaction);
    if (place >= 0) this.awaited.splice(place, 1);
    return place >= 0;
  }

  private show({ number, seat = SPECTATORS, reaction }: Reacted, own: boolean): void {
    const one = { number, seat, reaction, own, far: !this.isInWindow(seat) };
    this.shown.value = [...this.shown.value.filter((other) => other.seat !== seat), one];
    announceAside(reactionText(one, this.table.name(seat)));
    if (!own) sound("reaction");
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.shown.value = this.shown.value.filter((other) => other !== one);
    }, IN_SIGHT_MS);
    this.timers.add(timer);
  }
}

/** Who said what, in words. */
export function reactionText({ seat, reaction, own }: ShownReaction, name: string): string {
  if (own) return say("did-react-you", { reaction });
  if (seat === SPECTATORS) return say("did-react-spectator", { reaction });
  return say("did-react", { name, reaction });
}

/** Whether a seat, or the line of the spectators, can be seen without scrolling. */
function isSeatInWindow(seat: number): boolean {
  const places = document.querySelectorAll(`.table-page [data-speaker="${seat}"]`);
  return [...places].some((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  });
}
