/** The rugs on the market. Only those that changed are drawn again. */
import type { Facing } from "../api/types";
import type { Colour, Halves } from "../notation/position";
import { beside, nameOf } from "../notation/square";
import { ANGLE, corner } from "./geometry";
import { make, put } from "./dom";
import { halfSvg, wholeSvg } from "./weave";

interface Piece {
  name: string;
  square: number;
  colour: Colour;
  /** Whole: where the other half lies. Half: which side is tucked under, where that is known. */
  side: Facing | null;
  whole: boolean;
}

/** A whole rug as one element. */
export function rugElement(
  prefix: string,
  colour: Colour,
  squares: readonly [number, number],
): HTMLElement {
  const [a, b] = squares.map(corner) as [ReturnType<typeof corner>, ReturnType<typeof corner>];
  const upright = a.x === b.x;
  const element = make("div", `board-rug ${upright ? "board-upright" : "board-lying"}`);
  put(element, Math.min(a.x, b.x), Math.min(a.y, b.y));
  element.innerHTML = wholeSvg(prefix, colour, upright);
  element.dataset.colour = colour;
  return element;
}

export class Rugs {
  readonly layer: HTMLElement;
  private readonly prefix: string;
  private readonly elements = new Map<string, HTMLElement>();
  /** The hidden side of each half. The notation does not say it, so it is remembered or guessed. */
  private hidden = new Map<number, Facing>();
  private halves: Halves = [];

  constructor(prefix: string, parent: Element) {
    this.prefix = prefix;
    this.layer = make("div", "board-rugs", parent);
  }

  /** Show these halves, and outline the rug that was laid last. */
  show(halves: Halves, latest: string | null): void {
    if (halves !== this.halves) this.lay(halves);
    for (const element of this.elements.values())
      element.classList.toggle("board-latest", element.dataset.rug === latest);
  }

  private lay(halves: Halves): void {
    this.remember(halves);
    const gone = new Set(this.elements.keys());
    for (const piece of this.pieces(halves)) {
      const key = `${piece.name}${piece.colour}${piece.side ?? ""}`;
      if (!gone.delete(key)) {
        const element = this.draw(piece);
        this.elements.set(key, element);
        this.layer.append(element);
      }
    }
    for (const key of gone) {
      this.elements.get(key)?.remove();
      this.elements.delete(key);
    }
    this.halves = halves;
  }

  private remember(halves: Halves): void {
    const known = new Map<number, Facing>();
    halves.forEach((half, square) => {
      if (!half || half.link) return;
      const before = this.halves[square];
      const same = before?.colour === half.colour;
      const side = (same && (before.link ?? this.hidden.get(square))) || guess(halves, square);
      if (side) known.set(square, side);
    });
    this.hidden = known;
  }

  private pieces(halves: Halves): Piece[] {
    return halves.flatMap((half, square): Piece[] => {
      if (!half) return [];
      const { colour, link } = half;
      const name = nameOf(square);
      if (!link)
        return [{ name, square, colour, side: this.hidden.get(square) ?? null, whole: false }];
      if (link === "W" || link === "S") return [];
      const other = beside(square, link);
      if (other === null) return [];
      return [{ name: name + nameOf(other), square, colour, side: link, whole: true }];
    });
  }

  private draw(piece: Piece): HTMLElement {
    const element = piece.whole
      ? rugElement(this.prefix, piece.colour, [
          piece.square,
          piece.square + (piece.side === "N" ? 7 : 1),
        ])
      : this.drawHalf(piece);
    element.dataset.rug = piece.name;
    element.dataset.colour = piece.colour;
    return element;
  }

  private drawHalf({ square, colour, side }: Piece): HTMLElement {
    const element = make("div", "board-rug board-half");
    const { x, y } = corner(square);
    put(element, x, y);
    element.innerHTML = halfSvg(this.prefix, colour, side ? ANGLE[side] - 90 : null);
    return element;
  }
}

/** The other half may be under a covered neighbour: rather under a whole rug than under a half. */
function guess(halves: Halves, square: number): Facing | null {
  const sides = (["E", "W", "N", "S"] as const).filter((side) => {
    const near = beside(square, side);
    return near !== null && halves[near];
  });
  const under = sides.find((side) => halves[beside(square, side) ?? -1]?.link);
  return under ?? sides[0] ?? null;
}
