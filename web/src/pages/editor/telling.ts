/** The price of an area, and the story of an action, as the board of the editor shows them. */
import type { AreaInfo, PositionInfo } from "../../api/types";
import type { Last } from "../../board/types";
import { say } from "../../say/say";

/** A story to be told when its position is shown. */
export interface Story {
  position: string;
  last: Last;
}

/** What a price is of, in a sentence. */
export function areaSentence(area: AreaInfo, letter: string, names: string[]): string {
  const { square, price: count } = area;
  if (area.owner === null) return say("editor-area-bare", { square });
  const name = names[area.owner - 1] ?? "";
  const squares = area.area.length;
  return count
    ? say("editor-area", { square, letter, squares, name, count })
    : say("editor-area-free", { square, letter, squares, name });
}

/** The story of an action, from what was known before it. */
export function lastOf(info: PositionInfo, action: string): Last {
  const walk = info.prices[info.facing]?.[action];
  return { action, seat: info.seat, ...(info.step === "roll" ? walk : {}) };
}
