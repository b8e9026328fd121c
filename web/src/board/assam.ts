/** Assam, seen from above: slippers and arms show which way he faces. */
import type { Facing } from "../api/types";
import { attribute, make } from "./dom";
import { ANGLE, centre, distance, shortWay, type Point, type Waypoint } from "./geometry";
import type { Spot } from "../notation/square";
import type { Timeline } from "./timeline";

const FIGURE =
  '<svg viewBox="-50 -50 100 100" aria-hidden="true">' +
  '<path class="board-assam-slipper" d="M-19 -14C-22 -28 -19 -40 -11 -47C-4 -40 -3 -28 -4 -14Z"/>' +
  '<path class="board-assam-slipper" d="M19 -14C22 -28 19 -40 11 -47C4 -40 3 -28 4 -14Z"/>' +
  '<path class="board-assam-cuff" d="M-17 -27Q-11 -31 -6 -27M17 -27Q11 -31 6 -27"/>' +
  '<path class="board-assam-robe" d="M-24 -12C-38 -16 -43 -24 -40 -31C-33 -34 -26 -27 -17 -20Q0 -26 17 -20C26 -27 33 -34 40 -31C43 -24 38 -16 24 -12C34 4 31 24 20 32Q0 42 -20 32C-31 24 -34 4 -24 -12Z"/>' +
  '<path class="board-assam-hand" d="M-41 -30a5.500 5.500 0 1 1 9 -5a7 7 0 0 1 1 3Q-36 -32 -40 -28ZM41 -30a5.500 5.500 0 1 0 -9 -5a7 7 0 0 0 -1 3Q36 -32 40 -28Z"/>' +
  '<path class="board-assam-seam" d="M-22 22Q0 32 22 22M-19 27Q0 37 19 27M0 12V36"/>' +
  '<circle class="board-assam-head" cy="-4" r="17.500"/>' +
  '<path class="board-assam-nose" d="M-4 -20Q0 -27 4 -20Z"/>' +
  '<circle class="board-assam-fez" cy="-2" r="13"/><circle class="board-assam-crown" cy="-2" r="8.500"/>' +
  '<path class="board-assam-tassel" d="M0 -2Q7 4 8 15"/><circle class="board-assam-knot" cx="0" cy="-2" r="2.600"/><circle class="board-assam-knot" cx="8" cy="16" r="2.600"/></svg>';

export class Assam {
  readonly element: HTMLElement;
  private readonly turned: HTMLElement;
  private readonly figure: Element;
  private angle = 0;
  private at: Point = { x: 3.5, y: 3.5 };

  constructor(
    parent: Element,
    private readonly isStill: () => boolean,
  ) {
    this.element = make("div", "board-assam", parent);
    this.element.dataset.assam = "";
    this.turned = make("div", "board-assam-turned", this.element);
    this.turned.innerHTML = FIGURE;
    this.figure = this.turned.firstElementChild ?? this.turned;
  }

  /** Stand on a spot at once. */
  stand({ square, facing }: Spot): void {
    this.place(centre(square), shortWay(this.angle, ANGLE[facing]));
    attribute(this.element, "data-facing", facing);
  }

  /** Face somewhere in response to a touch, outside any animation. */
  face(facing: Facing, pace: number): void {
    const before = this.angle;
    this.place(this.at, shortWay(before, ANGLE[facing]));
    attribute(this.element, "data-facing", facing);
    if (this.angle === before || pace <= 0 || this.isStill()) return;
    const frames = [{ transform: spin(before) }, { transform: spin(this.angle) }];
    this.turned.animate(frames, { duration: 200 * pace, easing: "ease-out" });
  }

  async turn(timeline: Timeline, facing: Facing): Promise<void> {
    const before = this.angle;
    this.place(this.at, shortWay(before, ANGLE[facing]));
    attribute(this.element, "data-facing", facing);
    if (this.angle === before) return;
    const frames = [{ transform: spin(before) }, { transform: spin(this.angle) }];
    await timeline.play(this.turned, frames, 250, "cubic-bezier(.3,.1,.2,1.15)");
  }

  async step(timeline: Timeline, square: number): Promise<void> {
    const before = this.at;
    this.place(centre(square), this.angle);
    const sway = [
      "rotate(0)",
      "rotate(5deg) scale(1.05)",
      "rotate(-4deg) scale(1.03)",
      "rotate(0)",
    ];
    await Promise.all([
      timeline.play(
        this.element,
        [{ transform: shift(before) }, { transform: shift(this.at) }],
        220,
        "cubic-bezier(.4,.1,.5,.95)",
      ),
      timeline.play(
        this.figure,
        sway.map((transform) => ({ transform })),
        220,
        "linear",
      ),
    ]);
  }

  /** Ride around a track at an even pace, a little smaller so as to stay on it. */
  async ride(timeline: Timeline, points: readonly Waypoint[], end: Spot): Promise<void> {
    const last = points[points.length - 1];
    if (!last) return;
    const lengths = points.map((point, i) => distance(point, points[i - 1] ?? point));
    const total = lengths.reduce((a, b) => a + b, 0);
    let gone = 0;
    const offsets = lengths.map((length) => Math.min(1, (gone += length) / total));
    const frames = (draw: (point: Waypoint) => string): Keyframe[] =>
      points.map((point, i) => ({ transform: draw(point), offset: offsets[i] ?? 1 }));
    this.angle = last.angle;
    this.stand(end);
    const [time, small] = [300 + 45 * total, "scale(.82)"];
    await Promise.all([
      timeline.play(this.element, frames(shift), time, "linear"),
      timeline.play(
        this.turned,
        frames((point) => spin(point.angle)),
        time,
        "linear",
      ),
      timeline.play(
        this.figure,
        ["scale(1)", small, small, "scale(1)"].map((transform) => ({ transform })),
        time,
        "linear",
      ),
    ]);
  }

  get turnedBy(): number {
    return this.angle;
  }

  private place(at: Point, angle: number): void {
    if (at === this.at && angle === this.angle) return;
    this.at = at;
    this.angle = angle;
    this.element.style.transform = shift(at);
    this.turned.style.transform = spin(angle);
  }
}

/** His element is as large as a square and lies on a7, so one square is 100 %. */
function shift({ x, y }: Point): string {
  return `translate(${((x - 0.5) * 100).toFixed(2)}%, ${((y - 0.5) * 100).toFixed(2)}%)`;
}

function spin(angle: number): string {
  return `rotate(${angle.toFixed(2)}deg)`;
}
