/** The board's whole surface: state in, actions out. It knows drawing and touch, and no rule. */
import type { Prices, Walk } from "../api/types";
import type { Colour } from "../notation/position";

/** The action that led to a position, to be animated. */
export interface Last extends Partial<Walk> {
  action: string;
  seat: number;
}

export interface BoardState {
  /** The position's text. */
  position: string;
  /** What the player at this screen can choose; empty to only look. */
  legal: readonly string[];
  /** The action that led here; null to show the position without an animation. */
  last?: Last | null;
  /** Where each facing and roll would lead and what it would cost; shown beside the arrows. */
  prices?: Prices | null;
  /** Squares to mark: an area that somebody asked about, or the squares of a lesson. */
  marked?: readonly string[];
  /** The action of a hint. */
  advised?: string | null;
  /** Choices to be compared, each drawn with what it is worth. */
  compared?: readonly ComparedChoice[];
}

/** A rug or a facing that is drawn only to be looked at. */
export interface ComparedChoice {
  action: string;
  /** What it is worth, in a few characters. */
  label: string;
  /** The best one has a star. One that was done is on the market already and gets only its label. */
  mark: "best" | "done" | "other";
  /** The rug's colour. */
  colour: Colour | null;
}

export type Cue = "turn" | "die" | "step" | "track" | "area" | "coin" | "lay" | "choose" | "refuse";

export interface BoardOptions {
  /** The player has decided: `E`, `f4f5`, or `roll`. */
  onAction?: (action: string) => void;
  /** What is chosen but not yet decided; null for nothing. */
  onChoice?: (action: string | null) => void;
  /** Somebody chooses by hand; `again` if what they touched is chosen already. */
  onTouch?: (again: boolean) => void;
  /** Asked before a key or a click on the market decides: whether it can be meant so. */
  mayDecide?: () => boolean;
  /** Something happens that has a sound. */
  onCue?: (cue: Cue, count: number) => void;
  /** A sentence for players who can't see the board. */
  onSay?: (sentence: string) => void;
  /** A square was pointed at that offers no action (to ask for its area's price, or to edit it). */
  onSquare?: (square: string) => void;
  /** How long animations take: 0 is at once, 1 is usual. Asked before each of them. */
  pace?: () => number;
  /** Whether nothing may move: each step of an action is a still picture, for as long as it takes to
   * read. Asked before each action. */
  still?: () => boolean;
  /** Whether a rug that is chosen waits for a further act. */
  confirm?: () => boolean;
  coordinates?: boolean;
  /** The board knows no language: its labels come from here. */
  words?: BoardWords;
}

export interface BoardWords {
  board(): string;
  square(square: string, colour: string | null, assam: boolean): string;
  facing(facing: string): string;
  lay(first: string, second: string): string;
  refused(action: string): string;
  dieThrown(slippers: number): string;
  number(value: number): string;
}

export interface Board {
  /** Show a position; with `last`, animate the action. Resolves when it is shown. A second call
   * waits for the first; `set` with a position that follows from nothing jumps there. */
  set(state: BoardState): Promise<void>;
  /** Choose an action as if the player had touched it. */
  choose(action: string | null): void;
  /** Confirm the choice. */
  confirm(): void;
  /** End the animation: show how it ends. */
  skip(): void;
  configure(options: Partial<BoardOptions>): void;
  /** Put the keyboard's focus on the board. */
  focus(): void;
  destroy(): void;
}
