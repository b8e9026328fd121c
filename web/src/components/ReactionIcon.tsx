/** Reactions, drawn: each has a shape of its own, so that none needs its colour. */
import type { ComponentChildren } from "preact";
import type { Reaction } from "../api/types";

const FEZ = (
  <>
    <circle class="reaction-cloth" cx="16" cy="19.5" r="9" />
    <path class="reaction-solid" d="M10.6 12.2 12 5h8l1.4 7.2q-5.4-2.4-10.8 0Z" />
    <path d="M16 5q6.5-.4 7.3 4.8" />
    <circle class="reaction-dot" cx="23.4" cy="10.6" r="1.2" />
  </>
);

const DRAWINGS: Record<Reaction, ComponentChildren> = {
  // An open hand, as on many a door of the old town.
  hello: (
    <>
      <path
        class="reaction-cloth"
        d="M9.4 16V9.6a1.8 1.8 0 0 1 3.6 0v4.9h1.2V6.3a1.8 1.8 0 0 1 3.6 0v8.2H19V9.6a1.8 1.8 0 0 1 3.6 0V16c1 1.4 2.8 1.6 4.4.4-.2 3.2-2 5.1-4.4 5.1-.4 3.8-3 6.5-6.6 6.5s-6.2-2.7-6.6-6.5c-2.4 0-4.2-1.9-4.4-5.1 1.6 1.2 3.4 1 4.4-.4Z"
      />
      <path d="M12.3 20.8q3.7-3.6 7.4 0-3.7 3.6-7.4 0Z" />
      <circle class="reaction-dot" cx="16" cy="20.8" r="1.3" />
    </>
  ),
  // The wooden die.
  "good-luck": (
    <>
      <path class="reaction-cloth" d="m16 3.5 11 6.2v12.6l-11 6.2-11-6.2V9.7Z" />
      <path d="m5 9.7 11 6.3 11-6.3M16 16v12.5" />
      <ellipse class="reaction-dot" cx="16" cy="9.7" rx="2" ry="1.3" />
      <ellipse class="reaction-dot" cx="8.6" cy="15.7" rx="1.2" ry="1.8" />
      <ellipse class="reaction-dot" cx="12.4" cy="22.4" rx="1.2" ry="1.8" />
      <ellipse class="reaction-dot" cx="21.5" cy="19" rx="1.2" ry="1.8" />
    </>
  ),
  // A rosette with a star of the tile-layers.
  "well-played": (
    <>
      <path d="m11.5 18.5-2.7 10 4.2-2 3 2.5 3-2.5 4.2 2-2.7-10" />
      <circle class="reaction-cloth" cx="16" cy="12" r="8.5" />
      <path
        class="reaction-dot"
        d="m16 6 1.4 2.6 2.8-.8-.8 2.8L22 12l-2.6 1.4.8 2.8-2.8-.8L16 18l-1.4-2.6-2.8.8.8-2.8L10 12l2.6-1.4-.8-2.8 2.8.8Z"
      />
    </>
  ),
  // A glass of tea.
  thanks: (
    <>
      <path
        class="reaction-cloth"
        d="M8.5 11h15c-.3 5.2-3 6.8-3 10 0 3 1.6 4.6 1.6 7.5H9.9c0-2.9 1.6-4.5 1.6-7.5 0-3.2-2.7-4.8-3-10Z"
      />
      <path d="M9.3 15h13.4M12.5 8.5c-1.7-1.9 1.7-3.1 0-5.3M19.5 8.5c-1.7-1.9 1.7-3.1 0-5.3" />
      <path class="reaction-dot" d="m16 18.3 2 3-2 3-2-3Z" />
    </>
  ),
  ouch: (
    <>
      {FEZ}
      <path d="m10.8 16 3.2 1.8-3.2 1.8M21.2 16 18 17.8l3.2 1.8M11.5 25l2.2-2.2L16 25l2.3-2.2 2.2 2.2" />
    </>
  ),
  laugh: (
    <>
      {FEZ}
      <path d="M10.8 18.6q1.8-2.8 3.6 0M17.6 18.6q1.8-2.8 3.6 0" />
      <path class="reaction-dot" d="M11 21.2h10c0 3.2-2.2 5.2-5 5.2s-5-2-5-5.2Z" />
    </>
  ),
  wow: (
    <>
      {FEZ}
      <path d="M10.8 14.9q1.5-1.3 3 0M18.2 14.9q1.5-1.3 3 0" />
      <circle class="reaction-dot" cx="12.5" cy="18" r="1.4" />
      <circle class="reaction-dot" cx="19.5" cy="18" r="1.4" />
      <ellipse class="reaction-hollow" cx="16" cy="23.6" rx="2.2" ry="2.8" />
    </>
  ),
  // A sandglass.
  moment: (
    <>
      <path
        class="reaction-cloth"
        d="M10.5 4h11v4.5c0 4-4.2 4.7-4.2 7.5s4.2 3.5 4.2 7.5V28h-11v-4.5c0-4 4.2-4.7 4.2-7.5s-4.2-3.5-4.2-7.5Z"
      />
      <path class="reaction-solid" d="M8 4h16M8 28h16" />
      <path class="reaction-dot" d="M13 10.5h6l-3 3.6ZM12.2 27q.4-3.2 3.8-5 3.4 1.8 3.8 5Z" />
    </>
  ),
};

/** All of them, in the order in which they are offered. */
export const REACTIONS = Object.keys(DRAWINGS) as Reaction[];

/** Whether there is a drawing: a newer server may know more of them. */
export const isDrawn = (reaction: string): boolean => reaction in DRAWINGS;

export function ReactionIcon({ reaction }: { reaction: Reaction }) {
  return (
    <svg class="reaction-icon" viewBox="0 0 32 32" aria-hidden="true">
      {DRAWINGS[reaction]}
    </svg>
  );
}
