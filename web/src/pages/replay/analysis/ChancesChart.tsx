/** Everybody's chance to win by turn, as areas on top of each other; below them a row for each seat
 * with its luck and its errors. A cursor goes along by touch, by mouse and by keys. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { axisTurns, turnByKey } from "../../../components/chartGeometry";
import { dyeOf, Swatch, weaveOf } from "../../../components/SeatsSwatch";
import { gain, listed, number, percent, say } from "../../../i18n/say";
import { type AnalysisState, chancesAt, errorsIn } from "./analysisModel";
import {
  AREA,
  areaPath,
  barPath,
  borderPath,
  type ChancesScale,
  chancesScale,
  type ErrorMark,
  errorMarks,
  gradePath,
  LUCK,
  type LuckBar,
  luckBars,
  mostLuck,
  placeOf,
  ROW,
  SOFT,
  START,
  TOP,
  turnOf,
  type Vertex,
  vertices,
} from "./chancesGeometry";
import { GradeMark } from "./GradeMark";

interface ChancesChartProps {
  state: AnalysisState;
  /** The moments at which turns are over. */
  moments: readonly number[];
  names: readonly string[];
  /** The letter of each seat's first colour. */
  colours: readonly string[];
  /** The moment that is shown on the market. */
  moment: number;
  /** What stands over the reading: the turn of that moment, and whose it is. */
  place: string;
  onMoment: (moment: number) => void;
  /** What stands below the reading. */
  children?: ComponentChildren;
}

export function ChancesChart(props: ChancesChartProps) {
  const { state, moments, names, colours, moment, place, children } = props;
  const figure = useRef<HTMLElement>(null);
  const width = useWidth(figure);
  const bars = useMemo(() => luckBars(state, moments), [state.turns, moments]);
  const marks = useMemo(() => errorMarks(state, moments), [state.turns, moments]);
  const outline = useMemo(() => vertices(state, moments), [state.turns, moments]);
  const scale = chancesScale(moments.length - 1, names.length, width, mostLuck(bars));
  return (
    <figure class="chances-chart" ref={figure} data-testid="chances">
      <figcaption>{say("analysis-chances")}</figcaption>
      <Slider {...props} scale={scale}>
        <Drawing
          {...{ outline, bars, marks, colours, scale, width }}
          at={placeOf(moments, moment)}
        />
      </Slider>
      <Reading {...{ state, names, colours, moment }} />
      <Notes {...{ state, moments, moment, place }} />
      {children}
      <details>
        <summary>{say("analysis-as-table")}</summary>
        <p class="analysis-help">{say("analysis-chart-help")}</p>
        <Numbers {...{ state, moments, names, bars }} />
      </details>
    </figure>
  );
}

function useWidth(place: { current: HTMLElement | null }): number {
  const width = useSignal(320);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) width.value = Math.max(200, Math.floor(entry.contentRect.width));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return width.value;
}

/** Everybody's chances as they are listed. */
function chancesText(names: readonly string[], chances: readonly number[]): string {
  return listed(
    names.map((name, seat) =>
      say("analysis-chance-of", { name, chance: percent(chances[seat] ?? 0) }),
    ),
  );
}

/** The cursor's place, to be heard: the turn, everybody's chances, its luck and its errors. */
function valueText({ state, moments, names, moment }: ChancesChartProps): string {
  const turn = turnShown(moments, moment);
  const chances = chancesAt(state, moment);
  if (!chances) return say("analysis-value-unknown", { turn });
  const told = listed([chancesText(names, chances), ...notesOf(state, moments, moment)]);
  return turn
    ? say("analysis-value", { turn, chances: told })
    : say("analysis-value-start", { chances: told });
}

/** The turn that a moment is in, or at the end of. */
const turnShown = (moments: readonly number[], moment: number) =>
  Math.ceil(placeOf(moments, moment));

/** The luck and the errors of the turn that a moment is in, as words. */
function notesOf(
  { turns }: Pick<AnalysisState, "turns">,
  moments: readonly number[],
  moment: number,
): string[] {
  const turn = turnShown(moments, moment);
  const state = { turns };
  const luck = luckBars(state, moments).filter((bar) => bar.turn === turn);
  const errors = errorsIn(state).filter(({ ply }) => turnOf(moments, ply) === turn);
  return [
    ...luck.map((bar) => say("analysis-luck-of", { gain: gain(bar.gain) })),
    ...errors.map(({ grade, error }) =>
      say("analysis-error-of", { grade: grade ?? "slip", cost: gain(error) }),
    ),
  ];
}

interface SliderProps extends ChancesChartProps {
  scale: ChancesScale;
}

/** The chart as one slider over the turns. */
function Slider(props: SliderProps) {
  const { moments, moment, onMoment, scale, children } = props;
  const at = placeOf(moments, moment);
  const go = (turn: number) => {
    const wanted = moments[turn] ?? 0;
    if (wanted !== moment) onMoment(wanted);
  };
  const under = (event: MouseEvent & { currentTarget: HTMLElement }) =>
    scale.turnAt(event.clientX - event.currentTarget.getBoundingClientRect().left);
  return (
    <div
      class="points-slider"
      role="slider"
      tabIndex={0}
      aria-label={say("analysis-walk")}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={scale.turns}
      aria-valuenow={Math.ceil(at)}
      aria-valuetext={valueText(props)}
      onPointerDown={(event) => go(under(event))}
      onPointerMove={(event) => {
        if (event.buttons) go(under(event));
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
        const onward = ["ArrowRight", "ArrowUp", "PageDown"].includes(event.key);
        const wanted = turnByKey(event.key, onward ? Math.floor(at) : Math.ceil(at), scale.turns);
        if (wanted === undefined) return;
        event.preventDefault();
        go(wanted);
      }}
    >
      {children}
    </div>
  );
}

interface DrawingProps {
  outline: readonly Vertex[];
  bars: readonly LuckBar[];
  marks: readonly ErrorMark[];
  colours: readonly string[];
  scale: ChancesScale;
  width: number;
  at: number;
}

function Drawing({ outline, bars, marks, colours, scale, width, at }: DrawingProps) {
  const { x, right, bottom, height, turns } = scale;
  const weave = useId();
  const shown = Math.ceil(at);
  return (
    <svg class="chances" width={width} height={height} aria-hidden="true" direction="ltr">
      <Weaves prefix={weave} colours={colours} />
      <Frame scale={scale} />
      <Areas outline={outline} colours={colours} scale={scale} weave={weave} />
      <path class="chances-here-edge" d={`M${x(at)} ${TOP}V${bottom}`} />
      <path class="chances-here" d={`M${x(at)} ${TOP - 3}V${bottom + 2}`} />
      {colours.map((colour, index) => (
        <SeatRow
          key={index}
          colour={colour}
          weave={weave}
          scale={scale}
          seat={index + 1}
          bars={bars.filter(({ seat }) => seat === index + 1)}
          marks={marks.filter(({ seat }) => seat === index + 1)}
        />
      ))}
      {axisTurns(turns, shown).map((one) => (
        <text
          key={one}
          class={one === shown ? "chances-now" : undefined}
          x={Math.min(x(one), right - 4)}
          y={height - 6}
          text-anchor="middle"
        >
          {number(one)}
        </text>
      ))}
    </svg>
  );
}

/** The weaves of the rugs, in small. */
function Weaves({ prefix, colours }: { prefix: string; colours: readonly string[] }) {
  return (
    <defs>
      {colours.map((colour, index) => {
        const dye = dyeOf(colour);
        const { path, filled } = weaveOf(colour);
        const thread = `var(--${dye}-thread)`;
        return (
          <pattern
            key={index}
            id={`${prefix}-${colour}`}
            width="24"
            height="16"
            patternUnits="userSpaceOnUse"
          >
            <rect width="24" height="16" style={{ fill: `var(--${dye})` }} />
            <path
              class="chances-thread"
              d={path}
              style={{ fill: filled ? thread : "none", stroke: thread }}
              stroke-width={filled ? 0 : 1.4}
            />
          </pattern>
        );
      })}
    </defs>
  );
}

/** The whole game from the beginning: what is not known yet is empty. */
function Frame({ scale }: { scale: ChancesScale }) {
  const { y, right } = scale;
  return [0, 0.5, 1].map((sum) => (
    <g key={sum}>
      <path class="chances-grid" d={`M${START} ${y(sum)}H${right}`} />
      <text x={START - 5} y={y(sum) + (sum === 0 ? 9 : sum === 1 ? 0 : 4)} text-anchor="end">
        {percent(1 - sum)}
      </text>
    </g>
  ));
}

interface AreasProps {
  outline: readonly Vertex[];
  colours: readonly string[];
  scale: ChancesScale;
  weave: string;
}

/** One area upon the other; they fade where the analysis has not come further. */
function Areas({ outline, colours, scale, weave }: AreasProps) {
  const edge = scale.x(outline.at(-1)?.at ?? 0);
  const whole = edge > scale.right - 1;
  return (
    <>
      <defs>
        <linearGradient
          id={`${weave}-fade`}
          gradientUnits="userSpaceOnUse"
          x1={edge - SOFT}
          x2={edge}
        >
          <stop offset="0" stop-color="#fff" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </linearGradient>
        <mask
          id={`${weave}-known`}
          maskUnits="userSpaceOnUse"
          x="0"
          y="0"
          width={edge}
          height={TOP + AREA + 2}
        >
          <rect width={edge} height={TOP + AREA + 2} fill={`url(#${weave}-fade)`} />
        </mask>
      </defs>
      <g mask={whole ? undefined : `url(#${weave}-known)`}>
        {colours.map((colour, index) => (
          <path
            key={index}
            data-seat={index + 1}
            d={areaPath(outline, index + 1, scale)}
            fill={`url(#${weave}-${colour})`}
          />
        ))}
        {colours.slice(1).map((_, index) => (
          <path key={index} class="chances-border" d={borderPath(outline, index + 1, scale)} />
        ))}
      </g>
    </>
  );
}

interface SeatRowProps {
  seat: number;
  colour: string;
  weave: string;
  scale: ChancesScale;
  bars: readonly LuckBar[];
  marks: readonly ErrorMark[];
}

/** A seat's luck, up where it was good, and the marks of its errors. */
function SeatRow({ seat, colour, weave, scale, bars, marks }: SeatRowProps) {
  const { x, row, right } = scale;
  const middle = row(seat) + LUCK / 2;
  const dye = dyeOf(colour);
  return (
    <g>
      <rect
        class="chances-key"
        x={START - 32}
        y={middle - 7}
        width="22"
        height="14"
        fill={`url(#${weave}-${colour})`}
        style={{ stroke: `var(--${dye}-edge)` }}
      />
      <path class="chances-grid" d={`M${START} ${middle}H${right}`} />
      {bars.map((one) => (
        <path
          key={one.turn}
          class="chances-luck"
          data-turn={one.turn}
          d={barPath(one, middle, scale)}
          style={{ fill: `var(--${dye})`, stroke: `var(--${dye}-edge)` }}
        />
      ))}
      {marks.map(({ turn, grade }) => (
        <path
          key={turn}
          class={`chances-error is-${grade}`}
          d={gradePath(grade, x(turn), row(seat) + ROW - 9)}
          fill-rule="evenodd"
        />
      ))}
    </g>
  );
}

interface ReadingProps {
  state: AnalysisState;
  names: readonly string[];
  colours: readonly string[];
  moment: number;
}

/** Whose area is whose, with everybody's chance where the cursor stands. */
function Reading({ state, names, colours, moment }: ReadingProps) {
  const chances = chancesAt(state, moment);
  return (
    <ul class="chances-reading" aria-hidden="true">
      {names.map((name, index) => (
        <li key={index}>
          <Swatch colour={colours[index] ?? "r"} />
          <bdi class="points-name">{name}</bdi>
          <b class="numbers">{chances ? percent(chances[index] ?? 0) : "–"}</b>
        </li>
      ))}
    </ul>
  );
}

/** The turn where the cursor stands, with its luck and its errors. As high for any turn. */
function Notes({
  state,
  moments,
  moment,
  place,
}: Pick<ChancesChartProps, "state" | "moments" | "moment" | "place">) {
  const turn = turnShown(moments, moment);
  const luck = luckBars(state, moments).filter((bar) => bar.turn === turn);
  const errors = errorsIn(state).filter(({ ply }) => turnOf(moments, ply) === turn);
  return (
    <p class="chances-notes" aria-hidden="true">
      <span>{place}</span>
      {!chancesAt(state, moment) && <span>{say("analysis-not-yet")}</span>}
      {luck.map((bar) => (
        <span key={bar.seat}>{say("analysis-luck-of", { gain: gain(bar.gain) })}</span>
      ))}
      {errors.map(({ ply, grade, error }) => (
        <span key={ply} class="chances-note">
          <GradeMark grade={grade ?? "slip"} />
          {say("analysis-error-of", { grade: grade ?? "slip", cost: gain(error) })}
        </span>
      ))}
    </p>
  );
}

interface NumbersProps {
  state: AnalysisState;
  moments: readonly number[];
  names: readonly string[];
  bars: readonly LuckBar[];
}

/** The same as a table, as far as it is known. */
function Numbers({ state, moments, names, bars }: NumbersProps) {
  const errors = errorsIn(state);
  const known = moments.filter((moment) => chancesAt(state, moment));
  return (
    <div class="points-table" tabIndex={0} role="region" aria-label={say("analysis-chances")}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{say("chart-turn")}</th>
            {names.map((name, index) => (
              <th key={index} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col">{say("analysis-column-luck")}</th>
            <th scope="col">{say("analysis-column-error")}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((moment, turn) => (
            <tr key={turn}>
              <th scope="row">{number(turn)}</th>
              {names.map((_, index) => (
                <td key={index}>{percent(chancesAt(state, moment)?.[index] ?? 0)}</td>
              ))}
              <td>
                {listed(bars.filter((bar) => bar.turn === turn).map((bar) => gain(bar.gain)))}
              </td>
              <td>
                {listed(
                  errors
                    .filter(({ ply }) => turnOf(moments, ply) === turn)
                    .map(({ grade, error }) =>
                      say("analysis-error-of", { grade: grade ?? "slip", cost: gain(error) }),
                    ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
