/** Everybody's chances as areas on top of each other, and a row for each seat with its luck and its errors. */
import { useId } from "preact/hooks";
import { axisTurns } from "../../../components/chartGeometry";
import { dyeOf, weaveOf } from "../../../components/SeatsSwatch";
import { number, percent } from "../../../i18n/say";
import {
  AREA,
  areaPath,
  barPath,
  borderPath,
  type ChancesScale,
  type ErrorMark,
  gradePath,
  LUCK,
  type LuckBar,
  ROW,
  SOFT,
  START,
  TOP,
  type Vertex,
} from "./chancesGeometry";

interface DrawingProps {
  outline: readonly Vertex[];
  bars: readonly LuckBar[];
  marks: readonly ErrorMark[];
  colours: readonly string[];
  scale: ChancesScale;
  width: number;
  at: number;
}

export function Drawing({ outline, bars, marks, colours, scale, width, at }: DrawingProps) {
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
