/** Points by turn: a line for each seat, with its own marks and its name at the end; also as a table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { RecordInfo } from "../api/types";
import { seatsOf } from "../notation/position";
import { number, plain, say } from "../i18n/say";
import { dyeOf } from "./SeatsSwatch";

interface Series {
  name: string;
  /** The letter of the seat's (first) colour. */
  colour: string;
  /** Points after turn 0, 1, 2 … */
  points: readonly number[];
}

const HEIGHT = 260;
const TOP = 12;
const BOTTOM = 26;
const START = 34;
const LABEL = 16;

/** A seat's points at the end of each turn of a record. */
export function seriesOf(record: RecordInfo, names: readonly string[]): Series[] {
  const ends = record.plies.filter((ply, index) => ply.turn !== record.plies[index + 1]?.turn);
  const played = ends.filter((ply) => ply.turn > 0);
  const colours = seatsOf(record.start).map((seat) => seat.rugs[0]?.colour);
  const rows = [record.points, ...played.map((ply) => ply.points)];
  return names.map((name, seat) => ({
    name,
    colour: colours[seat] ?? "r",
    points: rows.map((row) => row[seat] ?? 0),
  }));
}

interface ChartProps {
  series: readonly Series[];
  title: string;
  /** The turn that is shown beside it. */
  here?: number;
  onTurn?: (turn: number) => void;
}

export function Chart(given: ChartProps) {
  const { series, title } = given;
  const place = useRef<HTMLElement>(null);
  const width = useSignal(320);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) width.value = Math.max(240, Math.floor(entry.contentRect.width));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return (
    <figure class="points-chart" ref={place}>
      <figcaption>{title}</figcaption>
      <Lines {...given} width={width.value} />
      <details>
        <summary>{say("chart-as-table")}</summary>
        <Numbers series={series} title={title} />
      </details>
    </figure>
  );
}

/** The room for the names at the ends of the lines. */
const roomOf = (width: number): number => Math.min(150, width * 0.3);

interface Scale {
  x: (turn: number) => number;
  y: (points: number) => number;
  right: number;
  ticks: number[];
  turns: number;
}

function scaleOf(series: readonly Series[], width: number): Scale {
  const values = series.flatMap((one) => one.points);
  const span = Math.max(...values) - Math.min(...values);
  const step = span > 120 ? 40 : span > 60 ? 20 : span > 20 ? 10 : 5;
  const floor = Math.floor(Math.min(...values) / step) * step;
  const ceiling = Math.max(floor + step, Math.ceil(Math.max(...values) / step) * step);
  const turns = Math.max(1, (series[0]?.points.length ?? 1) - 1);
  const right = width - roomOf(width);
  return {
    x: (turn) => START + ((right - START) * turn) / turns,
    y: (points) => TOP + ((HEIGHT - BOTTOM - TOP) * (ceiling - points)) / (ceiling - floor),
    right,
    ticks: Array.from({ length: (ceiling - floor) / step + 1 }, (_, index) => floor + index * step),
    turns,
  };
}

function Lines({ series, width, here, onTurn }: ChartProps & { width: number }) {
  const scale = scaleOf(series, width);
  const { x, y, right, ticks, turns } = scale;
  const labels = spread(series.map((one) => y(one.points.at(-1) ?? 0)));
  const marked = Math.max(1, Math.round(turns / 8));
  const sums = DIGIT * Math.max(...series.map((one) => number(one.points.at(-1) ?? 0).length));
  return (
    <svg
      class={onTurn ? "points-lines to-touch" : "points-lines"}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
      direction="ltr"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const part = (event.clientX - box.left - START) / (right - START);
        onTurn?.(Math.round(Math.max(0, Math.min(1, part)) * turns));
      }}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="points-grid" x1={START} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={START - 6} y={y(tick) + 4} text-anchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {[0, Math.round(turns / 2), turns].map((turn) => (
        <text key={turn} x={x(turn)} y={HEIGHT - 6} text-anchor="middle">
          {number(turn)}
        </text>
      ))}
      {here !== undefined && (
        <line class="points-here" x1={x(here)} x2={x(here)} y1={TOP} y2={HEIGHT - BOTTOM} />
      )}
      {series.map(({ name, colour, points }, index) => (
        <g key={index} style={{ color: `var(--${dyeOf(colour)}-line)` }}>
          <polyline
            class="points-line"
            points={points.map((value, turn) => `${x(turn)},${y(value)}`).join(" ")}
          />
          {points.map((value, turn) =>
            turn % marked === 0 || turn === turns ? (
              <path key={turn} d={markOf(colour, x(turn), y(value))} fill="currentColor" />
            ) : null,
          )}
          <Label
            name={short(plain(name), roomOf(width) - 22 - sums)}
            points={number(points.at(-1) ?? 0)}
            x={right + 10 + sums}
            y={(labels[index] ?? 0) + 4}
          />
        </g>
      ))}
    </svg>
  );
}

interface LabelProps {
  name: string;
  points: string;
  x: number;
  y: number;
}

/** How wide a digit of the labels is. */
const DIGIT = 8.4;

/** A line's last value and name: two texts, since a right-to-left name would move the number. */
function Label({ name, points, x, y }: LabelProps) {
  return (
    <>
      <text class="points-name" x={x} y={y} text-anchor="end">
        {points}
      </text>
      <text class="points-name" x={x + 6} y={y} style={{ unicodeBidi: "plaintext" }}>
        {name}
      </text>
    </>
  );
}

/** Stripes, diamonds, zigzag and checks, as small as a mark can be. */
function markOf(colour: string, x: number, y: number): string {
  if (colour === "r") return `M${x - 4.5} ${y - 2}h9v4h-9z`;
  if (colour === "b") return `M${x} ${y - 5}l5 5l-5 5l-5 -5z`;
  if (colour === "y") return `M${x} ${y - 5}l5 9h-10z`;
  return `M${x - 4} ${y - 4}h8v8h-8z`;
}

/** Move labels apart that would overlap. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((index, place) => {
    const above = order[place - 1];
    if (above !== undefined) placed[index] = Math.max(placed[index]!, placed[above]! + LABEL);
  });
  const over = Math.max(0, Math.max(...placed) - (HEIGHT - BOTTOM));
  return placed.map((y) => y - over);
}

function short(name: string, width: number): string {
  const letters = [...name];
  // Letters of East Asia are as wide as two.
  const wide = letters.some((letter) => /[\u2e80-\uffdc]/.test(letter));
  const room = Math.floor(width / (wide ? 12.5 : 7.8));
  if (letters.length <= room) return name;
  // The end stays: it is what tells two bots apart.
  return `${letters.slice(0, Math.max(1, room - 3)).join("")}…${letters.slice(-2).join("").trim()}`;
}

function Numbers({ series, title }: { series: readonly Series[]; title: string }) {
  const turns = series[0]?.points.length ?? 0;
  return (
    <div class="points-table" tabIndex={0} role="region" aria-label={title}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{say("chart-turn")}</th>
            {series.map((one, index) => (
              <th key={index} scope="col">
                <bdi>{one.name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: turns }, (_, turn) => (
            <tr key={turn}>
              <th scope="row">{number(turn)}</th>
              {series.map((one, index) => (
                <td key={index}>{number(one.points[turn] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
