/** Other rules, or another number of players: what a position is then, the server decides. */
import { api, Refused } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";
import { formatPosition, parsePosition, type Position } from "../../notation/position";

/** As much of a position as these rules allow: the first of the candidates that they do not refuse. */
export async function fitting(
  position: Position,
  players: number,
  rules: string,
): Promise<PositionInfo> {
  const start = await api.start(players, rules, position.assam.facing);
  for (const candidate of candidates(position, players, rules, parsePosition(start.position))) {
    try {
      return await api.position(formatPosition(candidate));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return start;
}

function candidates(
  position: Position,
  players: number,
  rules: string,
  start: Position | null,
): Position[] {
  const { board, assam } = position;
  const same = players === position.seats.length;
  const all = same ? [{ ...position, rules }] : [];
  if (!start) return all;
  if (same) all.push({ ...position, rules, step: start.step });
  return [...all, { ...start, board, assam: { ...start.assam, square: assam.square } }];
}
