/** The 49 squares as a grid for the keyboard and for screen readers. */
import { attribute, make } from "./dom";
import { nameOf } from "../notation/square";
import type { Drawing } from "./drawing";
import type { BoardWords } from "./types";

export class SquareGrid {
  readonly grid: HTMLElement;
  private readonly cells: HTMLElement[] = [];
  /** The square with the keyboard's focus. */
  at = 24;

  constructor(parent: Element) {
    this.grid = make("div", "board-squares", parent);
    attribute(this.grid, "role", "grid");
    for (let rank = 6; rank >= 0; rank--) {
      const row = make("div", "board-rank", this.grid);
      attribute(row, "role", "row");
      for (let file = 0; file < 7; file++) {
        const cell = make("div", "board-square", row);
        attribute(cell, "role", "gridcell");
        cell.tabIndex = -1;
        cell.dataset.square = nameOf(rank * 7 + file);
        this.cells[rank * 7 + file] = cell;
      }
    }
  }

  label(drawing: Drawing, words: BoardWords | undefined): void {
    this.cells.forEach((cell, square) => {
      const [name, colour] = [nameOf(square), drawing.halves[square]?.colour ?? null];
      const text = words?.square(name, colour, square === drawing.square) ?? name;
      attribute(cell, "aria-label", text);
    });
  }

  /** Which squares can be touched, and which are chosen. */
  offer(offered: readonly number[], chosen: readonly number[]): void {
    this.cells.forEach((cell, square) => {
      cell.classList.toggle("board-offered", offered.includes(square));
      attribute(cell, "aria-selected", chosen.includes(square) ? "true" : null);
    });
  }

  cell(square: number): HTMLElement {
    return this.cells[square] ?? this.grid;
  }
}
