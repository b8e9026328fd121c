/** Everybody's chance to win by turn, as areas on top of each other; below them a row for each seat
 * with its luck and its errors. A cursor goes along by touch, by mouse and by keys. */
import type { ComponentChildren } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { turnByKey } from "../../../components/chartGeometry";
import { useWidth } from "../../../components/useWidth";
import { listed, say } from "../../../i18n/say";
import { type AnalysisState, chancesAt } from "./analysisModel";
import { Drawing } from "./ChancesDrawing";
import {
  type ChancesScale,
  chancesScale,
  errorMarks,
  luckBars,
  mostLuck,
  NO_FACTS,
  placeOf,
  type TurnFacts,
  turnFacts,
  vertices,
} from "./chancesGeometry";
import { chancesText, factsText, Notes, Numbers, Reading } from "./ChancesReading";

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
  const width = useWidth(figure, 200);
  const bars = useMemo(() => luckBars(state, moments), [state.turns, moments]);
  const marks = useMemo(() => errorMarks(state, moments), [state.turns, moments]);
  const facts = useMemo(() => turnFacts(state, moments, bars), [state.turns, moments]);
  const here = facts[turnShown(moments, moment)] ?? NO_FACTS;
  const outline = useMemo(() => vertices(state, moments), [state.turns, moments]);
  const scale = chancesScale(moments.length - 1, names.length, width, mostLuck(bars));
  return (
    <figure class="chances-chart" ref={figure} data-testid="chances">
      <figcaption>{say("analysis-chances")}</figcaption>
      <Slider {...props} scale={scale} text={valueText(props, here)}>
        <Drawing
          {...{ outline, bars, marks, colours, scale, width }}
          at={placeOf(moments, moment)}
        />
      </Slider>
      <Reading {...{ state, names, colours, moment }} />
      <Notes place={place} known={chancesAt(state, moment) !== null} facts={here} />
      {children}
      <details>
        <summary>{say("analysis-as-table")}</summary>
        <p class="analysis-help">{say("analysis-chart-help")}</p>
        <Numbers {...{ state, moments, names, facts }} />
      </details>
    </figure>
  );
}

/** The cursor's place, to be heard: the turn, everybody's chances, its luck and its errors. */
function valueText({ state, moments, names, moment }: ChancesChartProps, facts: TurnFacts): string {
  const turn = turnShown(moments, moment);
  const chances = chancesAt(state, moment);
  if (!chances) return say("analysis-value-unknown", { turn });
  const told = listed([chancesText(names, chances), ...factsText(facts)]);
  return turn
    ? say("analysis-value", { turn, chances: told })
    : say("analysis-value-start", { chances: told });
}

/** The turn that a moment is in, or at the end of. */
const turnShown = (moments: readonly number[], moment: number) =>
  Math.ceil(placeOf(moments, moment));

interface SliderProps extends ChancesChartProps {
  scale: ChancesScale;
  /** Where it stands, to be heard. */
  text: string;
}

/** The chart as one slider over the turns. */
function Slider(props: SliderProps) {
  const { moments, moment, onMoment, scale, text, children } = props;
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
      aria-valuetext={text}
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
