/** A square in words: what lies there, where the rug's other half is, and whether Assam is there. */
import type { Facing } from "../api/types";
import { say } from "../i18n/say";

interface Square {
  square: string;
  /** The colour of the rug on top, or null where it is bare. */
  colour: string | null;
  /** Where its other half can be seen, if it can. */
  other: string | null;
  /** Which way Assam looks, if he stands there. */
  assam: Facing | null;
}

export function squareInWords({ square, colour, other, assam }: Square): string {
  return say("text-square", {
    square,
    rug: colour ?? "bare",
    other: colour === null ? "none" : other === null ? "hidden" : "square",
    with: other ?? "",
    assam: assam ?? "no",
  });
}
