/** The wooden die: six faces with 1, 2, 2, 3, 3 and 4 slippers. */
import { make, put } from "./dom";
import { centre, distance, type Point } from "./geometry";
import type { Timeline } from "./timeline";

/** Which face stands where: how the cube is turned so that it looks at us, and how it lies on the cube. */
const FACES: readonly { slippers: number; lies: string; shown: [number, number] }[] = [
  { slippers: 1, lies: "front", shown: [0, 0] },
  { slippers: 2, lies: "right", shown: [0, -90] },
  { slippers: 3, lies: "top", shown: [-90, 0] },
  { slippers: 4, lies: "back", shown: [0, 180] },
  { slippers: 2, lies: "left", shown: [0, 90] },
  { slippers: 3, lies: "bottom", shown: [90, 0] },
];

const PLACES: Record<number, readonly [number, number][]> = {
  1: [[50, 50]],
  2: [
    [32, 50],
    [68, 50],
  ],
  3: [
    [26, 40],
    [50, 62],
    [74, 40],
  ],
  4: [
    [31, 29],
    [69, 29],
    [31, 71],
    [69, 71],
  ],
};

/** A slipper from above, toes up, about 20 wide and 36 high. */
const SLIPPER =
  "M0 -19C7 -12 9 -4 8 4L8 9C8 16 4 18 0 18C-4 18 -8 16 -8 9L-8 4C-9 -4 -7 -12 0 -19Z";
const OPENING = "M-4.500 5C-4.500 1 4.500 1 4.500 5V9.500C4.500 15 -4.500 15 -4.500 9.500Z";

function face(slippers: number): string {
  const size = slippers === 1 ? 1.5 : slippers === 2 ? 1.2 : 1;
  const pips = (PLACES[slippers] ?? [])
    .map(
      ([x, y]) =>
        `<g transform="translate(${String(x)} ${String(y)}) scale(${String(size)})">` +
        `<path class="board-die-slipper" d="${SLIPPER}"/><path class="board-die-opening" d="${OPENING}"/></g>`,
    )
    .join("");
  return (
    '<svg viewBox="0 0 100 100" aria-hidden="true"><path class="board-die-grain" d="M-5 18Q40 8 105 22M-5 40Q55 30 105 45M-5 63Q40 72 105 60M-5 86Q60 78 105 90"/>' +
    `${pips}</svg>`
  );
}

/** A place on the market far from Assam's path. */
function restingPlace(path: readonly number[]): Point {
  const spots = [1.6, 5.4].flatMap((x) => [1.6, 5.4].map((y) => ({ x, y })));
  const far = (spot: Point): number =>
    Math.min(...path.map((square) => distance(spot, centre(square))));
  return spots.reduce((best, spot) => (far(spot) > far(best) ? spot : best));
}

function shown(slippers: number): [number, number] {
  return FACES.find((one) => one.slippers === slippers)?.shown ?? [0, 0];
}

/** How the cube is turned at rest: a little askew, so that it looks like a cube. */
function rest(slippers: number): string {
  const [tx, ty] = shown(slippers);
  return `rotateX(-14deg) rotateY(16deg) rotateX(${String(tx)}deg) rotateY(${String(ty)}deg)`;
}

export class Die {
  private readonly element: HTMLElement;
  private readonly cube: HTMLElement;

  constructor(parent: Element) {
    this.element = make("div", "board-die", parent);
    this.element.setAttribute("role", "img");
    this.element.hidden = true;
    make("div", "board-die-shadow", this.element);
    this.cube = make("div", "board-die-cube", this.element);
    for (const lies of ["x", "y", "z"]) make("div", `board-die-core board-core-${lies}`, this.cube);
    for (const { slippers, lies } of FACES)
      make("div", `board-die-face board-${lies}`, this.cube).innerHTML = face(slippers);
  }

  /** Lie on the market, far from Assam's path, with that face up. */
  lie(slippers: number, path: readonly number[], label: string): void {
    const { x, y } = restingPlace(path);
    this.element.setAttribute("aria-label", label);
    put(this.element, x - 0.8, y - 0.8);
    this.cube.style.transform = rest(slippers);
    this.element.hidden = false;
  }

  /** Tumble in and come to rest; it stays until it is taken away. */
  async roll(
    timeline: Timeline,
    slippers: number,
    path: readonly number[],
    label: string,
  ): Promise<void> {
    if (timeline.over) return;
    this.lie(slippers, path, label);
    const [tx, ty] = shown(slippers);
    const start = `rotateX(-290deg) rotateY(200deg) rotateX(${String(tx - 180)}deg) rotateY(${String(ty + 270)}deg)`;
    const from = restingPlace(path).x < 3.5 ? 1 : -1;
    timeline.cue("die", slippers);
    await Promise.all([
      timeline.play(
        this.cube,
        [{ transform: start }, { transform: rest(slippers) }],
        700,
        "cubic-bezier(.2,.6,.3,1)",
      ),
      timeline.play(
        this.element,
        [
          { transform: `translate(${String(from * 190)}%, 60%) scale(1.35)`, opacity: 0 },
          {
            transform: `translate(${String(from * 105)}%, 26%) scale(1.05)`,
            opacity: 1,
            offset: 0.35,
          },
          { transform: `translate(${String(from * 45)}%, -12%) scale(1.2)`, offset: 0.6 },
          { transform: "translate(0, 0) scale(1)", offset: 0.88 },
          { transform: "none" },
        ],
        700,
        "linear",
      ),
    ]);
    await timeline.wait(180);
  }

  hide(): void {
    this.element.hidden = true;
  }

  /** Take the die off the market. */
  async take(timeline: Timeline): Promise<void> {
    if (this.element.hidden) return;
    await timeline.play(this.element, [{ opacity: 1 }, { opacity: 0 }], 160, "ease-in");
    this.element.hidden = true;
  }
}
