/** A string of lanterns and pennants. It sways for a while; it is still where motion is not wanted. */
import { dyeOf } from "../../components/SeatsSwatch";

export function Festival({ colours }: { colours: readonly string[] }) {
  const cloth = colours.length ? colours : ["r"];
  return (
    <svg
      class="festival"
      viewBox="0 0 360 64"
      aria-hidden="true"
      preserveAspectRatio="xMidYMin meet"
    >
      <path class="festival-rope" d="M0 6Q90 34 180 14T360 6" />
      {Array.from({ length: 9 }, (_, index) => {
        const x = 20 + index * 40;
        const y = ropeAt(x / 360);
        const name = dyeOf(cloth[(index / 2) % cloth.length]);
        return index % 2 ? (
          <Lantern key={index} x={x} y={y} index={index} />
        ) : (
          <path
            key={index}
            class="festival-flag"
            style={{
              fill: `var(--${name})`,
              stroke: `var(--${name}-edge)`,
              animationDelay: `${index * -0.3}s`,
            }}
            d={`M${x - 9} ${y}h18v20l-9 -6l-9 6z`}
          />
        );
      })}
    </svg>
  );
}

function Lantern({ x, y, index }: { x: number; y: number; index: number }) {
  return (
    <g class="festival-lantern" style={{ animationDelay: `${index * -0.45}s` }}>
      <circle class="festival-glow" cx={x} cy={y + 18} r="15" />
      <path class="festival-brass" d={`M${x} ${y}v6M${x - 4} ${y + 6}h8l4 6l-2 13h-12l-2 -13z`} />
      <path class="festival-light" d={`M${x - 4} ${y + 13}h8l-1.4 9h-5.2z`} />
    </g>
  );
}

/** The height of the rope there: two arcs of the curve that is drawn. */
function ropeAt(part: number): number {
  const [a, b, c, t] = part < 0.5 ? [6, 34, 14, part * 2] : [14, -6, 6, part * 2 - 1];
  return (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
}
