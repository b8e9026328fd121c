/** Where the areas of the chances run, the bars of luck below them, and the marks of errors. */
import {
  type ActionStep,
  type AnalysisState,
  type DecisionStep,
  errorsIn,
  type Grade,
} from "./analysisModel";

type Turns = Pick<AnalysisState, "turns">;

/** Everybody's chances at a place on the axis of turns. */
export interface Vertex {
  at: number;
  chances: readonly number[];
}

/** The luck that a seat had in a turn. */
export interface LuckBar {
  turn: number;
  seat: number;
  gain: number;
}

/** A seat's largest error in a turn. */
export interface ErrorMark {
  turn: number;
  seat: number;
  grade: Grade;
  error: number;
}

/** What is to be said of a turn besides the chances: every seat's luck, and the errors that have a name. */
export interface TurnFacts {
  luck: readonly LuckBar[];
  errors: readonly DecisionStep[];
}

export const NO_FACTS: TurnFacts = { luck: [], errors: [] };

export const START = 44;
export const END = 8;
export const TOP = 8;
/** How high the areas are together. */
export const AREA = 168;
/** A seat's row below them: its luck, and its errors under that. */
export const ROW = 46;
export const LUCK = 30;
/** How long the longest bar is that is not cut, of those that are. */
const WHOLE = 0.72;
const GAP = 10;
const AXIS = 22;
/** How wide the boundary is behind which nothing is known yet. */
export const SOFT = 36;

export interface ChancesScale {
  x: (turn: number) => number;
  /** How far down a sum of chances is, from the top. */
  y: (sum: number) => number;
  /** Where the row of a seat begins. */
  row: (seat: number) => number;
  /** The turn nearest to a place on the chart. */
  turnAt: (x: number) => number;
  /** How long the bar of so much luck is, and whether it had to be cut. */
  bar: (gain: number) => number;
  isCut: (gain: number) => boolean;
  barWidth: number;
  right: number;
  bottom: number;
  height: number;
  turns: number;
}

/** Rows have room for so much of all luck: the last rolls of a game may decide it, and all others
 * would be too small to be seen beside them. */
const SHOWN_WHOLE = 0.9;
const LEAST_ROOM = 0.02;

/** How much luck a row has room for. Bars of more are cut. */
export function mostLuck(bars: readonly LuckBar[]): number {
  const sizes = bars.map(({ gain }) => Math.abs(gain)).sort((a, b) => a - b);
  return Math.max(LEAST_ROOM, sizes[Math.floor((sizes.length - 1) * SHOWN_WHOLE)] ?? 0);
}

export function chancesScale(
  turns: number,
  seats: number,
  width: number,
  most: number,
): ChancesScale {
  const right = width - END;
  const count = Math.max(1, turns);
  const step = (right - START) / count;
  const bottom = TOP + AREA + GAP + seats * ROW;
  return {
    x: (turn) => START + step * turn,
    y: (sum) => TOP + AREA * sum,
    row: (seat) => TOP + AREA + GAP + (seat - 1) * ROW,
    turnAt: (x) => Math.max(0, Math.min(turns, Math.round((x - START) / step))),
    bar: (gain) =>
      Math.abs(gain) > most ? LUCK / 2 : WHOLE * (LUCK / 2) * (Math.abs(gain) / most),
    isCut: (gain) => Math.abs(gain) > most,
    // Other seats play between two turns of a seat, so its bars may be wider than a turn.
    barWidth: Math.max(2, Math.min(9, step * Math.min(2, seats - 1) * 0.8)),
    right,
    bottom,
    height: bottom + AXIS,
    turns,
  };
}

/** Where a moment is on the axis of turns: between two of them while a turn is played. */
export function placeOf(moments: readonly number[], moment: number): number {
  const turn = moments.findLastIndex((one) => one <= moment);
  const [from = 0, to] = [moments[turn], moments[turn + 1]];
  return to === undefined ? turn : turn + (moment - from) / (to - from);
}

/** The turn in which the action with this number was taken. */
export function turnOf(moments: readonly number[], ply: number): number {
  const turn = moments.findIndex((one) => one > ply);
  return turn < 0 ? moments.length - 1 : turn;
}

/** The chances at each action, as far as they are known. */
export function vertices({ turns }: Turns, moments: readonly number[]): Vertex[] {
  const [first] = turns;
  if (!first) return [];
  const steps = turns.flatMap((turn) =>
    turn.steps.filter((step): step is ActionStep => step.kind !== "correction"),
  );
  const following = steps.map(({ ply, after }) => ({
    at: placeOf(moments, ply + 1),
    chances: after,
  }));
  return [{ at: 0, chances: first.before }, ...following];
}

/** The upper and the lower edge of a seat's area. */
function edges({ chances }: Vertex, seat: number): [number, number] {
  const above = chances.slice(0, seat - 1).reduce((sum, chance) => sum + chance, 0);
  return [above, above + (chances[seat - 1] ?? 0)];
}

/** The area of a seat as a path. */
export function areaPath(all: readonly Vertex[], seat: number, { x, y }: ChancesScale): string {
  const point = (at: number, sum: number) => `${x(at).toFixed(1)} ${y(sum).toFixed(1)}`;
  const upper = all.map((one) => point(one.at, edges(one, seat)[0]));
  const lower = all.map((one) => point(one.at, edges(one, seat)[1])).reverse();
  return all.length ? `M${[...upper, ...lower].join("L")}Z` : "";
}

/** The line between a seat's area and the next one. */
export function borderPath(all: readonly Vertex[], seat: number, { x, y }: ChancesScale): string {
  const points = all.map((one) => `${x(one.at).toFixed(1)} ${y(edges(one, seat)[1]).toFixed(1)}`);
  return points.length > 1 ? `M${points.join("L")}` : "";
}

/** A bar up from the middle where luck was good, down where it was bad. One that is cut has a gap
 * before its end. */
export function barPath({ turn, gain }: LuckBar, middle: number, scale: ChancesScale): string {
  const { x, bar, barWidth, isCut } = scale;
  const up = gain > 0 ? -1 : 1;
  const left = x(turn) - barWidth / 2;
  const piece = (from: number, to: number) =>
    `M${left} ${middle + up * from}h${barWidth}V${middle + up * to}h${-barWidth}Z`;
  const length = bar(gain);
  return isCut(gain) ? piece(0, length - 4.5) + piece(length - 2.5, length) : piece(0, length);
}

/** Every seat's luck, turn by turn. */
export function luckBars({ turns }: Turns, moments: readonly number[]): LuckBar[] {
  const bars = new Map<string, LuckBar>();
  for (const step of turns.flatMap(({ steps }) => steps)) {
    if (step.kind !== "luck") continue;
    const { seat } = step;
    const turn = turnOf(moments, step.ply);
    const before = bars.get(`${turn} ${seat}`)?.gain ?? 0;
    bars.set(`${turn} ${seat}`, { turn, seat, gain: before + (step.gains[seat - 1] ?? 0) });
  }
  return [...bars.values()];
}

/** Every seat's largest error in each turn, of those that have a name. */
export function errorMarks(state: Turns, moments: readonly number[]): ErrorMark[] {
  const marks = new Map<string, ErrorMark>();
  for (const { seat, ply, error, grade } of errorsIn(state)) {
    const turn = turnOf(moments, ply);
    const before = marks.get(`${turn} ${seat}`);
    if (grade && (!before || error < before.error))
      marks.set(`${turn} ${seat}`, { turn, seat, grade, error });
  }
  return [...marks.values()];
}

/** Each turn's luck and errors, by its number. */
export function turnFacts(
  state: Turns,
  moments: readonly number[],
  bars: readonly LuckBar[],
): TurnFacts[] {
  const errors = errorsIn(state);
  return moments.map((_, turn) => ({
    luck: bars.filter((bar) => bar.turn === turn),
    errors: errors.filter(({ ply }) => turnOf(moments, ply) === turn),
  }));
}

/** The step that changed everybody's chances the most. */
export function largestSwing({ turns }: Turns): ActionStep | null {
  const steps = turns
    .flatMap((turn) => turn.steps)
    .filter((step): step is ActionStep => step.kind !== "correction");
  const swing = ({ gains }: ActionStep) => gains.reduce((sum, gain) => sum + Math.abs(gain), 0);
  return largest(steps, swing);
}

/** The error that cost the most, of those that have a name: of a seat's own, if there is one and it made any. */
export function largestError(state: Turns, own = 0): DecisionStep | null {
  const errors = errorsIn(state);
  const mine = errors.filter(({ seat }) => seat === own);
  return largest(mine.length ? mine : errors, ({ error }) => -error);
}

/** The first of the largest. */
function largest<T>(all: readonly T[], size: (one: T) => number): T | null {
  return all.reduce<T | null>(
    (most, one) => (most === null || size(one) > size(most) ? one : most),
    null,
  );
}

/** A ring, a triangle and a cross: they differ in shape, and in how heavy they are. */
export function gradePath(grade: Grade, x: number, y: number): string {
  if (grade === "slip") {
    const circle = (r: number) =>
      `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    return circle(3.4) + circle(1.9);
  }
  if (grade === "mistake") return `M${x - 4.5} ${y - 3.6}h9l-4.5 8z`;
  return (
    `M${x - 4.6} ${y - 2.6}l2 -2l2.6 2.6l2.6 -2.6l2 2l-2.6 2.6l2.6 2.6l-2 2` +
    "l-2.6 -2.6l-2.6 2.6l-2 -2l2.6 -2.6z"
  );
}
