/** The set-up of a game as an address, and back (docs/presets.md). Bad values are ignored and reported. */
import { type Clock, type Editions, type Facing } from "../../api/types";
import { isRuleset, USUAL_RULES } from "../../notation/ruleset";
import { FACINGS } from "../../notation/square";
import { MODES, mostBots, NO_CLOCK, USUAL, type Mode, type GameSetup } from "./gameSetup";

export interface Preset {
  setup: GameSetup;
  name: string | null;
  /** Whether to set up the table at once. */
  start: boolean;
  /** Bad values in the address, like `players=9`. */
  bad: string[];
}

const MAX_CLOCK_SECONDS = 86_400;

export function readPreset(search: URLSearchParams): Preset {
  const bad: string[] = [];
  const take = <T>(name: string, read: (text: string) => T | null): T | null => {
    const text = search.get(name);
    if (text === null) return null;
    const value = read(text);
    if (value === null) bad.push(`${name}=${text.slice(0, 40)}`);
    return value;
  };
  const oneOf = <T extends string>(values: readonly T[]) => {
    return (text: string) => values.find((value) => value === text) ?? null;
  };
  const yes = (text: string) => ({ 1: true, 0: false })[text] ?? null;
  const players = take("players", oneOf(["2", "3", "4"]));
  const bots = take("bots", oneOf(["0", "1", "2", "3"]));
  const given = take("mode", oneOf(MODES));
  const counted = count(given, numeric(players), numeric(bots));
  if (!counted.fits) bad.push(`bots=${bots}`);
  const edition = take("edition", (text) => text || null);
  const rules = take("rules", (text) => text || null);
  if (edition !== null && rules !== null) bad.push(`rules=${rules}`);
  const bot = take("bot", (text) => text || null) ?? "";
  const setup: GameSetup = {
    ...USUAL,
    ...counted.seats,
    bot: { ...USUAL.bot, [counted.seats.mode]: bot },
    edition: edition ?? (rules === null ? USUAL.edition : null),
    rules: edition === null ? (rules ?? USUAL_RULES) : USUAL_RULES,
    facing: take("facing", oneOf<Facing>(FACINGS)) ?? USUAL.facing,
    clock: take("clock", readClock) ?? NO_CLOCK,
    timeout: take("timeout", oneOf(["out", "bot"])) ?? USUAL.timeout,
    listed: take("listed", yes) ?? USUAL.listed,
    autostart: take("autostart", yes) ?? USUAL.autostart,
    begins: take("begins", oneOf(["lot", "listed"])) ?? USUAL.begins,
  };
  const name = take("name", (text) => (text.trim() && text.length <= 30 ? text : null));
  const start = take("start", yes) ?? false;
  for (const other of search.keys()) if (!PARAMETERS.includes(other)) bad.push(other.slice(0, 40));
  return { setup, name, start, bad };
}

const PARAMETERS =
  "mode players bots bot edition rules facing clock timeout listed autostart begins name start".split(
    " ",
  );

const numeric = (text: string | null): number | null => (text === null ? null : Number(text));

/** How many players and bots. Without a mode, fewer bots than opponents means friends. */
function count(given: Mode | null, players: number | null, bots: number | null) {
  const alone = bots === null || (players !== null && bots >= players - 1) || players === null;
  const mode = given ?? (alone ? "bots" : "friends");
  const seats = { mode, players: { ...USUAL.players }, bots: { ...USUAL.bots } };
  let fits = true;
  if (mode === "bots") {
    const implied = bots === null || bots === 0 ? null : bots + 1;
    fits = bots === null || (implied !== null && (players === null || players === implied));
    seats.players.bots = players ?? implied ?? USUAL.players.bots;
  } else {
    seats.players[mode] = players ?? USUAL.players[mode];
    fits = bots === null || bots <= mostBots(seats.players[mode]);
    if (bots !== null && fits) seats.bots[mode] = bots;
  }
  return { seats, fits };
}

function readClock(text: string): Clock | null {
  if (text === "none") return NO_CLOCK;
  const turn = /^turn:(\d{1,5})$/.exec(text);
  const game = /^game:(\d{1,5})(?:\+(\d{1,5}))?$/.exec(text.replace(" ", "+"));
  const seconds = Number(turn?.[1] ?? game?.[1] ?? 0);
  const increment = Number(game?.[2] ?? 0);
  if (seconds < 1 || seconds > MAX_CLOCK_SECONDS || increment > MAX_CLOCK_SECONDS) return null;
  return { kind: turn ? "turn" : "game", seconds, increment };
}

/** Unknown bots, editions and rules, which only the server's lists can show. */
export function checkPreset(
  setup: GameSetup,
  known: Editions,
): { setup: GameSetup; bad: string[] } {
  const bad: string[] = [];
  const checked = { ...setup };
  const bot = setup.bot[setup.mode];
  if (bot && !known.bots.includes(bot)) {
    bad.push(`bot=${bot.slice(0, 40)}`);
    checked.bot = USUAL.bot;
  }
  const missing =
    setup.edition !== null && !known.editions.some((one) => one.name === setup.edition);
  if (missing) bad.push(`edition=${setup.edition?.slice(0, 40)}`);
  const wrong = setup.edition === null && !isRuleset(setup.rules, known.options);
  if (wrong) bad.push(`rules=${setup.rules.slice(0, 80)}`);
  if (missing || wrong) Object.assign(checked, { edition: USUAL.edition, rules: USUAL.rules });
  return { setup: checked, bad };
}

/** The address of a set-up: only what differs from the usual one, which is "". */
export function writePreset(now: GameSetup, name: string | null): string {
  const parts: [string, string][] = [];
  const add = (key: string, value: string, usual: string) => {
    if (value !== usual) parts.push([key, value]);
  };
  const { mode } = now;
  add("players", `${now.players[mode]}`, `${USUAL.players[mode]}`);
  if (mode !== "bots") add("bots", `${now.bots[mode]}`, "0");
  add("bot", now.bot[mode], "");
  if (now.edition === null) parts.push(["rules", now.rules]);
  else add("edition", now.edition, "default");
  add("facing", now.facing, USUAL.facing);
  add("clock", writeClock(now.clock), "none");
  add("timeout", now.timeout, USUAL.timeout);
  add("listed", now.listed ? "1" : "0", "0");
  add("autostart", now.autostart ? "1" : "0", "1");
  add("begins", now.begins, USUAL.begins);
  if (name) parts.push(["name", name]);
  if (parts.length || mode !== USUAL.mode) parts.unshift(["mode", mode]);
  const text = (value: string) => encodeURIComponent(value).replace(/%(2C|3A|3D)/g, unescape);
  return parts.map(([key, value]) => `${key}=${text(value)}`).join("&");
}

function unescape(code: string): string {
  return decodeURIComponent(code);
}

function writeClock({ kind, seconds, increment }: Clock): string {
  if (kind === "none") return "none";
  if (kind === "turn") return `turn:${seconds}`;
  return increment ? `game:${seconds}+${increment}` : `game:${seconds}`;
}
