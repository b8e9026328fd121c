/** The board's whole surface: state in, actions out. It knows drawing and touch, and no rule. */
import type { Prices, Walk } from "../api/types";

/** What led to a position, to be told as a story. */
export interface Last extends Partial<Walk> {
  action: string;
  seat: number;
}

export interface BoardState {
  /** The position's text. */
  position: string;
  /** What can be chosen here by whoever sits at this screen; empty to only look. */
  legal: readonly string[];
  /** What led here; null for a position that just stands there. */
  last?: Last | null;
  /** Where each facing and roll would lead and what it would cost; shown beside the arrows. */
  prices?: Prices | null;
  /** Squares to be pointed at (an area that was asked about, a lesson's square). */
  marked?: readonly string[];
  /** What somebody who knows would choose here. */
  advised?: string | null;
}

export type Cue = "turn" | "die" | "step" | "track" | "area" | "coin" | "lay" | "choose" | "refuse";

export interface BoardOptions {
  /** Somebody has decided: `E`, `f4f5`, or `roll` where only the die is to be thrown. */
  onAction?: (action: string) => void;
  /** What is chosen and not yet decided; null for nothing. */
  onChoice?: (action: string | null) => void;
  /** Something happens that has a sound. */
  onCue?: (cue: Cue, count: number) => void;
  /** Something is to be said to who cannot see it. */
  onSay?: (sentence: string) => void;
  /** A square was pointed at that offers no action (to ask for its area's price, or to edit it). */
  onSquare?: (square: string) => void;
  /** How long things take: 0 is at once, 1 is usual. Asked before each story. */
  pace?: () => number;
  /** Whether a rug needs a second tap. */
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
  /** Show a position; with `last`, tell how it came about. Resolves when all is told. A second call
   * waits for the first; `set` with a position that follows from nothing jumps there. */
  set(state: BoardState): Promise<void>;
  /** Choose an action as if it had been touched. */
  choose(action: string | null): void;
  /** Decide on what is chosen. */
  confirm(): void;
  /** End the story that is being told: show how it ends. */
  skip(): void;
  configure(options: Partial<BoardOptions>): void;
  /** Put the keyboard's focus on the board. */
  focus(): void;
  destroy(): void;
}
