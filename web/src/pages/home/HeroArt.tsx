/** The market in the morning: four rugs hang from a brass rod, and Assam waits in front of them. */
import { say } from "../../i18n/say";
import { DYE, type Weave, WeavePattern } from "./weaves";

interface Hanging {
  weave: Weave;
  x: number;
  height: number;
}
const WIDTH = 102;
const ROD = 56;
const RUGS: Hanging[] = [
  { weave: "stripes", x: 34, height: 176 },
  { weave: "diamonds", x: 160, height: 222 },
  { weave: "zigzag", x: 298, height: 200 },
  { weave: "checks", x: 424, height: 160 },
];

export function HeroArt() {
  return (
    <svg class="hero-art" viewBox="0 0 560 360" role="img" aria-label={say("home-art")}>
      <defs>
        {RUGS.map(({ weave }) => (
          <WeavePattern key={weave} weave={weave} id={`hero-${weave}`} />
        ))}
        <pattern id="hero-floor" width="28" height="28" patternUnits="userSpaceOnUse" y="4">
          <rect width="28" height="28" fill="var(--tile-b)" />
          <path d="M14 0 28 14 14 28 0 14Z" fill="var(--tile-a)" />
          <path
            d="M14 0 28 14 14 28 0 14ZM14 9l5 5-5 5-5-5Z"
            fill="none"
            stroke="var(--joint)"
            stroke-width="1"
          />
        </pattern>
      </defs>
      <Arches />
      <rect x="0" y="304" width="560" height="56" rx="6" fill="url(#hero-floor)" />
      <path d="M0 304h560" stroke="var(--joint)" stroke-width="2" />
      <Rod />
      {RUGS.map((rug) => (
        <Rug key={rug.weave} {...rug} />
      ))}
      <Assam />
    </svg>
  );
}

/** Horseshoe arches of the arcade behind. */
function Arches() {
  /** A circle on narrower legs. */
  const arch = (x: number, y: number, radius: number) =>
    `M${x - radius * 0.8} 304V${y + radius * 0.6}a${radius} ${radius} 0 1 1 ${radius * 1.6} 0V304Z`;
  return (
    <g fill="var(--tile-a)" stroke="var(--joint)" stroke-width="2">
      <path d={arch(85, 118, 80)} />
      <path d={arch(475, 118, 80)} />
      <path d={arch(280, 106, 104)} fill="var(--tile-b)" />
    </g>
  );
}

function Rod() {
  return (
    <g fill="var(--brass)">
      <rect x="10" y={ROD - 3} width="540" height="6" rx="3" />
      <circle cx="10" cy={ROD} r="7" />
      <circle cx="550" cy={ROD} r="7" />
    </g>
  );
}

function Rug({ weave, x, height }: Hanging) {
  const dye = DYE[weave];
  const edge = `var(--${dye}-edge)`;
  const fringe = Array.from({ length: 17 }, (_, n) => 3 + n * 6);
  return (
    <g transform={`translate(${x} ${ROD - 7})`}>
      <rect x="5" y="10" width={WIDTH} height={height} rx="2" class="cloth-shadow" />
      <path
        d={fringe.map((at) => `M${at} ${height}q${at % 4 ? 1.5 : -1.5} 6 0 12`).join("")}
        fill="none"
        stroke={edge}
        stroke-width="1.8"
      />
      <rect width={WIDTH} height={height} rx="2" fill={`var(--${dye})`} />
      <rect x="10" y="15" width={WIDTH - 20} height={height - 30} fill={`url(#hero-${weave})`} />
      <rect
        x="10"
        y="15"
        width={WIDTH - 20}
        height={height - 30}
        fill="none"
        stroke={edge}
        stroke-width="2.5"
      />
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={height - 2}
        rx="2"
        fill="none"
        stroke={edge}
        stroke-width="2"
      />
      <rect width={WIDTH} height="9" rx="2" fill={edge} opacity="0.35" />
    </g>
  );
}

/** Seen from the front: fez, moustache, a striped robe, pointed slippers. */
function Assam() {
  return (
    <g transform="translate(280 338)">
      <ellipse cx="0" cy="2" rx="44" ry="8" class="cloth-shadow" />
      <g stroke="var(--ink-line)" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
        <path
          d="M-22-6q-2 8-14 8 2 5 14 5h18V-6ZM22-6q2 8 14 8-2 5-14 5H4V-6Z"
          fill="var(--yellow)"
        />
        <path d="M-15-84q15-9 30 0 13 22 15 82-30 9-60 0 2-60 15-82Z" fill="var(--robe)" />
        <path d="M0-86V2M-12-80q-8 30-9 80M12-80q8 30 9 80" fill="none" stroke="var(--brass)" />
        <path
          d="M-16-80q-14 14-14 36l15 4 5-20ZM16-80q14 14 14 36l-15 4-5-20Z"
          fill="var(--robe)"
        />
        <circle cx="0" cy="-97" r="17" fill="var(--skin)" />
        <path d="M-12-107-9-130h18l3 23q-12 5-24 0Z" fill="var(--red)" />
        <path d="M0-130q10-3 17 4v14" fill="none" stroke="var(--brass)" />
        <path d="M-10-91q5-6 10-1 5-5 10 1-5 5-10 1-5 4-10-1Z" fill="var(--ink-line)" />
      </g>
      <circle cx="17" cy="-109" r="3" fill="var(--brass)" />
      <circle cx="-6" cy="-99" r="1.8" fill="var(--ink-line)" />
      <circle cx="6" cy="-99" r="1.8" fill="var(--ink-line)" />
    </g>
  );
}
