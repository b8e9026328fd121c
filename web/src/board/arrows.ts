/** The arrows around Assam: a button for each facing, on the side where he would go. */
import { beside, FACINGS } from "../notation/square";
import type { Facing } from "../api/types";
import { attribute, make, put } from "./dom";
import { AHEAD, centre } from "./geometry";
import type { BoardWords } from "./types";

const AWAY = 0.8;
const ARROW =
  '<svg viewBox="-50 -50 100 100" aria-hidden="true">' +
  '<path class="board-arrow-star" d="M-46 -46H46V46H-46ZM0 -65L65 0L0 65L-65 0Z"/><circle class="board-arrow-disc" r="46"/>' +
  '<path class="board-arrow-tip" d="M0 -30L27 2H11V27H-11V2H-27Z"/></svg>';

export class Arrows {
  private readonly buttons = new Map<Facing, HTMLElement>();

  constructor(parent: Element) {
    for (const facing of FACINGS) {
      const button = make("button", `board-arrow board-arrow-${facing}`, parent);
      attribute(button, "type", "button");
      button.dataset.facing = facing;
      button.hidden = true;
      button.tabIndex = -1;
      make("span", "board-arrow-picture", button).innerHTML = ARROW;
      this.buttons.set(facing, button);
    }
  }

  label(words: BoardWords | undefined): void {
    for (const [facing, button] of this.buttons)
      attribute(button, "aria-label", words?.facing(facing) ?? facing);
  }

  show(
    facings: readonly Facing[],
    square: number,
    chosen: string | null,
    advised: string | null,
  ): void {
    const { x, y } = centre(square);
    for (const [facing, button] of this.buttons) {
      button.hidden = !facings.includes(facing);
      put(button, x + AHEAD[facing].x * AWAY, y + AHEAD[facing].y * AWAY);
      button.classList.toggle("board-at-edge", beside(square, facing) === null);
      button.classList.toggle("board-advised", facing === advised);
      attribute(button, "aria-pressed", String(facing === chosen));
    }
  }

  button(facing: string | null): HTMLElement | null {
    const button = this.buttons.get(facing as Facing);
    return button && !button.hidden ? button : null;
  }
}
