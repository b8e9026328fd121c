/** The seats of a position's text, changed one field at a time. */
import type { Position, Seat } from "../../notation/position";

export function changeSeat(position: Position, number: number, change: Partial<Seat>): Position {
  const seats = position.seats.map((seat, index) =>
    index + 1 === number ? { ...seat, ...change } : seat,
  );
  return { ...position, seats };
}

/** A seat that goes out is the last to do so; one that comes back has nothing, and the others move up. */
export function setOut(position: Position, number: number, out: boolean): Position {
  const was = position.seats[number - 1]?.out ?? 0;
  const last = Math.max(...position.seats.map((seat) => seat.out));
  const seats = position.seats.map((seat, index): Seat => {
    if (index + 1 === number) {
      const rugs = seat.rugs.map(({ colour }) => ({ colour, left: 0 }));
      return { ...seat, dirhams: 0, rugs, top: null, out: out ? last + 1 : 0 };
    }
    return !out && seat.out > was ? { ...seat, out: seat.out - 1 } : seat;
  });
  return { ...position, seats };
}
