/** The board: state in, actions out. */
import { Arrows } from "./arrows";
import { Assam } from "./assam";
import { Comparison } from "./comparison";
import { Selection } from "./selection";
import { Die } from "./die";
import { attribute, make, nextPrefix } from "./dom";
import { Ghosts } from "./ghosts";
import { onKey } from "./keyboard";
import { coordinatesSvg, marketSvg } from "./market";
import { Marks } from "./marks";
import { parseAction } from "../notation/action";
import { endOf } from "../notation/square";
import { type Drawing, drawingOf } from "./drawing";
import { listen } from "./pointer";
import { Rugs } from "./rugs";
import { SquareGrid } from "./squares";
import { showStills } from "./stills";
import { animate, follows, soundsOf, type Stage } from "./animation";
import { Timeline } from "./timeline";
import type { Board, BoardOptions, BoardState, Last } from "./types";

export function createBoard(element: HTMLElement, options: BoardOptions): Board {
  return new Market(element, { ...options });
}

class Market implements Board {
  private readonly options: BoardOptions;
  private readonly root: HTMLElement;
  private readonly rugs: Rugs;
  private readonly marks: Marks;
  private readonly squares: SquareGrid;
  private readonly arrows: Arrows;
  private readonly comparison: Comparison;
  private readonly selection: Selection;
  private readonly stage: Stage;
  private readonly gone = new AbortController();
  private shown: Drawing | null = null;
  private timeline: Timeline | null = null;
  private queue: Promise<void> | null = null;
  /** How many states are not shown yet: only the last one has something to choose. */
  private coming = 0;
  private path: readonly string[] = [];
  private latest: string | null = null;

  constructor(element: HTMLElement, options: BoardOptions) {
    this.options = options;
    const prefix = nextPrefix();
    const root = make("div", "board", element);
    this.root = root;
    attribute(root, "role", "group");
    root.innerHTML = marketSvg(prefix);
    this.rugs = new Rugs(prefix, root);
    const below = make("div", "board-below", root);
    const falling = make("div", "board-falling", root);
    const glows = make("div", "board-glows", root);
    attribute(glows, "aria-hidden", "true");
    this.squares = new SquareGrid(root);
    const ghosts = new Ghosts(prefix, root);
    const assam = new Assam(root, () => this.options.still?.() ?? false);
    make("div", "board-letters", root).innerHTML = coordinatesSvg();
    this.marks = new Marks(below, root);
    this.comparison = new Comparison(prefix, root);
    this.arrows = new Arrows(root);
    const die = new Die(root);
    const { marks, squares, arrows } = this;
    this.selection = new Selection({ root, assam, arrows, ghosts, marks, squares }, options);
    const { words } = options;
    this.stage = { prefix, market: root, glows, falling, assam, die, marks, words };
    this.listen();
    this.label();
  }

  set(state: BoardState): Promise<void> {
    // At once where nothing is being animated, so that a page never shows an empty market.
    this.coming += 1;
    const next = (): Promise<void> => this.show(state);
    const mine = this.queue ? this.queue.then(next, next) : next();
    this.queue = mine;
    const done = (): void => {
      if (this.queue === mine) this.queue = null;
    };
    mine.then(done, done);
    return mine;
  }

  choose(action: string | null): void {
    if (action === null) this.selection.clear();
    else this.selection.choose(action);
  }

  confirm(): void {
    this.selection.confirm();
  }

  skip(): void {
    this.timeline?.skip();
  }

  configure(options: Partial<BoardOptions>): void {
    Object.assign(this.options, options);
    this.stage.words = this.options.words;
    this.label();
    this.selection.draw();
  }

  focus(): void {
    this.selection.focus();
  }

  destroy(): void {
    this.gone.abort();
    this.skip();
    this.root.remove();
  }

  private async show(state: BoardState): Promise<void> {
    this.coming -= 1;
    if (this.gone.signal.aborted) return;
    const [before, after, last] = [this.shown, drawingOf(state.position), state.last];
    if (before && last && before.text !== after.text) {
      if (follows(before, after, last)) await this.animate(before, after, last);
      else this.selection.hide();
    }
    if (this.gone.signal.aborted) return;
    this.draw(after, last ?? null);
    this.marks.showRings(state.marked ?? []);
    this.comparison.show(state.compared ?? [], after);
    if (!this.coming) this.selection.show(state, after);
  }

  private async animate(before: Drawing, after: Drawing, last: Last): Promise<void> {
    const pace = document.hidden ? 0 : (this.options.pace?.() ?? 1);
    const cue = this.options.onCue?.bind(this.options);
    if (pace <= 0) {
      for (const [name, count] of soundsOf(last)) cue?.(name, count);
      return;
    }
    this.root.dataset.busy = "true";
    this.comparison.show([], after);
    this.timeline = new Timeline(pace, (name, count) => cue?.(name, count));
    this.selection.hide();
    if (parseAction(last.action)?.kind === "roll") this.marks.showPath([]);
    try {
      const show = this.options.still?.() ? showStills : animate;
      await show(this.timeline, this.stage, before, after, last);
    } finally {
      this.timeline = null;
      delete this.root.dataset.busy;
    }
  }

  /** Everything as it stands in the end, whatever was animated before. */
  private draw(drawing: Drawing, last: Last | null): void {
    const kind = last ? parseAction(last.action)?.kind : null;
    if (kind === "roll" || kind === "lay" || kind === null) {
      this.path = (kind === "roll" && last?.path?.map((spot) => endOf([spot]))) || [];
      this.latest = kind === "lay" ? (last?.action ?? null) : null;
    }
    this.rugs.show(drawing.halves, this.latest);
    this.stage.falling.replaceChildren();
    this.stage.glows.replaceChildren();
    this.stage.die.hide();
    this.stage.assam.stand(drawing);
    this.marks.showPath(this.path);
    this.shown = drawing;
    this.squares.label(drawing, this.options.words);
    this.root.dataset.position = drawing.text;
  }

  private label(): void {
    attribute(this.root, "aria-label", this.options.words?.board() ?? null);
    this.root.classList.toggle("board-lettered", this.options.coordinates ?? false);
    this.arrows.label(this.options.words);
    if (this.shown) this.squares.label(this.shown, this.options.words);
  }

  private listen(): void {
    const { signal } = this.gone;
    listen(this.root, this.selection, signal);
    this.root.addEventListener("keydown", (event) => onKey(event, this.selection, this.squares), {
      signal,
    });
    const hidden = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener("visibilitychange", hidden, { signal });
  }
}
