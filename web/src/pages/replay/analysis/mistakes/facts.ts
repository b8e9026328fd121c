/** What a decision meant in the game itself: areas, squares, prices. All of it comes from the server. */
import { api } from "../../../../api/endpoints";
import type { AreaInfo, PositionInfo } from "../../../../api/types";
import { number, say } from "../../../../i18n/say";
import { layNames } from "../../../../notation/action";
import type { Puzzle } from "./puzzles";

/** What one choice leads to. */
export interface ChoiceFacts {
  action: string;
  /** How large the player's area is that a rug belongs to; null for a facing. */
  area: number | null;
  /** How many squares of the player's can be seen then; null for a facing. */
  own: number | null;
  /** How many squares of others a rug hides; null for a facing. */
  hidden: number | null;
  /** What each roll would cost the player who rolls next, by roll; null for a rug. */
  prices: Record<string, number> | null;
}

export interface Facts {
  played: ChoiceFacts;
  best: ChoiceFacts;
}

/** What was played in the game, beside what is better. */
export async function factsOf(puzzle: Puzzle, better: string): Promise<Facts> {
  const { position, decision } = puzzle;
  const [before, played, best] = await Promise.all([
    api.position(position),
    after(position, decision.action),
    after(position, better),
  ]);
  const of = ({ action, info, areas }: After) =>
    choiceFacts(decision.seat, before, action, info, areas);
  return { played: of(played), best: of(best) };
}

interface After {
  action: string;
  info: PositionInfo;
  areas: AreaInfo[];
}

async function after(position: string, action: string): Promise<After> {
  const info = await api.position(position, action);
  const areas = layNames(action) ? await api.areas(info.position) : [];
  return { action, info, areas };
}

export function choiceFacts(
  seat: number,
  before: PositionInfo,
  action: string,
  info: PositionInfo,
  areas: readonly AreaInfo[],
): ChoiceFacts {
  const squares = layNames(action);
  if (!squares) {
    const walks = Object.entries(info.prices[info.facing] ?? {});
    const prices = walks.map(([roll, { payment }]) => [roll, payment?.price ?? 0] as const);
    return { action, area: null, own: null, hidden: null, prices: Object.fromEntries(prices) };
  }
  const areasOfRug = areas.filter(
    ({ area, owner }) => owner === seat && squares.some((one) => area.includes(one)),
  );
  const area = Math.max(0, ...areasOfRug.map((one) => one.area.length));
  const hidden = before.seats
    .map(({ squares: visible }, index) =>
      index + 1 === seat ? 0 : visible - (info.seats[index]?.squares ?? visible),
    )
    .reduce((sum, count) => sum + count, 0);
  const visible = info.seats[seat - 1]?.squares ?? 0;
  return { action, area, own: visible, hidden, prices: null };
}

/** A figure of both choices. */
interface Row {
  name: string;
  played: number;
  best: number;
}

/** What the choices have in common explains nothing, unless it is all that there is. */
export function rowsOf({ played, best }: Facts): Row[] {
  const rolls = Object.keys(played.prices ?? {}).map((roll) => ({
    name: number(Number(roll)),
    played: played.prices?.[roll] ?? 0,
    best: best.prices?.[roll] ?? 0,
  }));
  if (rolls.length) return rolls;
  const rows: Row[] = [
    { name: say("mistakes-area"), played: played.area ?? 0, best: best.area ?? 0 },
    { name: say("mistakes-own"), played: played.own ?? 0, best: best.own ?? 0 },
    { name: say("mistakes-hidden"), played: played.hidden ?? 0, best: best.hidden ?? 0 },
  ];
  const telling = rows.filter((row) => row.played !== row.best);
  return telling.length ? telling : rows;
}
