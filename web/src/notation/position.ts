/** Reading a position's text for the eye (docs/notation.md): who has what, and what lies where. */

export interface SeatReading {
  dirhams: number;
  rugs: { colour: string; left: number }[];
  /** The top rug of a pile of two colours. */
  next: string | null;
  out: boolean;
}

const field = (position: string, which: number): string => position.split(" ")[which] ?? "";

export function readSeats(position: string): SeatReading[] {
  return field(position, 4).split(",").map(readSeat);
}

function readSeat(text: string): SeatReading {
  const [dirhams = "", rest = ""] = text.split(":");
  const [stock = "", next] = rest.split("*");
  const rugs = [...stock.matchAll(/([rbyg])(\d*)/g)].map(([, colour = "", left]) => ({
    colour,
    left: Number(left || 0),
  }));
  const out = dirhams.startsWith("x");
  return { dirhams: out ? 0 : Number(dirhams), rugs, next: next ?? null, out };
}

/** The colour of the rug that a seat lays next; its first one where no rug is left. */
export function nextRug(position: string, seat: number): string | null {
  const reading = readSeats(position)[seat - 1];
  const some = reading?.rugs.find(({ left }) => left > 0) ?? reading?.rugs[0];
  return reading?.next ?? some?.colour ?? null;
}

/** The colour on top of a square, or null where it is bare. */
export function colourOn(position: string, square: string): string | null {
  const rank = field(position, 0).split("/")[7 - Number(square[1])] ?? "";
  const squares = [...rank.matchAll(/(\d)|([rbyg])[<>^v]?/g)].flatMap(([, run, colour]) =>
    run ? Array<null>(Number(run)).fill(null) : [colour ?? null],
  );
  return squares["abcdefg".indexOf(square[0] ?? "")] ?? null;
}

export const stepOf = (position: string): string => field(position, 2);
/** The number of the seat to move. */
export const moverOf = (position: string): number => Number(field(position, 3));
