/** From a set-up to a table: one request, and on to its page. */
import { effect, signal } from "@preact/signals";
import { api, explain, Refused } from "../../api/endpoints";
import { forgetInvitation } from "../../app/invitation";
import { go } from "../../app/router";
import { choose, settings } from "../../app/settings";
import { clash } from "../../notation/ruleset";
import { plain, say } from "../../i18n/say";
import { loadEditions, serverEditions } from "../../components/editions";
import { botOf, type Mode, tableFor, gameSetup } from "./gameSetup";
import { expectTable } from "./tableLists";

/** The choice whose table is being set up. */
export const going = signal<Mode | null>(null);
export const startFailure = signal<{ mode: Mode; text: string } | null>(null);

/** The name for this visit; what is typed is also kept in the settings. */
export const myName = signal(settings.value.name);
let lastKept = settings.value.name;
effect(() => {
  const { name } = settings.value;
  if (name === lastKept) return;
  lastKept = name;
  if (name.trim() !== myName.peek().trim()) myName.value = name;
});

/** The names of the other players on this device. */
export const otherNames = signal<string[]>(keptNames());
const NAMES_KEY = "marrakech.names";

function keptNames(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAMES_KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String).slice(0, 3) : [];
  } catch {
    return [];
  }
}

export function callMe(name: string): void {
  myName.value = name;
  choose({ name: name.trim() });
}

export function callOther(place: number, name: string): void {
  otherNames.value = [0, 1, 2].map((one) => (one === place ? name : (otherNames.value[one] ?? "")));
  try {
    localStorage.setItem(NAMES_KEY, JSON.stringify(otherNames.value));
  } catch {
    // The names last for this visit, then.
  }
}

function names(mode: Mode): string[] {
  const { players, bots } = gameSetup.value;
  const people = mode === "device" ? players.device - bots.device : 1;
  return [myName.value, ...otherNames.value]
    .concat("", "", "")
    .slice(0, people)
    .map((name, place) => name.trim() || plain(say("home-player", { number: place + 1 })));
}

/** Set up the table of a choice and go there. `how` is "replace" where the address itself asked. */
export async function start(mode: Mode, how: "push" | "replace" = "push"): Promise<void> {
  if (going.value) return;
  const fail = (text: string) => (startFailure.value = { mode, text });
  startFailure.value = null;
  going.value = mode;
  try {
    const there = serverEditions.value ?? (await loadEditions());
    if (gameSetup.value.edition === null && clash(gameSetup.value.rules, there)) {
      fail(say("home-clash"));
      return;
    }
    const bot = botOf(gameSetup.value, mode, there.bots);
    const { promiseSeed } = await import("../../live/seeds");
    const wanted = tableFor(gameSetup.value, mode, bot, names(mode));
    const commitments = (wanted.names ?? []).map(() => promiseSeed());
    const table = await api.create({ ...wanted, commitments });
    expectTable();
    forgetInvitation();
    go(`table/${table.table}`, how);
  } catch (error) {
    fail(error instanceof Refused ? explain(error) : say("home-start-failed"));
  } finally {
    going.value = null;
  }
}
