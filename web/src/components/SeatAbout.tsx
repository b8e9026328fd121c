/** What a seat says when it is chosen: how its points come about, its pile, and who plays there. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { number, say } from "../i18n/say";
import { Coin, Tile } from "./SeatGlyphs";
import type { SeatRow } from "./Seats";
import { Swatch } from "./SeatsSwatch";

export function SeatAbout({ row }: { row: SeatRow }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => panel.current?.scrollIntoView({ block: "nearest" }), []);
  const { seat, name, rugs, out, about } = row;
  const two = rugs.length > 1;
  return (
    <div ref={panel} id={`seat-about-${seat}`} class="seat-about" data-testid="seat-about">
      <p class="seat-about-name">
        <bdi>{name}</bdi>
      </p>
      <Sum {...row} />
      {about.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {!out && <Pile {...row} />}
      {!out && <p class="soft">{two ? say("seat-each-counts-two") : say("seat-each-counts")}</p>}
    </div>
  );
}

/** Dirhams and squares make points, each number over its word. */
function Sum({ dirhams, squares, points }: SeatRow) {
  const parts = [
    { glyph: <Coin />, value: dirhams, word: say("standings-dirhams") },
    { glyph: <Tile />, value: squares, word: say("standings-squares") },
    { glyph: null, value: points, word: say("standings-points") },
  ];
  return (
    <>
      <p class="unseen">{say("seat-score", { count: dirhams, squares, points })}</p>
      <div class="seat-about-sum numbers" aria-hidden="true">
        {parts.map(({ glyph, value, word }, index) => (
          <span key={word} class="seat-about-part">
            <span class="seat-about-sign">{["", "+", "="][index]}</span>
            <b>
              {glyph}
              {number(value)}
            </b>
            <span>{word}</span>
          </span>
        ))}
      </div>
    </>
  );
}

function Pile({ rugs, next, you }: SeatRow) {
  const left = rugs.reduce((sum, rug) => sum + rug.left, 0);
  return (
    <>
      {rugs.length > 1 && <p>{say("seat-pile-two", { whose: you ? "you" : "other" })}</p>}
      <ul class="seat-about-rugs">
        {rugs.map(({ colour, left: count }) => (
          <li key={colour} class={colour === next ? "next" : undefined}>
            <Swatch colour={colour} />
            <span>{say("seat-rugs", { count, letter: colour })}</span>
          </li>
        ))}
      </ul>
      {next && <p>{say("seat-pile-next", { letter: next })}</p>}
      {left === 0 && <p>{say("seat-pile-empty")}</p>}
    </>
  );
}
