/** Other rules, or another number of players: what a position is then, the server decides. */
import { api, Refused } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";
import { type PositionText, readPosition, writePosition } from "./positionText";

/** As much of a position as these rules allow: the first of the wishes that they do not refuse. */
export async function fitting(
  position: PositionText,
  players: number,
  rules: string,
): Promise<PositionInfo> {
  const start = await api.start(players, rules, position.facing);
  for (const wish of wishes(position, players, rules, readPosition(start.position))) {
    try {
      return await api.position(writePosition(wish));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return start;
}

function wishes(
  position: PositionText,
  players: number,
  rules: string,
  start: PositionText | null,
): PositionText[] {
  const { board, assam } = position;
  const same = players === position.seats.length;
  const all = same ? [{ ...position, rules }] : [];
  if (!start) return all;
  if (same) all.push({ ...position, rules, step: start.step });
  return [...all, { ...start, board, assam }];
}
