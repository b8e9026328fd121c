/** The golden positions and games that Python's tests read too. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

declare const TEST_DATA: string;

const read = (...path: string[]): string => readFileSync(join(TEST_DATA, ...path), "utf8");
const named = (folder: string, ending: string): string[] =>
  readdirSync(join(TEST_DATA, folder)).filter((name) => name.endsWith(ending));

/** The positions of every perft file. */
export const positions: readonly string[] = named(".", ".perft").flatMap((name) =>
  read(name)
    .split("\n")
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.split(" ;")[0] ?? ""),
);

export interface GoldenGame {
  name: string;
  start: string | null;
  /** The text of each turn, without its number and its comments. */
  turns: readonly string[];
}

export const games: readonly GoldenGame[] = named("games", ".mrk").map((name) => {
  const text = read("games", name);
  const [, start = null] = /^\[Start "(.*)"\]$/m.exec(text) ?? [];
  const bare = text.replace(/\{[^}]*\}/g, "");
  const turns = [...bare.matchAll(/^\d+\. (.*)$/gm)].map(([, turn = ""]) =>
    turn
      .replace(/ +/g, " ")
      .replace(/\b([NESW]) (\d)\b/, "$1$2") // a comment stood between them
      .trim(),
  );
  return { name, start, turns };
});

/** The actions of a turn's text, where a facing and its roll are written together. */
export function actionsIn(turn: string): string[] {
  return turn
    .replace(/(^| )([NESW])(\d)/g, "$1$2 $3")
    .split(" ")
    .filter(Boolean);
}
