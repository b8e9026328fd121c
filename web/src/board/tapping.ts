/** What a tap or a click on a square chooses. A finger covers what it points at, so it names squares, one
 * after the other: the first one shows a rug, the second one beside it makes exactly that pair. */
import { laysOn, type Lay, type Offers } from "./choices";
import type { Point } from "./geometry";

export interface Tapped {
  lay: Lay;
  /** The square that the next tap may complete to a pair, or go on from to its next rug. */
  anchor: number | null;
  /** Whether both squares are named, rather than one of them and a rug suggested. */
  exact: boolean;
}

/** What a finger's tap chooses; null where no rug can lie. */
export function tapped(
  offers: Offers,
  choice: string | null,
  anchor: number | null,
  square: number,
  point: Point | null,
): Tapped | null {
  if (square === anchor) return nextOn(offers, choice, square);
  const pair = anchor === null ? undefined : pairOf(offers, anchor, square);
  if (pair) return { lay: pair, anchor: null, exact: true };
  const shown = laysOn(offers, square, null).find(({ text }) => text === choice);
  if (shown) return { lay: shown, anchor: square, exact: true };
  const lay = laysOn(offers, square, point)[0];
  return lay ? { lay, anchor: square, exact: false } : null;
}

/** The rug on exactly these two squares, if it may be laid. */
export function pairOf(offers: Offers, first: number, second: number): Lay | undefined {
  return offers.lays.find(({ squares }) => squares.includes(first) && squares.includes(second));
}

/** The rug on that square after the one that is shown, and after the last one the first again. */
function nextOn(offers: Offers, choice: string | null, square: number): Tapped | null {
  const lays = laysOn(offers, square, null);
  const shown = lays.findIndex(({ text }) => text === choice);
  const lay = lays[(shown + 1) % lays.length];
  return lay ? { lay, anchor: square, exact: false } : null;
}
