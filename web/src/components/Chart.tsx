/** Points by turn: a line for each seat with its own marks, a cursor that can be moved by touch, by
 * mouse and by keys, everybody's points where it stands, and the same as a table. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { listed, number, say } from "../i18n/say";
import {
  BOTTOM,
  HEIGHT,
  markOf,
  type Scale,
  axisTurns,
  lastLabels,
  scaleOf,
  type Series,
  START,
  TOP,
  turnByKey,
  turnsIn,
} from "./chartGeometry";
import { dyeOf } from "./SeatsSwatch";
import { useWidth } from "./useWidth";

interface ChartProps {
  series: readonly Series[];
  title: string;
  /** The turn that is shown beside it; without it the chart has a cursor of its own. */
  here?: number;
  onTurn?: (turn: number) => void;
  /** Where a turn can be looked at; a click or Enter on the cursor goes there. */
  watch?: { href: (turn: number) => string; open: (turn: number) => void };
}

export function Chart({ series, title, here, onTurn, watch }: ChartProps) {
  const place = useRef<HTMLElement>(null);
  const width = useWidth(place, 240);
  const cursor = useSignal<number | null>(null);
  const turns = turnsIn(series);
  const turn = here ?? cursor.value;
  return (
    <figure class="points-chart" ref={place}>
      <figcaption>{title}</figcaption>
      <Lines
        series={series}
        width={width}
        turn={turn}
        onTurn={(wanted) => {
          if (wanted === turn) return;
          cursor.value = wanted;
          onTurn?.(wanted);
        }}
        onOpen={watch?.open}
      />
      <Reading series={series} turn={turn ?? turns} />
      {watch && (
        <p class="points-turn">
          {turn === null ? (
            say("chart-help")
          ) : (
            <a class="button" data-testid="chart-watch" href={watch.href(turn)}>
              {turn ? say("chart-watch-turn", { turn }) : say("chart-watch-start")}
            </a>
          )}
        </p>
      )}
      <details>
        <summary>{say("chart-as-table")}</summary>
        <Numbers series={series} title={title} />
      </details>
    </figure>
  );
}

/** A player's points after a turn, or that the player is out. */
function pointsAt({ points }: Series, turn: number): string {
  const found = points[turn];
  return found === undefined ? say("seat-out-mark") : number(found);
}

/** The cursor's place, to be heard: the turn and everybody's points. */
function valueText(series: readonly Series[], turn: number): string {
  const points = listed(
    series.map((one) => say("chart-points-of", { name: one.name, points: pointsAt(one, turn) })),
  );
  return turn ? say("chart-value", { turn, points }) : say("chart-value-start", { points });
}

interface LinesProps {
  series: readonly Series[];
  width: number;
  turn: number | null;
  onTurn: (turn: number) => void;
  onOpen: ((turn: number) => void) | undefined;
}

/** The chart as one slider over the turns. A finger only moves the cursor, as it cannot hover. */
function Lines({ series, width, turn, onTurn, onOpen }: LinesProps) {
  const digits = Math.max(...series.map((one) => number(one.points.at(-1) ?? 0).length));
  const scale = scaleOf(series, width, digits);
  const { turns, turnAt } = scale;
  const byTouch = useRef(false);
  const under = (event: MouseEvent & { currentTarget: HTMLElement }) =>
    turnAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
  return (
    <div
      class="points-slider"
      role="slider"
      tabIndex={0}
      aria-label={say("chart-walk")}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={turns}
      aria-valuenow={turn ?? turns}
      aria-valuetext={valueText(series, turn ?? turns)}
      onPointerDown={(event) => {
        byTouch.current = event.pointerType !== "mouse";
        onTurn(under(event));
      }}
      onPointerMove={(event) => {
        if (onOpen || event.buttons) onTurn(under(event));
      }}
      onClick={(event) => {
        if (!byTouch.current) onOpen?.(under(event));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const wanted = turnByKey(event.key, turn ?? turns, turns);
        if (wanted === undefined && (event.key !== "Enter" || !onOpen)) return;
        event.preventDefault();
        if (wanted === undefined) onOpen?.(turn ?? turns);
        else onTurn(wanted);
      }}
    >
      <Drawing series={series} width={width} turn={turn} scale={scale} />
    </div>
  );
}

interface DrawingProps {
  series: readonly Series[];
  width: number;
  turn: number | null;
  scale: Scale;
}

function Drawing({ series, width, turn, scale }: DrawingProps) {
  const { x, y, right, ticks, turns } = scale;
  return (
    <svg class="points-lines" width={width} height={HEIGHT} aria-hidden="true" direction="ltr">
      {ticks.map((tick) => (
        <g key={tick}>
          <line class="points-grid" x1={START} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={START - 6} y={y(tick) + 4} text-anchor="end">
            {number(tick)}
          </text>
        </g>
      ))}
      {axisTurns(turns, turn).map((one) => (
        <text
          key={one}
          class={one === turn ? "points-now" : undefined}
          x={x(one)}
          y={HEIGHT - 6}
          text-anchor="middle"
        >
          {number(one)}
        </text>
      ))}
      {turn !== null && (
        <line class="points-here" x1={x(turn)} x2={x(turn)} y1={TOP} y2={HEIGHT - BOTTOM} />
      )}
      <SeriesLines series={series} scale={scale} turn={turn} />
    </svg>
  );
}

function SeriesLines({ series, scale, turn }: Omit<DrawingProps, "width">) {
  const { x, y, right, turns } = scale;
  const labels = lastLabels(series, scale);
  const marked = Math.max(1, Math.round(turns / 8));
  return series.map(({ colour, points }, index) => (
    <g key={index} style={{ color: `var(--${dyeOf(colour)}-line)` }}>
      <polyline
        class="points-line"
        points={points.map((value, at) => `${x(at)},${y(value)}`).join(" ")}
      />
      {points.map((value, at) =>
        at % marked === 0 || at === points.length - 1 ? (
          <path key={at} d={markOf(colour, x(at), y(value))} fill="currentColor" />
        ) : null,
      )}
      {turn !== null && points[turn] !== undefined && (
        <circle class="points-dot" cx={x(turn)} cy={y(points[turn])} r="5.5" />
      )}
      {labels.has(index) && (
        <text class="points-last" x={right + 9} y={(labels.get(index) ?? 0) + 4}>
          {number(points.at(-1) ?? 0)}
        </text>
      )}
    </g>
  ));
}

/** Whose line is whose, and everybody's points where the cursor stands. Names are never cut. */
function Reading({ series, turn }: { series: readonly Series[]; turn: number }) {
  return (
    <ul class="points-reading" aria-hidden="true">
      {series.map((one, index) => (
        <li key={index} style={{ color: `var(--${dyeOf(one.colour)}-line)` }}>
          <svg class="points-key" viewBox="0 0 24 12">
            <path d="M0 6H24" stroke="currentColor" stroke-width="2" />
            <path d={markOf(one.colour, 12, 6)} fill="currentColor" />
          </svg>
          <bdi class="points-name">{one.name}</bdi>
          <b class="numbers">{pointsAt(one, turn)}</b>
        </li>
      ))}
    </ul>
  );
}

function Numbers({ series, title }: { series: readonly Series[]; title: string }) {
  const turns = turnsIn(series) + 1;
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
                <td key={index}>{pointsAt(one, turn)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
