/** Lines around and through squares, as SVG paths in hundredths of a square. */
import type { Spot } from "../notation/square";
import { ANGLE, centre, corner, isStep, ride } from "./geometry";

const U = 100;

/** The outer edge of some squares, whatever their shape. */
export function outlineOf(squares: readonly number[]): string {
  const has = (x: number, y: number): boolean =>
    squares.some((square) => corner(square).x === x && corner(square).y === y);
  let path = "";
  for (const square of squares) {
    const { x, y } = corner(square);
    const [left, top, right, bottom] = [x * U, y * U, (x + 1) * U, (y + 1) * U];
    if (!has(x, y - 1)) path += `M${left} ${top}H${right}`;
    if (!has(x + 1, y)) path += `M${right} ${top}V${bottom}`;
    if (!has(x, y + 1)) path += `M${left} ${bottom}H${right}`;
    if (!has(x - 1, y)) path += `M${left} ${top}V${bottom}`;
  }
  return path;
}

/** The way of a walk from square to square, along the tracks where it turns. */
export function walkPath(spots: readonly Spot[]): string {
  const [first, ...rest] = spots;
  if (!first) return "";
  const at = ({ x, y }: { x: number; y: number }): string =>
    `${(x * U).toFixed(1)} ${(y * U).toFixed(1)}`;
  let path = `M${at(centre(first.square))}`;
  let before = first;
  for (const spot of rest) {
    if (isStep(before, spot)) path += `L${at(centre(spot.square))}`;
    else
      for (const point of ride(before, spot, ANGLE[before.facing]).slice(1))
        path += `L${at(point)}`;
    before = spot;
  }
  return path;
}
