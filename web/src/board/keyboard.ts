/** The keyboard. At a facing, arrow keys turn Assam; at a rug, they go to the next rug that way; else, and
 * with Shift always, they walk over the squares. Enter or the space bar decides, once for each time it
 * is pressed; Escape takes back, Page Up and Page Down go through all rugs in order. Tab always leads
 * out. */
import type { Facing } from "../api/types";
import type { Selection } from "./selection";
import { beside } from "../notation/square";
import { AHEAD, centre } from "./geometry";
import { layToward } from "./choices";
import type { SquareGrid } from "./squares";

const ARROW_KEYS: Record<string, Facing> = {
  ArrowUp: "N",
  ArrowRight: "E",
  ArrowDown: "S",
  ArrowLeft: "W",
};

export function onKey(event: KeyboardEvent, selection: Selection, squares: SquareGrid): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const facing = ARROW_KEYS[event.key];
  if (facing) arrow(facing, event.shiftKey, selection, squares);
  else if (event.key === "PageUp" || event.key === "PageDown") {
    if (!through(event.key === "PageDown" ? 1 : -1, selection)) return;
  } else if (event.key === "Enter" || event.key === " ") {
    if (!event.repeat) enter(event.target, selection);
  } else if (event.key === "Escape" && selection.choice !== selection.offers.first)
    selection.clear();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function arrow(facing: Facing, walk: boolean, selection: Selection, squares: SquareGrid): void {
  const { offers, choice } = selection;
  if (!walk && offers.facings.length) return selection.go(facing);
  if (!walk && offers.lays.length) {
    const lay = offers.lays.find(({ text }) => text === choice);
    const next = layToward(offers, lay?.middle ?? centre(squares.at), AHEAD[facing], choice);
    if (next) selection.go(next.text);
    return;
  }
  const next = beside(squares.at, facing);
  if (next === null) return;
  squares.at = next;
  selection.focus(squares.cell(next));
}

function through(by: number, selection: Selection): boolean {
  const { lays } = selection.offers;
  if (!lays.length) return false;
  const now = lays.findIndex(({ text }) => text === selection.choice);
  const next = lays[(now < 0 && by < 0 ? -1 : now + by + lays.length) % lays.length];
  selection.go((next ?? lays[lays.length - 1])?.text ?? null);
  return true;
}

/** Enter chooses an arrow or taps a square that the keyboard moved to; otherwise it confirms the choice. */
function enter(target: EventTarget | null, selection: Selection): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-square]") : null;
  const button =
    target instanceof HTMLElement ? target.closest<HTMLElement>("[data-facing]") : null;
  const facing = (button?.dataset.facing ?? null) as Facing | null;
  if (facing && facing !== selection.choice) selection.choose(facing);
  else if (cell && !selection.decidesAnywhere) selection.tapCell(cell);
  else selection.decide();
}
