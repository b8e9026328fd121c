/** What the editor says: the price of an area, the story of an action, what a tool or undo has done. */
import type { AreaInfo, PositionInfo } from "../../api/types";
import { announce } from "../../app/announce";
import type { Last } from "../../board/types";
import { actionText } from "../../components/eventText";
import { wins } from "../../components/playerNames";
import { squareInWords } from "../../components/squareText";
import { say, together } from "../../i18n/say";
import type { History } from "./history";
import { formatPosition, parsePosition, type Position } from "../../notation/position";
import { nameOf } from "../../notation/square";
import { eraseAll, halfOn, isBare, otherHalf } from "./rugs";

/** An action to animate when its position is shown. */
export interface Story {
  position: string;
  last: Last;
  sentence: string;
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

/** An action with its walk, from what was known before it. */
export function lastOf(info: PositionInfo, action: string): Last {
  const walk = info.prices[info.facing]?.[action];
  return { action, seat: info.seat, ...(info.step === "roll" ? walk : {}) };
}

/** What an action has done, and who has won by it, in sentences. */
export function storyOf(
  before: PositionInfo,
  last: Last,
  after: PositionInfo,
  names: readonly string[],
): Story {
  const { position } = after;
  const told = actionText({ ...last, during: before.step, position }, names);
  const won = after.step === "over" && after.winners.length > 0;
  const winners = after.winners.map((seat) => names[seat - 1] ?? "");
  return { position, last, sentence: won ? together([told, wins(winners)]) : told };
}

/** What lies on a square from now on, in a sentence. */
export function squareSentence(position: Position, square: string): string {
  const text = squareInWords({
    square,
    colour: halfOn(position, square)?.colour ?? null,
    other: otherHalf(position, square),
    assam: nameOf(position.assam.square) === square ? position.assam.facing : null,
  });
  return say("as-sentence", { text });
}

export function undoChange(history: History): void {
  if (history.undo()) announce(say("editor-undone"), "history");
}

/** Take every rug off the market. */
export function clear(history: History): void {
  const position = parsePosition(history.text.peek());
  if (!position || isBare(position)) return;
  history.change(formatPosition(eraseAll(position)));
  announce(say("editor-cleared"));
}

export function redoChange(history: History): void {
  if (history.redo()) announce(say("editor-redone"), "history");
}
