/** A woven band with fringes, at the head of a choice. */
import { DYE, type Weave, WeavePattern } from "./weaves";

export type { Weave } from "./weaves";

export function Band({ weave }: { weave: Weave }) {
  const id = `band-${weave}`;
  const dye = DYE[weave];
  return (
    <svg class="band" aria-hidden="true" width="100%" height="30">
      <defs>
        <WeavePattern weave={weave} id={id} />
      </defs>
      <rect width="100%" height="24" fill={`url(#${id})`} />
      <rect y="24" width="100%" height="2" fill={`var(--${dye}-edge)`} />
      <line
        x1="2"
        x2="100%"
        y1="28"
        y2="28"
        stroke={`var(--${dye}-edge)`}
        stroke-width="4"
        stroke-dasharray="1.5 4.5"
      />
    </svg>
  );
}
