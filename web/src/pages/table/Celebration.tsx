/** The picture of the end: the winner's rug is unrolled, under lanterns if nobody here has lost, in a
 * fall of scraps of cloth if somebody here has won. It comes to rest by itself, and at once when
 * somebody presses anything. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { dyeOf, weaveOf } from "../../components/SeatsSwatch";
import type { Mood } from "../../components/outcomeText";
import { Festival } from "./Festival";

/** After this long all of it has come to rest. */
const REST_AFTER_MS = 6500;
const FALLING = 32;
const LYING = 12;

interface CelebrationProps {
  /** The winners' colours. */
  colours: readonly string[];
  mood: Mood;
  /** Whether the game has ended just now; what ended before is shown at rest. */
  live: boolean;
}

export function Celebration({ colours, mood, live }: CelebrationProps) {
  const moving = useSignal(live);
  useEffect(() => {
    if (!moving.value) return;
    const rest = () => {
      moving.value = false;
    };
    const timer = setTimeout(rest, REST_AFTER_MS);
    addEventListener("pointerdown", rest);
    addEventListener("keydown", rest);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", rest);
      removeEventListener("keydown", rest);
    };
  }, [moving.value]);
  return (
    <div
      class={`celebration${moving.value ? " moving" : ""}`}
      data-testid="celebration"
      data-mood={mood}
      aria-hidden="true"
    >
      {mood !== "lost" && <Festival colours={colours} />}
      <Runner colours={colours} />
      {mood === "won" && <Lying colours={colours} />}
      {mood === "won" && moving.value && <Falling colours={colours} />}
    </div>
  );
}

/** How wide one piece of the long rug is, and how many there are, in the units of its drawing. */
const PIECE = 24;
const PIECES = 10;

/** A long rug in the winners' colours. The window slides open over it, so the weave never stretches. */
function Runner({ colours }: { colours: readonly string[] }) {
  const length = PIECE * PIECES;
  const first = dyeOf(colours[0]);
  return (
    <div class="runner" style={{ color: `var(--${first}-edge)` }}>
      <div class="runner-window">
        <svg class="runner-cloth" viewBox={`-6 0 ${length + 12} 16`}>
          <path
            d={[1, 3.3, 5.6, 8, 10.3, 12.6, 15].map((y) => `M-5 ${y}H${length + 5}`).join("")}
            stroke="currentColor"
            stroke-width="0.7"
          />
          {Array.from({ length: PIECES }, (_, index) => (
            <Piece
              key={index}
              x={index * PIECE}
              colour={colours[Math.floor((index * colours.length) / PIECES)] ?? "r"}
            />
          ))}
          <rect
            x="0.4"
            y="0.4"
            width={length - 0.8}
            height="15.2"
            fill="none"
            stroke="currentColor"
            stroke-width="0.8"
          />
        </svg>
      </div>
      <span class="runner-roll" />
    </div>
  );
}

function Piece({ x, colour }: { x: number; colour: string }) {
  const name = dyeOf(colour);
  const { path, filled } = weaveOf(colour);
  const thread = `var(--${name}-thread)`;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        width={PIECE}
        height="16"
        shape-rendering="crispEdges"
        style={{ fill: `var(--${name})` }}
      />
      <path
        d={path}
        shape-rendering={colour === "r" ? "crispEdges" : undefined}
        stroke-width={filled ? 0 : 1.8}
        style={{ fill: filled ? thread : "none", stroke: thread }}
      />
    </g>
  );
}

/** Scraps of woven cloth that fall once. Each moves by `transform` alone. */
function Falling({ colours }: { colours: readonly string[] }) {
  return (
    <div class="scraps falling" data-testid="falling">
      {Array.from({ length: FALLING }, (_, index) => (
        <Scrap
          key={index}
          index={index}
          colours={colours}
          style={{
            "--drift": `${scattered(index, 37, 15) - 7}vw`,
            "--spin": `${(index % 2 ? 1 : -1) * (200 + scattered(index, 53, 240))}deg`,
            insetInlineStart: `${scattered(index, 61.8, 100)}%`,
            animationDelay: `${scattered(index, 0.197, 1.4)}s`,
            animationDuration: `${3 + scattered(index, 0.29, 1.7)}s`,
          }}
        />
      ))}
    </div>
  );
}

/** The few that lie about when all is at rest. */
function Lying({ colours }: { colours: readonly string[] }) {
  return (
    <div class="scraps lying">
      {Array.from({ length: LYING }, (_, index) => (
        <Scrap
          key={index}
          index={index}
          colours={colours}
          style={{
            "--down": `${scattered(index, 0.83, 2.6)}rem`,
            "--spin": `${scattered(index, 71, 180)}deg`,
            insetInlineStart: `${1 + scattered(index, 38.2, 94)}%`,
          }}
        />
      ))}
    </div>
  );
}

/** Any number below `within` that looks scattered, the same each time. */
const scattered = (index: number, step: number, within: number): number =>
  (index * step + step / 3) % within;

interface ScrapProps {
  index: number;
  colours: readonly string[];
  style: Record<string, string>;
}

function Scrap({ index, colours, style }: ScrapProps) {
  const name = dyeOf(colours[index % colours.length]);
  const cloth = index % 5 === 4 ? "var(--brass)" : `var(--${name})`;
  return (
    <i
      class={`scrap ${["stripe", "plain", "check"][index % 3]}`}
      style={{ "--cloth": cloth, "--thread": `var(--${name}-thread)`, ...style }}
    />
  );
}
