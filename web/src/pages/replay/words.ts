/** What the board says to who does not see it. */
import type { BoardWords } from "../../board/types";
import { say } from "../../say/say";

export const boardWords: BoardWords = {
  board: () => say("study-board"),
  square: (square, colour, assam) => {
    const here = assam ? "yes" : "no";
    if (!colour) return say("study-square-bare", { square, assam: here });
    return say("study-square", { square, assam: here, colour: say("colour", { letter: colour }) });
  },
  facing: (facing) => say("study-face", { facing: say("facing", { facing }) }),
  lay: (first, second) => say("study-lay", { first, second }),
  dieThrown: (slippers) => say("study-die", { slippers }),
};
