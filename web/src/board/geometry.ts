/** Positions in squares: x runs east and y south from the market's north-west corner. */
import type { Facing } from "../api/types";
import { beside, type Spot } from "../notation/square";

/** Room for the tracks beside the seven squares; the style sheet has the same number. */
export const EDGE = 0.39;
/** How far the tracks bulge: less than a true half-circle, so that squares can be large on a phone. */
export const BULGE = 0.305;

export interface Point {
  x: number;
  y: number;
}

export interface Waypoint extends Point {
  angle: number;
}

export const ANGLE: Record<Facing, number> = { N: 0, E: 90, S: 180, W: 270 };
export const AHEAD: Record<Facing, Point> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};
const BACK: Record<Facing, Facing> = { N: "S", E: "W", S: "N", W: "E" };

/** The north-western corner of a square. */
export function corner(square: number): Point {
  return { x: square % 7, y: 6 - Math.floor(square / 7) };
}

export function centre(square: number): Point {
  const { x, y } = corner(square);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square at a point, if there is one. */
export function squareAt({ x, y }: Point): number | null {
  if (x < 0 || y < 0 || x >= 7 || y >= 7) return null;
  return Math.floor(x) + 7 * (6 - Math.floor(y));
}

export function middle(squares: readonly number[]): Point {
  const points = squares.map(centre);
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The second angle, plus or minus full turns, so that it is nearest to the first. */
export function shortWay(from: number, to: number): number {
  return from + ((((to - from + 180) % 360) + 360) % 360) - 180;
}

function quarter(from: Point, to: Point, pivot: Point): Point[] {
  const points: Point[] = [];
  for (let i = 1; i <= 6; i++) {
    const t = (i / 6) * (Math.PI / 2);
    points.push({
      x: pivot.x + (from.x - pivot.x) * Math.cos(t) + (to.x - pivot.x) * Math.sin(t),
      y: pivot.y + (from.y - pivot.y) * Math.cos(t) + (to.y - pivot.y) * Math.sin(t),
    });
  }
  return points;
}

function gate(square: number, side: Facing): Point {
  const { x, y } = centre(square);
  return { x: x + AHEAD[side].x / 2, y: y + AHEAD[side].y / 2 };
}

function out(point: Point, side: Facing): Point {
  return { x: point.x + AHEAD[side].x * BULGE, y: point.y + AHEAD[side].y * BULGE };
}

/** The track from one spot's edge to another's: half round, or three quarters round a corner. */
function track(from: Spot, to: Spot): Point[] {
  const [left, entered] = [from.facing, BACK[to.facing]];
  const [start, end] = [gate(from.square, left), gate(to.square, entered)];
  if (left === entered) {
    const pivot = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
    const top = out(pivot, left);
    return [start, ...quarter(start, top, pivot), ...quarter(top, end, pivot)];
  }
  const along = left === "N" || left === "S";
  const pivot = along ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
  const [first, second] = [out(pivot, left), out(pivot, entered)];
  return [
    start,
    ...quarter(start, first, pivot),
    ...quarter(first, second, pivot),
    ...quarter(second, end, pivot),
  ];
}

/** Whether the way between two spots is one step ahead, with no track. */
export function isStep(from: Spot, to: Spot): boolean {
  return beside(from.square, from.facing) === to.square && from.facing === to.facing;
}

/** A whole ride around a track, from the middle of one square to the middle of another. */
export function ride(from: Spot, to: Spot, angle: number): Waypoint[] {
  const points = [centre(from.square), ...track(from, to), centre(to.square)];
  let turned = angle;
  return points.map((point, i) => {
    const next = points[i + 1] ?? point;
    const before = points[i - 1] ?? point;
    const [dx, dy] = [next.x - before.x, next.y - before.y];
    turned = shortWay(turned, (Math.atan2(dx, -dy) * 180) / Math.PI);
    return { ...point, angle: turned };
  });
}
