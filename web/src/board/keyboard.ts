/** The keyboard. At a facing, arrow keys turn Assam; at a rug, they go to the next rug that way; else, and
 * with Shift always, they walk over the squares. Enter or the space bar decides, Escape takes back,
 * Page Up and Page Down go through all rugs in order. Tab always leads out. */
import type { Facing } from "../api/types";
import type { Chooser } from "./selection";
import { beside } from "../notation/square";
import { AHEAD, centre } from "./geometry";
import { layToward } from "./choices";
import type { Squares } from "./squares";

const ARROWS: Record<string, Facing> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

export function onKey(event: KeyboardEvent, chooser: Chooser, squares: Squares): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const facing = ARROWS[event.key];
  if (facing) arrow(facing, event.shiftKey, chooser, squares);
  else if (event.key === "PageUp" || event.key === "PageDown") {
    if (!through(event.key === "PageDown" ? 1 : -1, chooser)) return;
  } else if (event.key === "Enter" || event.key === " ") enter(event.target, chooser);
  else if (event.key === "Escape" && chooser.choice !== chooser.offers.first) chooser.clear();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function arrow(facing: Facing, walk: boolean, chooser: Chooser, squares: Squares): void {
  const { offers, choice } = chooser;
  if (!walk && offers.facings.length) return chooser.go(facing);
  if (!walk && offers.lays.length) {
    const lay = offers.lays.find(({ text }) => text === choice);
    const next = layToward(offers, lay?.middle ?? centre(squares.at), AHEAD[facing], choice);
    if (next) chooser.go(next.text);
    return;
  }
  const next = beside(squares.at, facing);
  if (next === null) return;
  squares.at = next;
  chooser.focus(squares.cell(next));
}

function through(by: number, chooser: Chooser): boolean {
  const { lays } = chooser.offers;
  if (!lays.length) return false;
  const now = lays.findIndex(({ text }) => text === chooser.choice);
  const next = lays[(now < 0 && by < 0 ? -1 : now + by + lays.length) % lays.length];
  chooser.go((next ?? lays[lays.length - 1])?.text ?? null);
  return true;
}

/** On a square that was walked to, Enter is a tap; otherwise it decides on what is chosen. */
function enter(target: EventTarget | null, chooser: Chooser): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-square]") : null;
  const button =
    target instanceof HTMLElement ? target.closest<HTMLElement>("[data-facing]") : null;
  if (button) chooser.touchFacing(button.dataset.facing as Facing);
  else if (cell && !chooser.decidesAnywhere) chooser.tapCell(cell);
  else chooser.confirm();
}
