/** Mouse and finger. The place counts, not the element: ghosts and squares overlap. */
import type { Facing } from "../api/types";
import type { Selection } from "./selection";
import { EDGE, squareAt, type Point } from "./geometry";

function pointOf(event: MouseEvent, root: HTMLElement): Point {
  const box = root.getBoundingClientRect();
  const scale = (7 + 2 * EDGE) / box.width;
  return {
    x: (event.clientX - box.left) * scale - EDGE,
    y: (event.clientY - box.top) * scale - EDGE,
  };
}

/** Listen until the signal aborts. */
export function listen(root: HTMLElement, selection: Selection, signal: AbortSignal): void {
  let finger = false;
  let frame = 0;
  root.addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), {
    signal,
  });
  root.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" || !selection.offers.lays.length) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const point = pointOf(event, root);
        selection.point(squareAt(point), point);
      });
    },
    { signal },
  );
  root.addEventListener(
    "pointerleave",
    () => {
      cancelAnimationFrame(frame);
      selection.point(null, { x: 0, y: 0 });
    },
    { signal },
  );
  root.addEventListener("click", (event) => touch(event, root, selection, finger), { signal });
}

function touch(event: MouseEvent, root: HTMLElement, selection: Selection, finger: boolean): void {
  const target = event.target instanceof Element ? event.target : root;
  const arrow = target.closest<HTMLElement>("[data-facing]:not([data-assam])");
  // An arrow only ever turns Assam, however often it is touched.
  if (arrow) return selection.choose(arrow.dataset.facing as Facing);
  // A click without coordinates comes from a screen reader or a script.
  if (event.detail === 0 && target.closest("[data-lay]")) return selection.decide();
  const cell = target.closest<HTMLElement>("[data-square]");
  if (event.detail === 0 && cell) return selection.tapCell(cell);
  const point = pointOf(event, root);
  const square = squareAt(point);
  if (square === null) return;
  if (finger) selection.tap(square, point);
  else selection.click(square, point, event.detail);
}
