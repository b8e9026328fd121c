/** Everybody's points, turn by turn. A touch jumps there; the slider is the way by keyboard. */
import { say, number } from "../../say/say";
import { readSeats } from "../../notation/reading";
import type { Reel } from "./reel";
import { nameOf } from "./sentences";

const WIDE = 320;
const HIGH = 132;
const FOOT = 16;
const SIDE = 26;

/** Round numbers that hold everything. */
function scale(values: number[]): [number, number] {
  const step = 10;
  const low = Math.floor(Math.min(...values) / step) * step;
  return [low, Math.max(low + step, Math.ceil(Math.max(...values) / step) * step)];
}

export function Chart({ reel }: { reel: Reel }) {
  const moments = [0, ...reel.stops];
  const lines = reel.record.points.map((_, seat) =>
    moments.map((moment) => reel.at(moment).points[seat] ?? 0),
  );
  if (moments.length < 3) return null;
  const [low, high] = scale(lines.flat());
  const x = (index: number) => SIDE + (index / (moments.length - 1)) * (WIDE - SIDE - 4);
  const y = (points: number) => 4 + ((high - points) / (high - low)) * (HIGH - FOOT - 4);
  const here = x(moments.findLastIndex((moment) => moment <= reel.moment.value));
  const colours = readSeats(reel.record.start).map((seat) => seat.rugs[0]?.colour);
  const touch = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const part = (((event.clientX - box.left) / box.width) * WIDE - SIDE) / (WIDE - SIDE - 4);
    reel.playing.value = false;
    reel.jump(moments[Math.round(Math.max(0, Math.min(1, part)) * (moments.length - 1))] ?? 0);
  };
  return (
    <figure class="study-chart">
      <figcaption>{say("replay-chart")}</figcaption>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={say("replay-chart-label", { summary: summary(reel) })}
        onClick={touch}
      >
        {[low, (low + high) / 2, high].map((points) => (
          <g key={points}>
            <line class="chart-grid" x1={SIDE} x2={WIDE - 4} y1={y(points)} y2={y(points)} />
            <text x={SIDE - 5} y={y(points) + 3} text-anchor="end">
              {number(points)}
            </text>
          </g>
        ))}
        <line class="chart-here" x1={here} x2={here} y1={2} y2={HIGH - FOOT} />
        {lines.map((line, seat) => (
          <polyline
            key={seat}
            class={`chart-line chart-${colours[seat] ?? "r"}`}
            points={line.map((points, index) => `${x(index)},${y(points)}`).join(" ")}
          />
        ))}
        <text x={SIDE} y={HIGH - 3}>
          {number(0)}
        </text>
        <text x={WIDE - 4} y={HIGH - 3} text-anchor="end">
          {number(moments.length - 1)}
        </text>
      </svg>
    </figure>
  );
}

function summary(reel: Reel): string {
  const points = reel.at(reel.end).points;
  return points
    .map((count, index) =>
      say("replay-has-points", { name: nameOf(reel.record, index + 1), points: count }),
    )
    .join(" ");
}
