/** What lies over the market to be looked at: the last path, squares pointed at, prices of rolls. */
import type { Walk } from "../api/types";
import { make, put } from "./dom";
import { endOf, facingTo, numberOf } from "../notation/square";
import { corner } from "./geometry";

function squares(layer: HTMLElement, name: string, of: readonly string[]): void {
  layer.replaceChildren(
    ...of.map((square) => {
      const mark = make("div", name);
      const { x, y } = corner(numberOf(square));
      put(mark, x, y);
      return mark;
    }),
  );
}

export class Marks {
  private readonly path: HTMLElement;
  private readonly rings: HTMLElement;
  private readonly prices: HTMLElement;
  private pathText = "";
  private ringsText = "";
  private priced: Record<string, Walk> | null = null;

  constructor(below: Element, above: Element) {
    this.path = make("div", "board-path", below);
    this.rings = make("div", "board-rings", below);
    this.prices = make("div", "board-prices", above);
    this.prices.setAttribute("aria-hidden", "true");
  }

  /** The squares that Assam came over. */
  showPath(path: readonly string[]): void {
    if (this.pathText === path.join()) return;
    this.pathText = path.join();
    squares(this.path, "board-footprint", path);
  }

  showRings(marked: readonly string[]): void {
    if (this.ringsText === marked.join()) return;
    this.ringsText = marked.join();
    squares(this.rings, "board-ring", marked);
  }

  /** On each square where a roll leads: the roll, and what it costs. */
  showPrices(
    walks: Record<string, Walk> | null,
    assam: number,
    write: (value: number) => string = String,
  ): void {
    if (walks === this.priced) return;
    this.priced = walks;
    const chips = new Map<string, HTMLElement>();
    for (const [roll, walk] of Object.entries(walks ?? {})) {
      const end = endOf(walk.path);
      if (!end) continue;
      const chip = chips.get(end) ?? this.chip(end, assam);
      const number = make("b", "board-price-roll", chip);
      number.textContent = write(Number(roll));
      // Two rolls that end on one square cost the same, which is said once and in less room.
      const cost = chip.querySelector(".board-price-cost");
      cost?.before(number);
      chip.classList.toggle("board-price-two", cost !== null);
      const price = walk.payment?.price;
      if (price && !cost) make("span", "board-price-cost", chip).textContent = `−${write(price)}`;
      chips.set(end, chip);
    }
    this.prices.replaceChildren(...chips.values());
  }

  private chip(end: string, assam: number): HTMLElement {
    const chip = make("div", "board-price");
    const square = numberOf(end);
    put(chip, corner(square).x, corner(square).y);
    // An arrow lies on the near side of the square beside Assam: the mark takes the far one.
    const side = facingTo(assam, square);
    if (side) chip.classList.add(`board-price-${side}`);
    return chip;
  }
}
