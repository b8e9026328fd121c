/** What the board draws of a position. */
import { type Colour, type Halves, nextRug, parsePosition } from "../notation/position";
import type { Spot } from "../notation/square";

export interface Drawing extends Spot {
  text: string;
  halves: Halves;
  /** The colour of the rug that is laid next, where there is one. */
  next: Colour | null;
}

const BARE: Halves = Array<null>(49).fill(null);

/** A bare market for a text that cannot be read: somebody may be writing it. */
export function drawingOf(text: string): Drawing {
  const position = parsePosition(text);
  if (!position) return { text, halves: BARE, square: 24, facing: "S", next: null };
  const { board: halves, assam, seat } = position;
  return { text, halves, ...assam, next: nextRug(text, seat) };
}
