/** Letters that do something on the table's page; never while somebody types. */
import { useEffect, useLayoutEffect } from "preact/hooks";
import { letterOf } from "../../app/letterKeys";
import { settings } from "../../app/settings";
import type { Game } from "./tableModel";
import { undo } from "./Undo";

interface Keys {
  help: () => void;
  log: () => void;
  hint: () => void;
}

/** The keys work as soon as the page is shown. */
export function useKeys(game: Game, { help, log, hint }: Keys): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
      if (event.key === "Escape" && closesSomething(event.target)) return;
      if (event.key === "Escape" && game.look.close()) return event.preventDefault();
      const letter = settings.value.letters ? letterOf(event) : "";
      if (letter === "?") help();
      else if (letter === "L") log();
      else if (letter === "H") hint();
      else if (letter === "U") undo(game);
      else if (isSkip(event) && game.presenter.current.value) skip(event, game);
      else return;
      event.preventDefault();
    };
    // Before the board sees them: during an animation its keys mean "skip".
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, [game]);
}

/** For a player to decide with the focus nowhere, the market gets it: keys work there at once. */
export function useMarketFocus(game: Game): void {
  const called = game.live.mine.value && game.presenter.offered.value.length > 0;
  useEffect(() => {
    if (called || game.gathered) fromTheTop(game);
  }, [called]);
}

function fromTheTop(game: Game): void {
  const at = document.activeElement;
  if (at !== null && !at.matches("body, main, main h1")) return;
  game.focus();
}

/** A key that is held down skips once. The space bar also decides, so it may have been meant for that. */
function skip(event: KeyboardEvent, game: Game): void {
  if (event.repeat) return;
  if (event.key === " ") game.skipBySpace();
  else game.skipByKey();
}

function isSkip(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const control = target instanceof Element && target.closest("button, a, summary");
  if (letterOf(event) === "S") return settings.value.letters;
  return key === "Escape" || (key === " " && !control);
}

/** Whether Escape is for the menu that is open, or for the seat that is explaining itself. */
function closesSomething(target: EventTarget | null): boolean {
  const seat = target instanceof Element && target.closest(".seat");
  const isOpen = (place: ParentNode) => place.querySelector("[aria-expanded=true]") !== null;
  const menu = document.querySelector(".menu");
  return Boolean((menu && isOpen(menu)) || (seat && isOpen(seat)));
}

function busy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, dialog[open], [popover]") !== null
  );
}
