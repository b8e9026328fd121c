/** Mouse and finger. Where they point counts, not what they hit: ghosts and squares lie over each other. */
import type { Facing } from "../api/types";
import type { Chooser } from "./selection";
import { EDGE, squareAt, type Point } from "./geometry";

function pointOf(event: MouseEvent, root: HTMLElement): Point {
  const box = root.getBoundingClientRect();
  const scale = (7 + 2 * EDGE) / box.width;
  return {
    x: (event.clientX - box.left) * scale - EDGE,
    y: (event.clientY - box.top) * scale - EDGE,
  };
}

/** Listen until the signal says stop. */
export function listen(root: HTMLElement, chooser: Chooser, signal: AbortSignal): void {
  let finger = false;
  let frame = 0;
  root.addEventListener("pointerdown", (event) => (finger = event.pointerType === "touch"), {
    signal,
  });
  root.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" || !chooser.offers.lays.length) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const point = pointOf(event, root);
        chooser.point(squareAt(point), point);
      });
    },
    { signal },
  );
  root.addEventListener(
    "pointerleave",
    () => {
      cancelAnimationFrame(frame);
      chooser.point(null, { x: 0, y: 0 });
    },
    { signal },
  );
  root.addEventListener("click", (event) => touch(event, root, chooser, finger), { signal });
}

function touch(event: MouseEvent, root: HTMLElement, chooser: Chooser, finger: boolean): void {
  const target = event.target instanceof Element ? event.target : root;
  const arrow = target.closest<HTMLElement>("[data-facing]:not([data-assam])");
  if (arrow) return chooser.touchFacing(arrow.dataset.facing as Facing);
  // A click without a place comes from a screen reader or a script.
  if (event.detail === 0 && target.closest("[data-lay]")) return chooser.confirm();
  const cell = target.closest<HTMLElement>("[data-square]");
  if (event.detail === 0 && cell) return chooser.tapCell(cell);
  const point = pointOf(event, root);
  const square = squareAt(point);
  if (square === null) return;
  if (finger) chooser.tap(square, point);
  else chooser.click(square, point);
}
