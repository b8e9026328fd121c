/** Rugs that could be laid: outlines of all of them, the one pointed at, and the chosen one. */
import type { Colour, Halves } from "../notation/position";
import { nameOf } from "../notation/square";
import { attribute, make, put } from "./dom";
import { corner, type Point } from "./geometry";
import type { Lay, Offers } from "./choices";
import { rugElement } from "./rugs";
import type { BoardWords } from "./types";
import { swatchSvg } from "./weave";

const STAR =
  '<svg viewBox="-50 -50 100 100" aria-hidden="true">' +
  '<path class="board-advice-star" d="M-32 -32H32V32H-32ZM0 -45L45 0L0 45L-45 0Z"/></svg>';

export class Ghosts {
  readonly chosen: HTMLElement;
  private readonly pointed: HTMLElement;
  private readonly hints: HTMLElement;
  private readonly advice: HTMLElement;
  private readonly prefix: string;
  private hinted: Offers | null = null;

  constructor(prefix: string, parent: Element) {
    this.prefix = prefix;
    this.hints = make("div", "board-hints", parent);
    this.pointed = make("div", "board-ghost board-pointed", parent);
    this.chosen = make("button", "board-ghost board-chosen", parent);
    attribute(this.chosen, "type", "button");
    this.chosen.tabIndex = -1;
    this.advice = make("div", "board-advice", parent);
    this.advice.innerHTML = STAR;
    this.pointed.hidden = this.chosen.hidden = this.advice.hidden = true;
  }

  /** The squares that can be covered, and a small rug on each joint between two of them. */
  hint(offers: Offers, colour: Colour | null, halves: Halves): void {
    if (offers === this.hinted) return;
    this.hinted = offers;
    const ink = colour ?? "r";
    const squares = new Set(offers.lays.flatMap((lay) => lay.squares));
    const outlines = [...squares].map((square) => {
      const outline = make("div", `board-hint board-cloth-${ink}`);
      outline.classList.toggle("board-hint-bare", !halves[square]);
      put(outline, corner(square).x, corner(square).y);
      return outline;
    });
    const joints = offers.lays.map(({ middle, squares: [a, b] }) => {
      const upright = corner(a).x === corner(b).x;
      const joint = make("div", `board-hint-joint board-cloth-${ink}`);
      joint.classList.toggle("board-upright", upright);
      joint.innerHTML = swatchSvg(this.prefix, ink, upright);
      put(joint, middle.x, middle.y);
      return joint;
    });
    this.hints.replaceChildren(...outlines, ...joints);
  }

  /** A ring around the rug of a hint. */
  advise(lay: Lay | null): void {
    this.advice.hidden = lay === null;
    if (!lay) return;
    const [a, b] = lay.squares.map(corner) as [Point, Point];
    put(this.advice, Math.min(a.x, b.x), Math.min(a.y, b.y));
    this.advice.classList.toggle("board-upright", a.x === b.x);
    this.advice.dataset.advised = lay.text;
  }

  point(lay: Lay | null, colour: Colour | null): void {
    this.draw(this.pointed, lay, colour);
  }

  choose(lay: Lay | null, colour: Colour | null, words: BoardWords | undefined): void {
    this.draw(this.chosen, lay, colour);
    if (lay) {
      const [a, b] = lay.squares.map(nameOf) as [string, string];
      attribute(this.chosen, "aria-label", words?.lay(a, b) ?? lay.text);
    }
  }

  private draw(ghost: HTMLElement, lay: Lay | null, colour: Colour | null): void {
    const [text, ink] = [lay?.text ?? null, colour ?? "r"];
    if (ghost.dataset.lay === text && ghost.dataset.colour === ink) return;
    if (!lay || text === null) {
      delete ghost.dataset.lay;
      ghost.hidden = true;
      return;
    }
    const rug = rugElement(this.prefix, ink, lay.squares);
    ghost.replaceChildren(...rug.children);
    ghost.classList.toggle("board-upright", rug.classList.contains("board-upright"));
    for (const name of ["--x", "--y"])
      ghost.style.setProperty(name, rug.style.getPropertyValue(name));
    ghost.dataset.lay = text;
    ghost.dataset.colour = ink;
    ghost.hidden = false;
  }
}
