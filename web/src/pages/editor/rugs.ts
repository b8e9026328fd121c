/** Changes to the rugs of a position that is being set up. Squares go by their names. */
import { type Colour, type Half, type Position } from "../../notation/position";
import { beside, facingTo, nameOf, numberOf } from "../../notation/square";

type Squares = (Half | null)[];

export function halfOn({ board }: Position, square: string): Half | null {
  return board[numberOf(square)] ?? null;
}

/** Where the other half of the rug on a square lies; null for a lone half and a bare square. */
export function otherHalf(position: Position, square: string): string | null {
  const link = halfOn(position, square)?.link;
  const other = link ? beside(numberOf(square), link) : null;
  return other === null ? null : nameOf(other);
}

export function isBare({ board }: Position): boolean {
  return board.every((half) => half === null);
}

export function shareSide(first: string, second: string): boolean {
  return facingTo(numberOf(first), numberOf(second)) !== null;
}

/** Uncover a square. If the other half of its rug shows, it is a lone half from now on. */
function lift(board: Squares, square: number): void {
  const link = board[square]?.link;
  const other = link ? beside(square, link) : null;
  const left = other === null ? null : board[other];
  if (other !== null && left) board[other] = { colour: left.colour, link: null };
  board[square] = null;
}

export function erase(position: Position, square: string): Position {
  const board = [...position.board];
  lift(board, numberOf(square));
  return { ...position, board };
}

/** Take every rug off the market. */
export function eraseAll(position: Position): Position {
  return { ...position, board: position.board.map(() => null) };
}

export function layHalf(position: Position, square: string, colour: Colour): Position {
  const board = [...position.board];
  lift(board, numberOf(square));
  board[numberOf(square)] = { colour, link: null };
  return { ...position, board };
}

/** Two squares that share a side; anything else changes nothing. */
export function layRug(
  position: Position,
  firstName: string,
  secondName: string,
  colour: Colour,
): Position {
  const [first, second] = [numberOf(firstName), numberOf(secondName)];
  const [toSecond, toFirst] = [facingTo(first, second), facingTo(second, first)];
  if (!toSecond || !toFirst) return position;
  const board = [...position.board];
  lift(board, first);
  lift(board, second);
  board[first] = { colour, link: toSecond };
  board[second] = { colour, link: toFirst };
  return { ...position, board };
}
