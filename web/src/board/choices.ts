/** What can be chosen: the legal actions, sorted by kind. */
import type { Facing } from "../api/types";
import { centre, distance, middle, type Point } from "./geometry";
import { isReturn, parseAction } from "../notation/action";
import { isFacing } from "../notation/square";
import type { Drawing } from "./drawing";

export interface Lay {
  text: string;
  squares: readonly [number, number];
  middle: Point;
}

export interface Offers {
  facings: readonly Facing[];
  lays: readonly Lay[];
  /** Everything that may be chosen, with `roll` for the die. */
  all: readonly string[];
  /** What is chosen at first. */
  first: string | null;
}

export const NOTHING: Offers = { facings: [], lays: [], all: [], first: null };

export function offersOf(legal: readonly string[], drawing: Drawing): Offers {
  const facings = legal.filter(isFacing);
  const lays = legal.flatMap((text): Lay[] => {
    const action = parseAction(text);
    if (action?.kind !== "lay") return [];
    return [{ text, squares: action.squares, middle: middle(action.squares) }];
  });
  const rolls = (text: string) => text === "roll" || parseAction(text)?.kind === "roll";
  const die = legal.some(rolls) ? ["roll"] : [];
  const box = legal.filter(isReturn);
  const already = facings.includes(drawing.facing) ? drawing.facing : null;
  return {
    facings,
    lays,
    all: [...facings, ...lays.map(({ text }) => text), ...die, ...box],
    first: already ?? box[0] ?? die[0] ?? null,
  };
}

/** The lays that cover a square, those nearest to a point first. */
export function laysOn(offers: Offers, square: number, near: Point | null): readonly Lay[] {
  const point = near ?? centre(square);
  return offers.lays
    .filter(({ squares }) => squares.includes(square))
    .sort((a, b) => distance(a.middle, point) - distance(b.middle, point));
}

/** The next lay in a direction: distance ahead counts once, distance to the side twice. */
export function layToward(
  offers: Offers,
  from: Point,
  ahead: Point,
  not: string | null,
): Lay | null {
  let [best, cost] = [null as Lay | null, Infinity];
  for (const lay of offers.lays) {
    const [dx, dy] = [lay.middle.x - from.x, lay.middle.y - from.y];
    const along = dx * ahead.x + dy * ahead.y;
    const aside = Math.abs(dx * ahead.y) + Math.abs(dy * ahead.x);
    const price = along + 2 * aside;
    if (lay.text !== not && along > 0.1 && price < cost) [best, cost] = [lay, price];
  }
  return best;
}
