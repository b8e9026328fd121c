/** The seats of a position's text, changed one field at a time. */
import type { PositionText, SeatText } from "./positionText";

export function changeSeat(
  position: PositionText,
  number: number,
  change: Partial<SeatText>,
): PositionText {
  const seats = position.seats.map((seat, index) =>
    index + 1 === number ? { ...seat, ...change } : seat,
  );
  return { ...position, seats };
}

/** Who goes out is written as the last; who comes back has nothing, and the others move up. */
export function setOut(position: PositionText, number: number, out: boolean): PositionText {
  const was = position.seats[number - 1]?.out ?? 0;
  const last = Math.max(...position.seats.map((seat) => seat.out));
  const seats = position.seats.map((seat, index): SeatText => {
    if (index + 1 === number) {
      const rugs = seat.colours.map(() => 0);
      return { ...seat, dirhams: 0, rugs, top: "", out: out ? last + 1 : 0 };
    }
    return !out && seat.out > was ? { ...seat, out: seat.out - 1 } : seat;
  });
  return { ...position, seats };
}
