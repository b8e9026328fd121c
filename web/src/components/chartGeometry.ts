/** Where the lines of a chart run, where their labels stand, and which turn a finger points at. */
import type { RecordInfo } from "../api/types";
import { seatsOf } from "../notation/position";

export interface Series {
  name: string;
  /** The letter of the seat's (first) colour. */
  colour: string;
  /** Points after turn 0, 1, 2 …; none from the turn on in which the player went out. */
  points: readonly number[];
}

export interface Scale {
  x: (turn: number) => number;
  y: (points: number) => number;
  /** The turn nearest to a place on the chart. */
  turnAt: (x: number) => number;
  right: number;
  ticks: readonly number[];
  turns: number;
}

export const HEIGHT = 240;
export const TOP = 12;
export const BOTTOM = 26;
export const START = 34;
/** How far apart the labels at the ends of the lines are, at least. */
export const LABEL = 16;
/** How wide a digit of those labels is. */
const DIGIT = 8.4;

/** The moments of a record at which a turn is over, after the beginning. */
export function momentsOf(record: RecordInfo): number[] {
  const ends = record.plies.flatMap(({ turn }, index) =>
    turn > 0 && turn !== record.plies[index + 1]?.turn ? [index + 1] : [],
  );
  return [0, ...ends];
}

/** Everybody's points at each of those moments. */
export function seriesOf(record: RecordInfo, names: readonly string[]): Series[] {
  const rows = momentsOf(record).map((moment) => {
    const { points, position } = record.plies[moment - 1] ?? { ...record, position: record.start };
    return { points, seats: seatsOf(position) };
  });
  const colours = seatsOf(record.start).map((seat) => seat.rugs[0]?.colour);
  return names.map((name, seat) => ({
    name,
    colour: colours[seat] ?? "r",
    points: rows.filter(({ seats }) => !seats[seat]?.out).map(({ points }) => points[seat] ?? 0),
  }));
}

/** How many turns the lines are long. */
export const turnsIn = (series: readonly Series[]): number =>
  Math.max(1, ...series.map(({ points }) => points.length - 1));

/** `digits` is how long the longest label is. */
export function scaleOf(series: readonly Series[], width: number, digits: number): Scale {
  const values = series.flatMap((one) => one.points);
  const span = Math.max(...values) - Math.min(...values);
  const step = span > 120 ? 40 : span > 60 ? 20 : span > 20 ? 10 : 5;
  const floor = Math.floor(Math.min(...values) / step) * step;
  const ceiling = Math.max(floor + step, Math.ceil(Math.max(...values) / step) * step);
  const turns = turnsIn(series);
  const right = width - 12 - DIGIT * digits;
  return {
    x: (turn) => START + ((right - START) * turn) / turns,
    y: (points) => TOP + ((HEIGHT - BOTTOM - TOP) * (ceiling - points)) / (ceiling - floor),
    turnAt: (x) => {
      const part = (x - START) / (right - START);
      return Math.round(Math.max(0, Math.min(1, part)) * turns);
    },
    right,
    ticks: Array.from({ length: (ceiling - floor) / step + 1 }, (_, index) => floor + index * step),
    turns,
  };
}

/** Move labels apart that would overlap; they keep their order and stay on the chart. */
export function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + LABEL);
  });
  // What has been pushed off the foot moves up again, and with it only what it then runs into.
  order.reverse().forEach((index, place) => {
    const below = order[place - 1];
    const limit = below === undefined ? HEIGHT - BOTTOM : placed[below]! - LABEL;
    placed[index] = Math.min(placed[index]!, limit);
  });
  return placed;
}

/** Where the last points of those who are in to the end stand, by the numbers of their lines. */
export function lastLabels(series: readonly Series[], { y, turns }: Scale): Map<number, number> {
  const ending = series.flatMap(({ points }, index) => (points.length > turns ? [index] : []));
  const placed = spread(ending.map((index) => y(series[index]?.points[turns] ?? 0)));
  return new Map(ending.map((index, place) => [index, placed[place] ?? 0]));
}

/** The turns that are named on the axis; the cursor's takes the place of one that is too near. */
export function axisTurns(turns: number, turn: number | null): number[] {
  const usual = [0, Math.round(turns / 2), turns];
  const apart = (one: number) => turn === null || Math.abs(one - turn) >= turns / 8;
  return [...new Set([...usual.filter(apart), ...(turn === null ? [] : [turn])])];
}

/** Stripes, diamonds, zigzag and checks, as small as a mark can be. */
export function markOf(colour: string, x: number, y: number): string {
  if (colour === "r") return `M${x - 4.5} ${y - 2}h9v4h-9z`;
  if (colour === "b") return `M${x} ${y - 5}l5 5l-5 5l-5 -5z`;
  if (colour === "y") return `M${x} ${y - 5}l5 9h-10z`;
  return `M${x - 4} ${y - 4}h8v8h-8z`;
}

/** The turn to which a key leads; undefined for a key that is none of the chart's. */
export function turnByKey(key: string, from: number, turns: number): number | undefined {
  const by: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    PageUp: from + 5,
    PageDown: from - 5,
    Home: 0,
    End: turns,
  };
  const wanted = by[key];
  return wanted === undefined ? undefined : Math.max(0, Math.min(turns, wanted));
}
