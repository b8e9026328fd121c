/** Positions as text (docs/notation.md). Whether a position is possible is for the server to say. */
import type { Facing } from "../api/types";
import { formatSpot, isSquare, numberOf, parseSpot, type Spot } from "./square";

export type Colour = "r" | "b" | "y" | "g";
export const COLOURS: readonly Colour[] = ["r", "b", "y", "g"];

/** What shows on a square: a colour, and in which direction the rug's other half shows. */
export interface Half {
  colour: Colour;
  link: Facing | null;
}

/** The squares by number; null for a bare one. */
export type Halves = readonly (Half | null)[];

export interface Seat {
  dirhams: number;
  /** 1 for the first player to go out, 2 for the second…; 0 for a player who is still in. */
  out: number;
  /** The rugs still to be laid, by colour. */
  rugs: readonly { colour: Colour; left: number }[];
  /** The top of a two-colour pile; null while it waits for its draw. */
  top: Colour | null;
}

export interface Position {
  board: Halves;
  assam: Spot;
  /** A step's name. Hand-written text may have one that does not exist. */
  step: string;
  /** The number of the seat to move. */
  seat: number;
  seats: readonly Seat[];
  rules: string;
}

const LINKS: Record<string, Facing> = { ">": "E", "<": "W", "^": "N", v: "S" };
const LINK_TEXT: Record<Facing, string> = { E: ">", W: "<", N: "^", S: "v" };

export function isColour(text: string): text is Colour {
  return COLOURS.some((colour) => colour === text);
}

/** Null for a text that is too broken to be drawn. */
export function parsePosition(text: string): Position | null {
  const fields = text.trim().split(" ");
  const [boardText = "", spot = "", step, seat = "", seatsText = "", rules] = fields;
  const board = parseBoard(boardText);
  const assam = parseSpot(spot);
  const seats = seatsText.split(",").map(parseSeat);
  if (fields.length !== 6 || !board || !assam || !step || !/^[1-4]$/.test(seat) || !rules)
    return null;
  if (!seats.every((one) => one !== null)) return null;
  return { board, assam, step, seat: Number(seat), seats, rules };
}

export function formatPosition({ board, assam, step, seat, seats, rules }: Position): string {
  const fields = [formatBoard(board), formatSpot(assam), step, seat];
  return [...fields, seats.map(formatSeat).join(","), rules].join(" ");
}

function parseBoard(text: string): Halves | null {
  const ranks = text.split("/").reverse().map(parseRank);
  if (ranks.length !== 7 || !ranks.every((rank) => rank?.length === 7)) return null;
  return ranks.flatMap((rank) => rank ?? []);
}

function parseRank(text: string): Halves | null {
  const squares: (Half | null)[] = [];
  for (const [token] of text.matchAll(/[rbyg][<>^v]?|./g)) {
    const colour = token.charAt(0);
    if (isColour(colour)) squares.push({ colour, link: LINKS[token.charAt(1)] ?? null });
    else if (/^[1-7]$/.test(token)) squares.push(...Array<null>(Number(token)).fill(null));
    else return null;
  }
  return squares;
}

function formatBoard(board: Halves): string {
  return [6, 5, 4, 3, 2, 1, 0]
    .map((rank) => formatRank(board.slice(7 * rank, 7 * rank + 7)))
    .join("/");
}

function formatRank(squares: Halves): string {
  const tokens = squares.map((half) =>
    half ? half.colour + (half.link ? LINK_TEXT[half.link] : "") : " ",
  );
  return tokens.join("").replace(/ +/g, (run) => String(run.length));
}

function parseSeat(text: string): Seat | null {
  const gone = /^x([1-4]):([rbyg]{1,2})$/.exec(text);
  if (gone) {
    const rugs = [...(gone[2] ?? "")].filter(isColour).map((colour) => ({ colour, left: 0 }));
    return { dirhams: 0, out: Number(gone[1]), rugs, top: null };
  }
  const found = /^(\d{1,3}):((?:[rbyg]\d{1,3}){1,2})(?:\*([rbyg]))?$/.exec(text);
  if (!found) return null;
  const [, dirhams, piles = "", top = ""] = found;
  const rugs = [...piles.matchAll(/([rbyg])(\d+)/g)].map(([, colour, left]) => ({
    colour: colour as Colour,
    left: Number(left),
  }));
  return { dirhams: Number(dirhams), out: 0, rugs, top: isColour(top) ? top : null };
}

function formatSeat({ dirhams, out, rugs, top }: Seat): string {
  if (out) return `x${String(out)}:${rugs.map(({ colour }) => colour).join("")}`;
  const piles = rugs.map(({ colour, left }) => colour + String(left)).join("");
  return `${String(dirhams)}:${piles}${top ? `*${top}` : ""}`;
}

/** The seats of a position's text; none where it cannot be read. */
export function seatsOf(position: string): readonly Seat[] {
  return parsePosition(position)?.seats ?? [];
}

/** The colour of the rug that a seat lays next; null where it has none or its pile waits for its draw. */
export function nextRug(position: string, seat: number): Colour | null {
  const found = seatsOf(position)[seat - 1];
  const [pile, other] = found?.rugs ?? [];
  const only = pile && !other && pile.left > 0 ? pile.colour : null;
  return found?.top ?? only;
}

/** The colour on top of a square, or null where it is bare. */
export function colourOn(position: string, square: string): Colour | null {
  return (isSquare(square) && parsePosition(position)?.board[numberOf(square)]?.colour) || null;
}

export const stepOf = (position: string): string => parsePosition(position)?.step ?? "";
/** The number of the seat to move. */
export const moverOf = (position: string): number => parsePosition(position)?.seat ?? 0;
