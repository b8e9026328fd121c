/** Choices drawn to be compared: an outlined rug or an arrow for each, with what it is worth, and a star
 * at the best. Nothing here can be touched. */
import { parseAction } from "../notation/action";
import { beside, isFacing } from "../notation/square";
import type { Facing } from "../api/types";
import { make, put } from "./dom";
import type { Drawing } from "./drawing";
import { AHEAD, ANGLE, centre, middle, type Point } from "./geometry";
import { rugElement } from "./rugs";
import type { ComparedChoice } from "./types";

/** How far from Assam's middle the mark of a facing is, in squares. */
const AWAY: Record<Facing, number> = { N: 0.8, E: 1.15, S: 0.8, W: 1.15 };
const STAR = '<path d="M-32 -32H32V32H-32ZM0 -45L45 0L0 45L-45 0Z"/>';
const ARROW = '<path d="M0 -46L40 2H17V44H-17V2H-40Z"/>';

export class Comparison {
  private readonly layer: HTMLElement;
  private drawn = "";

  constructor(
    private readonly prefix: string,
    parent: Element,
  ) {
    this.layer = make("div", "board-comparison", parent);
    this.layer.setAttribute("aria-hidden", "true");
  }

  /** Labels lie over all rugs, so that none is covered. */
  show(choices: readonly ComparedChoice[], { square }: Drawing): void {
    const now = choices.length ? JSON.stringify([choices, square]) : "";
    if (now === this.drawn) return;
    this.drawn = now;
    const rugs = choices.flatMap((choice) => this.rug(choice) ?? []);
    this.layer.replaceChildren(...rugs, ...choices.flatMap((choice) => label(choice, square)));
  }

  /** The outline of a rug; one that was laid is there already. */
  private rug({ action, mark, colour }: ComparedChoice): HTMLElement | null {
    const parsed = parseAction(action);
    if (parsed?.kind !== "lay" || mark === "done") return null;
    const rug = rugElement(this.prefix, colour ?? "r", parsed.squares);
    rug.classList.replace("board-rug", "board-compared-rug");
    rug.classList.toggle("board-compared-best", mark === "best");
    rug.dataset.compared = action;
    return rug;
  }
}

function label({ action, mark, label: text }: ComparedChoice, assam: number): HTMLElement[] {
  const parsed = parseAction(action);
  const place = placeOf(action, assam);
  if (!place) return [];
  const tag = make("div", `board-compared board-compared-${mark}`);
  put(tag, place.x, place.y);
  tag.dataset.worth = action;
  if (parsed?.kind === "face") {
    const { facing } = parsed;
    tag.classList.add(`board-compared-${facing}`);
    tag.classList.toggle("board-at-edge", beside(assam, facing) === null);
    make("span", "board-compared-arrow", tag).innerHTML = symbolSvg(ARROW, ANGLE[facing]);
  }
  if (mark === "best") make("span", "board-compared-star", tag).innerHTML = symbolSvg(STAR);
  make("bdi", "", tag).textContent = text;
  return [tag];
}

function symbolSvg(outline: string, angle = 0): string {
  return `<svg viewBox="-50 -50 100 100"><g transform="rotate(${angle})">${outline}</g></svg>`;
}

function placeOf(action: string, assam: number): Point | null {
  const parsed = parseAction(action);
  if (parsed?.kind === "lay") return middle(parsed.squares);
  if (!isFacing(action)) return null;
  const { x, y } = centre(assam);
  return { x: x + AHEAD[action].x * AWAY[action], y: y + AHEAD[action].y * AWAY[action] };
}
