/** Actions as text (docs/notation.md). Whether one is legal is for the server to say. */
import type { Facing } from "../api/types";
import { type Colour, isColour } from "./position";
import { facingTo, isFacing, nameOf, numberOf, parseSquares } from "./square";

export type Action =
  | { kind: "face"; facing: Facing }
  | { kind: "roll"; slippers: number }
  /** The two squares of the rug, as numbers. */
  | { kind: "lay"; squares: readonly [number, number] }
  /** Nothing can be laid: the rug goes back to the box. */
  | { kind: "return" }
  | { kind: "draw"; colour: Colour }
  | { kind: "give-up"; seat: number };

/** The action that a text names, or null for any other text. */
export function parseAction(text: string): Action | null {
  if (isFacing(text)) return { kind: "face", facing: text };
  if (isReturn(text)) return { kind: "return" };
  if (/^[1-4]$/.test(text)) return { kind: "roll", slippers: Number(text) };
  if (/^x[1-4]$/.test(text)) return { kind: "give-up", seat: Number(text.charAt(1)) };
  const colour = text.slice(1);
  if (text.startsWith("*") && isColour(colour)) return { kind: "draw", colour };
  const squares = squaresOf(text);
  return squares && { kind: "lay", squares };
}

export function formatAction(action: Action): string {
  switch (action.kind) {
    case "face":
      return action.facing;
    case "roll":
      return String(action.slippers);
    case "lay":
      return action.squares.map(nameOf).join("");
    case "return":
      return RETURN;
    case "draw":
      return `*${action.colour}`;
    case "give-up":
      return `x${String(action.seat)}`;
  }
}

/** Nothing can be laid: the rug goes back to the box. */
export const RETURN = "-";

export function isReturn(text: string | null | undefined): boolean {
  return text === RETURN;
}

export function isGiveUp(text: string): boolean {
  return parseAction(text)?.kind === "give-up";
}

/** The action by which a seat gives up. */
export function giveUp(seat: number): string {
  return formatAction({ kind: "give-up", seat });
}

export function isLay(text: string): boolean {
  return squaresOf(text) !== null;
}

/** The names of the squares that a lay like `f4f5` covers, or null for any other action. */
export function layNames(text: string): [string, string] | null {
  return isLay(text) ? parseSquares(text) : null;
}

/** Two squares that share a side, the lower rank or the file further west first. */
function squaresOf(text: string): readonly [number, number] | null {
  const names = parseSquares(text);
  if (!names) return null;
  const [first, second] = [numberOf(names[0]), numberOf(names[1])];
  const toSecond = facingTo(first, second);
  return toSecond === "N" || toSecond === "E" ? [first, second] : null;
}

/** The actions of a turn as a record has them: a facing and the roll after it are written together. */
export function formatTurn(actions: readonly string[]): string {
  const parts = actions.map((text, index) => {
    const together = isFacing(text) && parseAction(actions[index + 1] ?? "")?.kind === "roll";
    return together ? text : `${text} `;
  });
  return parts.join("").trim();
}
