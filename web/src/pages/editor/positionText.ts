/** A position's text, taken apart and put together again. Notation alone: what a position means, and
 * whether it can be, the server says. */
import type { Facing } from "../../api/types";

export type Letter = "r" | "b" | "y" | "g";
export const LETTERS: readonly Letter[] = ["r", "b", "y", "g"];

/** A covered square, and where the other half of its rug lies ("" where that is hidden). */
export interface Half {
  colour: Letter;
  other: string;
}

export interface SeatText {
  dirhams: number;
  /** In the order of going out, from 1; 0 for who is still in. */
  out: number;
  colours: Letter[];
  rugs: number[];
  top: Letter | "";
}

export interface PositionText {
  /** By square, like `d4`; a bare square is not there. */
  board: ReadonlyMap<string, Half>;
  assam: string;
  facing: Facing;
  step: string;
  seat: number;
  seats: SeatText[];
  rules: string;
}

const FILES = "abcdefg";
const POINTS: Record<string, [number, number]> = {
  ">": [1, 0],
  "<": [-1, 0],
  "^": [0, 1],
  v: [0, -1],
};
const BACK: Record<string, string> = { ">": "<", "<": ">", "^": "v", v: "^" };

export function squareAt(file: number, rank: number): string | null {
  return file >= 0 && file < 7 && rank >= 0 && rank < 7 ? `${FILES[file]}${rank + 1}` : null;
}

function spot(square: string): [number, number] {
  return [FILES.indexOf(square[0] ?? ""), Number(square[1]) - 1];
}

/** The square on the other side of a mark like `>`. */
function across(square: string, mark: string): string | null {
  const [file, rank] = spot(square);
  const [east, north] = POINTS[mark] ?? [0, 0];
  return squareAt(file + east, rank + north);
}

/** The mark that leads from one square to another that shares a side with it. */
export function markBetween(first: string, second: string): string | null {
  return Object.keys(POINTS).find((mark) => across(first, mark) === second) ?? null;
}

function readBoard(text: string): Map<string, Half> | null {
  const board = new Map<string, Half>();
  const ranks = text.split("/");
  if (ranks.length !== 7) return null;
  for (const [down, line] of ranks.entries()) {
    let file = 0;
    for (const [piece] of line.matchAll(/[1-7]|[rbyg][<>^v]?|./g)) {
      if (/^[1-7]$/.test(piece)) file += Number(piece);
      else if (/^[rbyg]/.test(piece)) {
        const square = squareAt(file++, 6 - down);
        if (!square) return null;
        board.set(square, { colour: piece[0] as Letter, other: piece[1] ?? "" });
      } else return null;
    }
    if (file !== 7) return null;
  }
  return board;
}

function writeBoard(board: ReadonlyMap<string, Half>): string {
  const line = (rank: number) => {
    let text = "";
    let bare = 0;
    for (let file = 0; file < 7; file++) {
      const half = board.get(squareAt(file, rank) ?? "");
      if (!half) bare++;
      else {
        text += (bare || "") + half.colour + half.other;
        bare = 0;
      }
    }
    return text + (bare || "");
  };
  return [6, 5, 4, 3, 2, 1, 0].map(line).join("/");
}

function readSeat(text: string): SeatText | null {
  const gone = /^x([1-4]):([rbyg]{1,2})$/.exec(text);
  if (gone) {
    const colours = [...(gone[2] ?? "")] as Letter[];
    return { dirhams: 0, out: Number(gone[1]), colours, rugs: colours.map(() => 0), top: "" };
  }
  const inside = /^(\d{1,3}):((?:[rbyg]\d{1,3}){1,2})(?:\*([rbyg]))?$/.exec(text);
  if (!inside) return null;
  const piles = [...(inside[2] ?? "").matchAll(/([rbyg])(\d+)/g)];
  return {
    dirhams: Number(inside[1]),
    out: 0,
    colours: piles.map((pile) => pile[1] as Letter),
    rugs: piles.map((pile) => Number(pile[2])),
    top: (inside[3] ?? "") as Letter | "",
  };
}

function writeSeat(seat: SeatText): string {
  if (seat.out) return `x${seat.out}:${seat.colours.join("")}`;
  const piles = seat.colours.map((colour, index) => `${colour}${seat.rugs[index] ?? 0}`);
  return `${seat.dirhams}:${piles.join("")}${seat.top && `*${seat.top}`}`;
}

/** Null for a text that is too broken to be edited by touch; the server says what is wrong with it. */
export function readPosition(text: string): PositionText | null {
  const fields = text.trim().split(" ");
  const [board, assam, step, seat, seats, rules] = fields;
  if (fields.length !== 6 || !board || !step || !seats || !rules) return null;
  const stand = /^([a-g][1-7])([NESW])$/.exec(assam ?? "");
  const laid = readBoard(board);
  const sitting = seats.split(",").map(readSeat);
  if (!stand || !laid || !/^[1-4]$/.test(seat ?? "") || sitting.some((one) => !one)) return null;
  return {
    board: laid,
    assam: stand[1] ?? "",
    facing: stand[2] as Facing,
    step,
    seat: Number(seat),
    seats: sitting as SeatText[],
    rules,
  };
}

export function writePosition(position: PositionText): string {
  return [
    writeBoard(position.board),
    position.assam + position.facing,
    position.step,
    position.seat,
    position.seats.map(writeSeat).join(","),
    position.rules,
  ].join(" ");
}

/** Where the other half of the rug on a square lies; null for a lone half, and where there is none. */
export function otherHalf(board: ReadonlyMap<string, Half>, square: string): string | null {
  const mark = board.get(square)?.other;
  return mark ? across(square, mark) : null;
}

/** Uncover a square; the other half of its rug, if it shows, is a lone half from now on. */
function lift(board: Map<string, Half>, square: string): void {
  const other = otherHalf(board, square);
  const left = other ? board.get(other) : null;
  if (other && left) board.set(other, { colour: left.colour, other: "" });
  board.delete(square);
}

export function erase(position: PositionText, square: string): PositionText {
  const board = new Map(position.board);
  lift(board, square);
  return { ...position, board };
}

export function layHalf(position: PositionText, square: string, colour: Letter): PositionText {
  const board = new Map(position.board);
  lift(board, square);
  board.set(square, { colour, other: "" });
  return { ...position, board };
}

/** Two squares that share a side; anything else changes nothing. */
export function layRug(
  position: PositionText,
  first: string,
  second: string,
  colour: Letter,
): PositionText {
  const mark = markBetween(first, second);
  if (!mark) return position;
  const board = new Map(position.board);
  lift(board, first);
  lift(board, second);
  board.set(first, { colour, other: mark });
  board.set(second, { colour, other: BACK[mark] ?? "" });
  return { ...position, board };
}
