/** The lessons: a position, one thing to do, and when it is done. The rules decide what is allowed. */
import type { PositionInfo } from "../../api/types";

export interface Lesson {
  name: "turn" | "roll" | "track" | "pay" | "lay" | "cover" | "win";
  position: string;
  /** What the die shows in this lesson. */
  roll?: string;
  /** Whether everybody's dirhams and points matter here. */
  standings?: boolean;
  /** Whether what was done is what the lesson is about; anything legal is, where it does not say. */
  good?: (action: string, before: PositionInfo, after: PositionInfo) => boolean;
}

const STOCK = "30:r15,30:b15,30:y15 -";

/** Fewer blue squares can be seen than before. */
const hidesBlue = (_: string, before: PositionInfo, after: PositionInfo) =>
  (after.seats[1]?.squares ?? 0) < (before.seats[1]?.squares ?? 0);

export const LESSONS: readonly Lesson[] = [
  {
    name: "turn",
    position: `7/7/7/7/7/7/7 d4N turn 1 ${STOCK}`,
    good: (action) => action === "E",
  },
  { name: "roll", position: `7/7/7/7/7/7/7 d4E roll 1 ${STOCK}`, roll: "3" },
  { name: "track", position: `7/7/7/7/7/7/7 f4E roll 1 ${STOCK}`, roll: "3" },
  {
    name: "pay",
    position: "7/7/5r>r</3b>b<2/3b3/1y>y<4/7 b4E roll 1 30:r14,30:b13,30:y14 -",
    roll: "2",
    standings: true,
  },
  { name: "lay", position: "7/7/5r>r</3b>b<2/3b3/1y>y<4/7 c4E lay 1 30:r14,30:b13,30:y14 -" },
  {
    name: "cover",
    position: "7/5r>r</4bv2/4b^2/7/1y>y<4/7 d4E lay 1 30:r14,30:b14,30:y14 -",
    good: hidesBlue,
  },
  {
    name: "win",
    position: "1r>r<4/4yv2/1bv2y^2/1b^5/1r>r<1bvrv1/4b^r^1/7 c4E lay 1 21:r1,25:b0,18:y0 -",
    standings: true,
    good: (_, __, after) => after.winners.length === 1 && after.winners[0] === 1,
  },
];
