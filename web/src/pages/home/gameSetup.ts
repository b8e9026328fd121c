/** What somebody wants to play: everything that the first page can set up, as one value. */
import { signal } from "@preact/signals";
import type { Clock, Facing, NewTable } from "../../api/types";
import { USUAL_RULES } from "../../notation/ruleset";
import { choose, settings } from "../../app/settings";
import { usualBot } from "../../components/playerNames";

export type Mode = "bots" | "friends" | "device";
export const MODES: readonly Mode[] = ["bots", "friends", "device"];

export interface GameSetup {
  /** The choice that was touched last; the one that the address tells. */
  mode: Mode;
  players: Record<Mode, number>;
  /** How many of them are bots, besides playing against bots alone. */
  bots: Record<"friends" | "device", number>;
  /** The bot of each choice, by its name; "" for the one that was chosen the last time. */
  bot: Record<Mode, string>;
  /** An edition's name; null where the rules are chosen one by one. */
  edition: string | null;
  rules: string;
  facing: Facing;
  clock: Clock;
  timeout: "out" | "bot";
  listed: boolean;
  autostart: boolean;
  begins: "lot" | "listed";
}

export const NO_CLOCK: Clock = { kind: "none", seconds: 0, increment: 0 };

export const USUAL: GameSetup = {
  mode: "bots",
  players: { bots: 3, friends: 2, device: 2 },
  bots: { friends: 0, device: 0 },
  bot: { bots: "", friends: "", device: "" },
  edition: "default",
  rules: USUAL_RULES,
  facing: "S",
  clock: NO_CLOCK,
  timeout: "out",
  listed: false,
  autostart: true,
  begins: "lot",
};

export const gameSetup = signal<GameSetup>(USUAL);

export function changeSetup(changes: Partial<GameSetup>): void {
  gameSetup.value = { ...gameSetup.value, ...changes };
}

/** Somebody has to come to a table of friends; one person alone plays against bots. */
export const mostBots = (players: number): number => players - 2;

export function choosePlayers(mode: Mode, players: number): void {
  const now = gameSetup.value;
  const bots = { ...now.bots };
  if (mode !== "bots") bots[mode] = Math.min(bots[mode], mostBots(players));
  changeSetup({ mode, players: { ...now.players, [mode]: players }, bots });
}

export function chooseBots(mode: "friends" | "device", bots: number): void {
  changeSetup({ mode, bots: { ...gameSetup.value.bots, [mode]: bots } });
}

/** Where the settings keep the bot of each choice. */
const KEPT_BOT = { bots: "bot", friends: "botAmongFriends", device: "botOnDevice" } as const;

/** The bot of a choice, or else the one that was chosen there the last time. */
export function botOf({ bot }: GameSetup, mode: Mode, bots: readonly string[]): string {
  const wanted = [bot[mode], settings.value[KEPT_BOT[mode]]];
  return wanted.find((one) => bots.includes(one)) ?? usualBot(bots);
}

export function chooseBot(mode: Mode, bot: string): void {
  changeSetup({ mode, bot: { ...gameSetup.value.bot, [mode]: bot } });
  choose({ [KEPT_BOT[mode]]: bot });
}

/** The table for a set-up. `names` are those of the people who sit down at once, as listed. */
export function tableFor(
  now: GameSetup,
  mode: Mode,
  bot: string,
  names: readonly string[],
): NewTable {
  const players = now.players[mode];
  const bots = mode === "bots" ? players - 1 : now.bots[mode];
  const people = names.map((name) => ({ seat: "person", name }));
  const open = Array.from({ length: players - bots - people.length }, () => ({ seat: "open" }));
  const machines = Array.from({ length: bots }, () => ({ seat: bot }));
  const listed: { seat: string; name?: string }[] = [...people, ...open, ...machines];
  const chairs = now.begins === "lot" ? shuffled(listed) : listed;
  return {
    seats: chairs.map((chair) => chair.seat),
    names: chairs.flatMap((chair) => chair.name ?? []),
    ...(now.edition === null ? { rules: now.rules } : { edition: now.edition }),
    facing: now.facing,
    clock: now.clock,
    timeout: now.timeout,
    listed: mode === "friends" && now.listed,
    autostart: mode !== "friends" || now.autostart,
  };
}

function shuffled<T>(things: readonly T[]): T[] {
  const numbers = crypto.getRandomValues(new Uint32Array(things.length));
  return things
    .map((thing, place) => ({ thing, number: numbers[place] ?? 0 }))
    .sort((one, other) => one.number - other.number)
    .map(({ thing }) => thing);
}
