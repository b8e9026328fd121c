/** The end of a game in words: who won, how, and what it means to the player at this screen. */
import { type LeaveReason, nothing, type WonBy } from "../api/types";
import { listed, say, together } from "../i18n/say";
import { wins } from "./playerNames";

/** Why a player is out of the game. */
export type OutReason = "time" | "rules" | "engine" | "gave-up" | "poor";

/** How one seat came out of a game. */
export interface PlayerResult {
  seat: number;
  name: string;
  rank: number;
  dirhams: number;
  squares: number;
  points: number;
  /** Null for a player who is in to the end. */
  out: OutReason | null;
}

export interface Ending {
  results: readonly PlayerResult[];
  /** Null where a server of another version does not say. */
  decided: WonBy | null;
}

/** What the end is to the people at this screen. */
export type Mood = "won" | "lost" | "watched";

/** A margin of at most this many points is close. */
const CLOSE = 5;

export function winnersOf({ results }: Ending): PlayerResult[] {
  return results.filter(({ rank }) => rank === 1);
}

/** `here` are the seats of this device. Round one device somebody here has won in any case. */
export function moodOf(ending: Ending, here: readonly number[]): Mood {
  if (!here.length) return "watched";
  return winnersOf(ending).some(({ seat }) => here.includes(seat)) ? "won" : "lost";
}

/** Who won. `you` is the seat of the player at this screen, 0 where that is nobody or not clear. */
export function headline(ending: Ending, you: number): string {
  const winners = winnersOf(ending);
  if (!winners.some(({ seat }) => seat === you)) return wins(winners.map(({ name }) => name));
  return winners.length === 1 ? say("you-win") : say("you-share-win");
}

/** The same as a window's title. */
export function endTitle(ending: Ending, you: number): string {
  const winners = winnersOf(ending);
  if (!winners.some(({ seat }) => seat === you))
    return say("title-won", {
      count: winners.length,
      names: listed(winners.map(({ name }) => name)),
    });
  return winners.length === 1 ? say("title-you-won") : say("title-you-share");
}

/** How it was decided. */
export function howDecided(ending: Ending, you: number): string {
  const [winner] = winnersOf(ending);
  if (!winner) return "";
  const { points, dirhams, squares } = winner;
  switch (ending.decided) {
    case "points":
      return say("over-by-points", { lead: leadOf(ending), count: dirhams, squares });
    case "dirhams": {
      const equal = ending.results.filter((one) => !one.out && one.points === points);
      const next = Math.max(
        ...equal.filter(({ seat }) => seat !== winner.seat).map((one) => one.dirhams),
      );
      const names = listed(equal.map(({ name }) => name));
      return say("over-by-dirhams", { points, most: dirhams, next, names });
    }
    case "shared":
      return say("over-shared", { points });
    case "only-one-left":
      return onlyOneLeft(ending, winner, you);
    case null:
      return "";
  }
}

function onlyOneLeft({ results }: Ending, winner: PlayerResult, you: number): string {
  const others = results.filter(({ seat }) => seat !== winner.seat);
  const [only, ...more] = others;
  // Players who gave up know that they did.
  if (only && (more.length || only.seat !== you) && others.every(({ out }) => out === "gave-up"))
    return more.length ? say("over-others-gave-up") : say("did-give-up", { name: only.name });
  return winner.seat === you ? say("over-only-you") : say("over-only-one", { name: winner.name });
}

/** How far the winner is ahead of the best of the others. */
function leadOf({ results }: Ending): number {
  const [first = 0, second = 0] = results
    .filter(({ out }) => !out)
    .map(({ points }) => points)
    .sort((a, b) => b - a);
  return first - second;
}

/** A warm word for a player who has not won; empty for everybody else. */
export function comfort(ending: Ending, you: number): string {
  const own = ending.results.find(({ seat }) => seat === you);
  const [winner] = winnersOf(ending);
  if (!own || !winner || own.rank === 1) return "";
  if (own.out) return say("over-you-out");
  const behind = winner.points - own.points;
  if (!behind) return say("over-you-equal");
  if (behind <= CLOSE) return say("over-you-close", { lead: behind });
  if (ending.results.length === 2) return say("over-you-lost");
  if (own.rank === 2) return say("over-you-second");
  return own.rank === 3 ? say("over-you-third") : say("over-you-fourth");
}

/** All of it, to be heard. */
export function wholeOutcome(ending: Ending, you: number): string {
  const sentences = [headline(ending, you), howDecided(ending, you), comfort(ending, you)];
  return together(sentences.filter(Boolean));
}

/** Why a seat left that did not simply lack the dirhams. */
export function whyOut(reason: LeaveReason | "" | undefined): Exclude<OutReason, "poor"> {
  switch (reason) {
    case "time":
      return "time";
    case "bot-illegal":
      return "rules";
    case "engine-not-started":
    case "engine-crashed":
    case "engine-hung":
    case "engine-flooded":
    case "engine-junk":
    case "engine-illegal":
      return "engine";
    case "":
    case undefined:
      return "gave-up";
    default:
      return nothing(reason) ?? "gave-up";
  }
}

/** A player who is out without giving up or being made to could not pay. */
export function outReason(
  leaving: { reason?: LeaveReason | "" | undefined } | undefined,
): OutReason {
  return leaving ? whyOut(leaving.reason) : "poor";
}
