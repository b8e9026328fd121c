/** The board knows no language: these are its words. */
import type { BoardWords } from "../board/types";
import { number, say } from "../i18n/say";

export function boardWords(): BoardWords {
  return {
    board: () => say("board-label"),
    square: (square, colour, assam) =>
      say("board-square", { square, colour: colour ?? "bare", assam: assam ? "here" : "no" }),
    facing: (facing) => say("board-facing", { facing }),
    lay: (first, second) => say("board-lay", { first, second }),
    refused: (action) => say("text-not-now", { action }),
    number,
    dieThrown: (slippers) => say("board-die", { slippers }),
  };
}
