/** Reads a position's text as far as drawing it needs. */
import type { Facing } from "../api/types";

export type Colour = "r" | "b" | "y" | "g";
export const FACINGS: readonly Facing[] = ["N", "E", "S", "W"];

/** What lies on a square: a colour, and where the rug's other half can be seen. */
export interface Half {
  colour: Colour;
  link: Facing | null;
}

/** A spot of Assam's: a square's number and where he looks. */
export interface Spot {
  square: number;
  facing: Facing;
}

export interface Drawing extends Spot {
  text: string;
  /** By square: a1, b1 … g1, a2 … g7. */
  halves: readonly (Half | null)[];
  /** The colour of the rug that is laid next, where there is one. */
  next: Colour | null;
}

const LINKS: Record<string, Facing> = { ">": "E", "<": "W", "^": "N", v: "S" };

export function nameOf(square: number): string {
  return "abcdefg".charAt(square % 7) + String(Math.floor(square / 7) + 1);
}

export function numberOf(name: string): number {
  return "abcdefg".indexOf(name.charAt(0)) + 7 * (Number(name.charAt(1)) - 1);
}

/** A spot like `d5N`. */
export function parseSpot(text: string): Spot {
  return { square: numberOf(text), facing: text.charAt(2) as Facing };
}

/** The two squares of a lay like `f4f5`. */
export function squaresOf(lay: string): [number, number] {
  return [numberOf(lay.slice(0, 2)), numberOf(lay.slice(2, 4))];
}

function parseRank(text: string): (Half | null)[] {
  const halves: (Half | null)[] = [];
  for (const [token] of text.matchAll(/[1-7]|[rbyg][<>^v]?/g)) {
    const run = Number(token);
    if (run) for (let i = 0; i < run; i++) halves.push(null);
    else halves.push({ colour: token.charAt(0) as Colour, link: LINKS[token.charAt(1)] ?? null });
  }
  return halves;
}

/** The rug on top of a seat's pile: `30:r12b11*b` or `30:r12`. */
function nextRug(seat: string): Colour | null {
  const found = /\*([rbyg])$/.exec(seat) ?? /^\d+:([rbyg])[1-9]\d*$/.exec(seat);
  return (found?.[1] as Colour | undefined) ?? null;
}

export function parseDrawing(text: string): Drawing {
  const [board = "", assam = "d4S", , seat = "1", seats = ""] = text.split(" ");
  const ranks = board.split("/").reverse().map(parseRank);
  return {
    text,
    halves: ranks.flat(),
    ...parseSpot(assam),
    next: nextRug(seats.split(",")[Number(seat) - 1] ?? ""),
  };
}
