/** A little piece of a seat's cloth. Each weave is told apart without its colour. */
import { say } from "../say/say";

const NAMES: Record<string, string> = { r: "red", b: "blue", y: "yellow", g: "green" };

/** Threads on a field of 24 by 16. */
const WEAVES: Record<string, string> = {
  r: "M4 0V16M9 0V16M14 0V16M19 0V16",
  b: "M6 3L10 8L6 13L2 8ZM18 3L22 8L18 13L14 8ZM12 6L14 8L12 10L10 8Z",
  y: "M0 4L4 8L8 4L12 8L16 4L20 8L24 4M0 10L4 14L8 10L12 14L16 10L20 14L24 10",
  g: "M2 0H6V4H2ZM10 0H14V4H10ZM18 0H22V4H18ZM6 4H10V8H6ZM14 4H18V8H14ZM2 8H6V12H2ZM10 8H14V12H10ZM18 8H22V12H18ZM6 12H10V16H6ZM14 12H18V16H14Z",
};
const FILLED = ["b", "g"];

export function Swatch({ colour, named = false }: { colour: string; named?: boolean }) {
  const name = NAMES[colour] ?? "red";
  const thread = `var(--${name}-thread)`;
  const filled = FILLED.includes(colour);
  return (
    <svg
      class="swatch"
      viewBox="-2 0 28 16"
      style={{ color: `var(--${name}-edge)` }}
      {...(named
        ? { role: "img", "aria-label": say("colour", { letter: colour }) }
        : { "aria-hidden": "true" })}
    >
      <path
        d="M-2 1.5H26M-2 4.75H26M-2 8H26M-2 11.25H26M-2 14.5H26"
        stroke="currentColor"
        stroke-width="0.9"
      />
      <rect width="24" height="16" style={{ fill: `var(--${name})` }} />
      <path
        d={WEAVES[colour] ?? ""}
        stroke-width={filled ? 0 : 1.8}
        style={{ fill: filled ? thread : "none", stroke: thread }}
      />
      <rect
        x="0.4"
        y="0.4"
        width="23.2"
        height="15.2"
        fill="none"
        stroke="currentColor"
        stroke-width="0.8"
      />
    </svg>
  );
}
