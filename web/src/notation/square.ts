/** Squares, facings and spots as text (docs/notation.md). A square's number counts a1, b1 … g1, a2 … g7. */
import type { Facing } from "../api/types";

export const FACINGS: readonly Facing[] = ["N", "E", "S", "W"];
export const FILES: readonly string[] = [..."abcdefg"];

/** Steps east and north. */
const AHEAD: Record<Facing, readonly [number, number]> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** Where Assam is, and which way he faces. */
export interface Spot {
  square: number;
  facing: Facing;
}

export function isFacing(text: string): text is Facing {
  return FACINGS.some((facing) => facing === text);
}

export function isSquare(text: string): boolean {
  return /^[a-g][1-7]$/.test(text);
}

/** The two squares of a text like `f5f4`, in that order, or null for any other text. */
export function parseSquares(text: string): [string, string] | null {
  const [first, second] = [text.slice(0, 2), text.slice(2)];
  return isSquare(first) && isSquare(second) ? [first, second] : null;
}

export function nameOf(square: number): string {
  return (FILES[square % 7] ?? "") + String(Math.floor(square / 7) + 1);
}

export function numberOf(name: string): number {
  return FILES.indexOf(name.charAt(0)) + 7 * (Number(name.charAt(1)) - 1);
}

/** The next square in a direction, or null at the edge of the market. */
export function beside(square: number, facing: Facing): number | null {
  const [east, north] = AHEAD[facing];
  const [file, rank] = [(square % 7) + east, Math.floor(square / 7) + north];
  return file >= 0 && file < 7 && rank >= 0 && rank < 7 ? 7 * rank + file : null;
}

/** The direction from one square to a square that shares a side with it. */
export function facingTo(from: number, to: number): Facing | null {
  return FACINGS.find((facing) => beside(from, facing) === to) ?? null;
}

/** A spot like `d5N`, or null for any other text. */
export function parseSpot(text: string): Spot | null {
  const [name, facing] = [text.slice(0, 2), text.slice(2)];
  return isSquare(name) && isFacing(facing) ? { square: numberOf(name), facing } : null;
}

export function formatSpot({ square, facing }: Spot): string {
  return nameOf(square) + facing;
}

/** The square where a path like `["d5N", "d6N"]` ends, or "" for an empty one. */
export function endOf(path: readonly string[] | undefined): string {
  return path?.at(-1)?.slice(0, 2) ?? "";
}
