/** The seats, one row each: cloth, name, dirhams and squares, points. Each explains itself when it is chosen. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { number, say } from "../i18n/say";
import { SeatAbout } from "./SeatAbout";
import { Coin, Tile } from "./SeatGlyphs";
import { dyeOf, Swatch } from "./SeatsSwatch";

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
  /** Whether it is a seat of this device, and the only one: "you". */
  you: boolean;
  /** Short words under the name: you, bot, away. */
  marks: readonly string[];
  /** What these words mean, in sentences. */
  about: readonly string[];
  clock?: { text: string; low: boolean } | null | undefined;
  /** What the player has just said. */
  bubble?: ComponentChildren;
}

export function Seats({ rows, label }: { rows: readonly SeatRow[]; label: string }) {
  /** The seat that explains itself. */
  const chosen = useSignal<number | null>(null);
  return (
    <ul class="seats" aria-label={label}>
      {rows.map((row) => (
        <Seat key={row.seat} row={row} chosen={chosen} />
      ))}
    </ul>
  );
}

function Seat({ row, chosen }: { row: SeatRow; chosen: Signal<number | null> }) {
  const { seat, out, toMove, you, clock } = row;
  const place = useRef<HTMLLIElement>(null);
  const open = chosen.value === seat;
  const close = () => {
    if (chosen.peek() === seat) chosen.value = null;
  };
  useEffect(() => {
    if (!open) return;
    const elsewhere = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", elsewhere);
    return () => document.removeEventListener("pointerdown", elsewhere);
  }, [open]);
  const looks = [toMove && "to-move", out && "out", you && "yours"].filter(Boolean).join(" ");
  return (
    <li
      ref={place}
      class={`seat ${looks}`}
      data-seat={seat}
      data-testid="seat"
      aria-current={toMove ? "true" : undefined}
      onFocusOut={(event) => {
        if (!place.current?.contains(event.relatedTarget as Node | null)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <Rugs {...row} />
      <Who row={row} open={open} onOpen={(wanted) => (chosen.value = wanted ? seat : null)} />
      {clock && <span class={`seat-clock numbers${clock.low ? " low" : ""}`}>{clock.text}</span>}
      <Score {...row} />
      {open && <SeatAbout row={row} />}
    </li>
  );
}

interface WhoProps {
  row: SeatRow;
  open: boolean;
  onOpen: (wanted: boolean) => void;
}

/** The name is a button that is as large as the seat. The keyboard's focus opens it as well. */
function Who({ row: { seat, name, out, marks, bubble }, open, onOpen }: WhoProps) {
  return (
    <span class="seat-who">
      {bubble}
      <button
        type="button"
        class="seat-button"
        aria-expanded={open}
        aria-describedby={open ? `seat-about-${seat}` : undefined}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onOpen(true)}
        onClick={() => onOpen(!open)}
      >
        <bdi class="seat-name">{name}</bdi>
      </button>
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
          <span
            class="seat-pile"
            aria-hidden="true"
            style={{ "--left": left, "--dye": `var(--${dyeOf(colour)})` }}
          />
          {colour === next && (
            <span class="seat-next" aria-hidden="true">
              {say("seat-next-mark")}
            </span>
          )}
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
        <span class="seat-word">{say("standings-dirhams")}</span>
        <span class="seat-squares">
          <Tile />
          {number(squares)}
        </span>
        <span class="seat-word">{say("standings-squares")}</span>
      </span>
      <span class="seat-total" aria-hidden="true">
        <b class="seat-points">{number(points)}</b>
        <span class="seat-word">{say("standings-points")}</span>
      </span>
    </span>
  );
}
