/** The heading of a column of numbers: a word, and where there is no room for it, its picture. */
import type { ComponentChildren } from "preact";
import { Coin, Tile } from "./SeatGlyphs";

export function DirhamsHeading({ word }: { word: string }) {
  return <Heading word={word} glyph={<Coin />} />;
}

export function SquaresHeading({ word }: { word: string }) {
  return <Heading word={word} glyph={<Tile />} />;
}

function Heading({ word, glyph }: { word: string; glyph: ComponentChildren }) {
  return (
    <>
      <span class="heading-word">{word}</span>
      <span class="heading-glyph">{glyph}</span>
    </>
  );
}
