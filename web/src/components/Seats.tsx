/** The seats, one row each: cloth, name, dirhams and squares, points. */
import type { ComponentChildren } from "preact";
import { number, say } from "../i18n/say";
import { Swatch } from "./SeatsSwatch";

export interface SeatRow {
  seat: number;
  name: string;
  /** Rugs that are still to be laid, by colour. */
  rugs: readonly { colour: string; left: number }[];
  /** The top rug of a pile of two colours. */
  next: string | null;
  dirhams: number;
  squares: number;
  points: number;
  out: boolean;
  toMove: boolean;
  /** Short words after the name: you, bot, away. */
  marks: readonly string[];
  clock?: { text: string; low: boolean } | null | undefined;
  /** What the player has just said. */
  bubble?: ComponentChildren;
}

export function Seats({ rows, label }: { rows: readonly SeatRow[]; label: string }) {
  return (
    <ul class="seats" aria-label={label}>
      {rows.map((row) => (
        <Seat key={row.seat} {...row} />
      ))}
    </ul>
  );
}

function Seat(row: SeatRow) {
  const { seat, name, marks, out, toMove, clock } = row;
  return (
    <li
      class={`seat${toMove ? " to-move" : ""}${out ? " out" : ""}`}
      data-seat={seat}
      data-testid="seat"
      aria-current={toMove ? "true" : undefined}
    >
      <Rugs {...row} />
      <span class="seat-who">
        {row.bubble}
        <bdi class="seat-name">{name}</bdi>
        {(out || marks.length > 0) && (
          <span class="seat-marks">
            {out && <span class="seat-mark trouble">{say("seat-out-mark")}</span>}
            {marks.map((mark) => (
              <span key={mark} class="seat-mark">
                {mark}
              </span>
            ))}
          </span>
        )}
      </span>
      {clock && <span class={`seat-clock numbers${clock.low ? " low" : ""}`}>{clock.text}</span>}
      <Score {...row} />
    </li>
  );
}

function Rugs({ rugs, next }: SeatRow) {
  return (
    <span class="seat-rugs numbers">
      {rugs.map(({ colour, left }) => (
        <span
          key={colour}
          class={`seat-rug${colour === next ? " next" : ""}${left ? "" : " none"}`}
          title={say("seat-rugs", { count: left, letter: colour })}
        >
          <Swatch colour={colour} />
          <span aria-hidden="true">{number(left)}</span>
          <span class="unseen">
            {say("seat-rugs", { count: left, letter: colour })}
            {colour === next && ` ${say("seat-next")}`}
          </span>
        </span>
      ))}
    </span>
  );
}

function Score({ dirhams, squares, points }: SeatRow) {
  const words = say("seat-score", { count: dirhams, squares, points });
  return (
    <span class="seat-score numbers" title={words}>
      <span class="unseen">{words}</span>
      <span class="seat-sum" aria-hidden="true">
        <span class="seat-dirhams">
          <Coin />
          {number(dirhams)}
        </span>
        <span class="seat-squares">
          <Tile />
          {number(squares)}
        </span>
      </span>
      <b class="seat-points" aria-hidden="true">
        {number(points)}
      </b>
    </span>
  );
}

export function Coin() {
  return (
    <svg class="seat-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.6" fill="none" stroke="currentColor" stroke-width="1.6" />
      <path
        d="M8 4l1.1 2.4 2.6.2-2 1.8.7 2.6L8 9.6 5.6 11l.7-2.6-2-1.8 2.6-.2z"
        fill="currentColor"
      />
    </svg>
  );
}

export function Tile() {
  return (
    <svg class="seat-glyph" viewBox="0 0 16 16" aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="12"
        height="12"
        rx="1"
        fill="none"
        stroke="currentColor"
        stroke-width="1.6"
      />
      <path d="M8 4.5L11.5 8 8 11.5 4.5 8z" fill="currentColor" />
    </svg>
  );
}
