/** A small piece of a seat's cloth. The weaves differ even without colour. */
import { say } from "../i18n/say";

const DYES: Record<string, string> = { r: "red", b: "blue", y: "yellow", g: "green" };

/** What the style sheets call a colour: `--red`, `--red-edge` … */
export const dyeOf = (letter: string | undefined): string => DYES[letter ?? ""] ?? "red";

/** Threads on a field of 24 by 16, in the weaves of the board. */
const WEAVES: Record<string, string> = {
  r: "M0 2.5H24V5.5H0ZM0 8H24V9.5H0ZM0 11.5H24V14H0Z",
  b: "M6 2L11 8L6 14L1 8ZM18 2L23 8L18 14L13 8Z",
  y: "M0 6L4 2L8 6L12 2L16 6L20 2L24 6M0 13L4 9L8 13L12 9L16 13L20 9L24 13",
  g: "M0 0H6V5.3H0ZM12 0H18V5.3H12ZM6 5.3H12V10.6H6ZM18 5.3H24V10.6H18ZM0 10.6H6V16H0ZM12 10.6H18V16H12Z",
};
const FILLED = ["r", "b", "g"];

/** The threads of a colour's weave, and whether they are areas or lines. */
export const weaveOf = (colour: string): { path: string; filled: boolean } => ({
  path: WEAVES[colour] ?? "",
  filled: FILLED.includes(colour),
});

export function Swatch({ colour, named = false }: { colour: string; named?: boolean }) {
  const name = dyeOf(colour);
  const thread = `var(--${name}-thread)`;
  const { path, filled } = weaveOf(colour);
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
        d={path}
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
