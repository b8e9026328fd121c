/** What is chosen but not yet decided, how it looks, and where the keyboard's focus is. */
import type { Prices } from "../api/types";
import type { Arrows } from "./arrows";
import type { Assam } from "./assam";
import type { Point } from "./geometry";
import type { Ghosts } from "./ghosts";
import type { Marks } from "./marks";
import { isFacing, nameOf, numberOf } from "../notation/square";
import type { Drawing } from "./drawing";
import { laysOn, NOTHING, offersOf, type Lay, type Offers } from "./choices";
import { DOUBLE_CLICK, PressGuard } from "./pressGuard";
import type { SquareGrid } from "./squares";
import { tapped } from "./tapping";
import type { BoardOptions, BoardState, Cue } from "./types";

interface Parts {
  root: HTMLElement;
  assam: Assam;
  arrows: Arrows;
  ghosts: Ghosts;
  marks: Marks;
  squares: SquareGrid;
}

export class Selection {
  offers: Offers = NOTHING;
  choice: string | null = null;
  private readonly parts: Parts;
  private readonly options: BoardOptions;
  private drawing: Drawing | null = null;
  private prices: Prices | null = null;
  private advised: string | null = null;
  private legal = "";
  private reported: string | null = null;
  /** The square that was tapped first: a tap beside it makes a pair, one on it shows its next rug. */
  private anchor: number | null = null;
  /** A rug is laid by a press of its own, never by the second half of a double click. */
  private readonly guard: PressGuard;
  private stop: HTMLElement;
  private pointed: Lay | null = null;
  private drawn = "";

  constructor(parts: Parts, options: BoardOptions) {
    this.parts = parts;
    this.options = options;
    this.stop = parts.squares.cell(24);
    this.stop.tabIndex = 0;
    const settled = (ready: boolean) => parts.root.classList.toggle("board-settled", ready);
    this.guard = new PressGuard(settled, DOUBLE_CLICK);
  }

  /** Offer what a state offers; the choice stays if nothing else has changed. */
  show(state: BoardState, drawing: Drawing): void {
    const legal = state.legal.join(" ");
    const same = legal === this.legal && drawing.text === this.drawing?.text;
    if (!same || this.offers === NOTHING) {
      this.offers = state.legal.length ? offersOf(state.legal, drawing) : NOTHING;
      if (!same || !this.offers.all.includes(this.choice ?? "")) {
        this.choice = this.offers.first;
        this.anchor = null;
      }
    }
    if (!same && (this.offers !== NOTHING || !this.drawing)) this.parts.squares.at = drawing.square;
    this.legal = legal;
    this.drawing = drawing;
    this.prices = state.prices ?? null;
    this.advised = state.advised ?? null;
    this.draw();
    this.reportChoice();
  }

  /** During an animation nothing can be chosen. */
  hide(): void {
    this.offers = NOTHING;
    this.choice = null;
    this.pointed = null;
    this.anchor = null;
    this.advised = null;
    this.draw();
    this.reportChoice();
  }

  /** A square confirms only where neither a facing nor a rug can be chosen. */
  get decidesAnywhere(): boolean {
    return this.choice !== null && !this.offers.facings.length && !this.offers.lays.length;
  }

  /** Choose what somebody touched or asked for; touching what is chosen already changes nothing. */
  choose(action: string | null): void {
    this.anchor = null;
    const again = action === this.choice;
    if (action !== null && this.offers !== NOTHING) this.options.onTouch?.(again);
    if (action !== null && !this.offers.all.includes(action)) {
      this.cue("refuse");
      return;
    }
    if (again) return;
    this.choice = action;
    if (action !== null) this.cue("choose");
    this.draw();
    this.reportChoice();
  }

  /** Choose with the keyboard, and move the focus there. */
  go(action: string | null): void {
    const before = document.activeElement;
    this.choose(action);
    if (action !== this.choice) return this.speak(this.options.words?.refused(action ?? ""));
    const place = this.place();
    this.focus(place);
    // A screen reader does not read a focus again that stays where it is.
    if (place === before) this.speak(place.getAttribute("aria-label"));
  }

  /** Back to the first choice. */
  clear(): void {
    this.choose(this.offers.first);
  }

  confirm(): void {
    const action = this.choice;
    // Nothing can be decided twice: the next state brings new offers.
    if (action === null || !this.offers.all.includes(action)) return;
    this.offers = NOTHING;
    this.draw();
    this.options.onAction?.(action);
  }

  /** Confirm with a key or a click on the market itself, if the page takes that for a decision. */
  decide(): void {
    if (this.options.mayDecide?.() !== false) this.confirm();
  }

  /** A mouse points at one rug: the first click chooses it, another click of its own lays it.
   * `clicks` counts those that the browser takes for one double click. */
  click(square: number, point: Point, clicks: number): void {
    const lay = laysOn(this.offers, square, point)[0];
    if (!lay) return this.options.onSquare?.(nameOf(square));
    const lays = lay.text === this.choice || !this.asks;
    const separate = this.guard.press() && clicks < 2;
    this.pick(lay, square, null);
    if (lays && separate) this.decide();
  }

  /** A finger names squares, and never lays a rug, unless the player has switched off the question: then the
   * second square does. */
  tap(square: number, point: Point | null): void {
    const found = tapped(this.offers, this.choice, this.anchor, square, point);
    if (!found) return this.options.onSquare?.(nameOf(square));
    const separate = this.guard.press();
    this.pick(found.lay, square, found.anchor);
    if (found.exact && !this.asks && separate) this.decide();
  }

  /** A tap without coordinates: from the keyboard or a screen reader. */
  tapCell(cell: HTMLElement): void {
    this.tap(numberOf(cell.dataset.square ?? ""), null);
  }

  /** Show the rug that a mouse is over. */
  point(square: number | null, point: Point): void {
    const lay = square === null ? undefined : laysOn(this.offers, square, point)[0];
    this.pointed = lay && lay.text !== this.choice ? lay : null;
    this.parts.ghosts.point(this.pointed, this.drawing?.next ?? null);
    this.parts.root.classList.toggle("board-pointing", lay !== undefined);
  }

  /** Focus the element that is in the tab order. */
  focus(element: HTMLElement = this.stop): void {
    this.setStop(element);
    element.focus({ preventScroll: true });
  }

  draw(): void {
    const { root, arrows, ghosts, marks, squares, assam } = this.parts;
    const within = root.contains(document.activeElement);
    const { facings, lays } = this.offers;
    const lay = lays.find(({ text }) => text === this.choice) ?? null;
    const colour = this.drawing?.next ?? null;
    const facing = facings.find((one) => one === this.choice);
    if (this.drawing) {
      const { square, facing: before } = this.drawing;
      const chosen = this.choice ?? "";
      const waiting = isFacing(chosen) ? chosen : before;
      arrows.show(facings, square, this.choice, this.advised);
      if (!root.dataset.busy) assam.face(waiting, this.options.pace?.() ?? 1);
      const way = facing ?? (this.choice === "roll" ? before : "");
      marks.showPrices(this.prices?.[way] ?? null, square, this.options.words?.number);
    }
    ghosts.advise(lays.find(({ text }) => text === this.advised) ?? null);
    ghosts.hint(this.offers, colour, this.drawing?.halves ?? []);
    if (lay || this.offers !== NOTHING || this.choice === null)
      ghosts.choose(lay, colour, this.options.words);
    if (this.pointed && !lays.includes(this.pointed)) this.pointed = null;
    ghosts.point(this.pointed === lay ? null : this.pointed, colour);
    squares.offer(
      lays.flatMap((one) => one.squares),
      lay?.squares ?? [],
    );
    const now = `${this.offers.all.join()} ${this.choice ?? ""}`;
    if (now === this.drawn && (!within || root.contains(document.activeElement))) return;
    this.drawn = now;
    this.setStop(this.place());
    if (within && document.activeElement !== this.stop) this.focus();
  }

  private pick(lay: Lay, square: number, anchor: number | null): void {
    this.parts.squares.at = square;
    this.choose(lay.text);
    this.anchor = anchor;
  }

  /** Whether a rug that is chosen waits for a further act. */
  private get asks(): boolean {
    return this.options.confirm?.() !== false;
  }

  /** The element for the keyboard's focus: the chosen arrow or rug, or else a square. */
  private place(): HTMLElement {
    const { arrows, ghosts, squares } = this.parts;
    const lay = this.choice !== null && ghosts.chosen.dataset.lay === this.choice;
    return arrows.button(this.choice) ?? (lay ? ghosts.chosen : squares.cell(squares.at));
  }

  private setStop(element: HTMLElement): void {
    if (this.stop !== element) this.stop.tabIndex = -1;
    this.stop = element;
    element.tabIndex = 0;
  }

  private reportChoice(): void {
    if (this.reported === this.choice) return;
    this.reported = this.choice;
    this.guard.says(this.choice ?? "", this.choice !== null);
    this.options.onChoice?.(this.choice);
  }

  private speak(sentence: string | null | undefined): void {
    if (sentence) this.options.onSay?.(sentence);
  }

  private cue(cue: Cue): void {
    this.options.onCue?.(cue, 1);
  }
}
