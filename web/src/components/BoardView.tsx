/** The board as a component: creates it, gives it every new state, and destroys it. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { announce } from "../app/announce";
import { isStill } from "../app/settings";
import { createBoard } from "../board/board";
import type { Board, BoardOptions, BoardState } from "../board/types";

interface BoardViewProps {
  state: BoardState;
  options: BoardOptions;
  /** Gets the board once it exists, and null when it is destroyed. */
  handle?: (board: Board | null) => void;
}

export function BoardView({ state, options, handle }: BoardViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const told = useRef(handle);
  told.current = handle;
  useLayoutEffect(() => {
    if (!place.current) return;
    const made = createBoard(place.current, {
      onSay: announce,
      still: () => isStill.value,
      ...options,
    });
    board.current = made;
    told.current?.(made);
    return () => {
      told.current?.(null);
      made.destroy();
      board.current = null;
    };
  }, []);
  useLayoutEffect(() => board.current?.configure(options), [options]);
  useLayoutEffect(() => void board.current?.set(state), [state]);
  return <div class="board-place" ref={place} />;
}
