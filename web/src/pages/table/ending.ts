/** How a table's game has ended, for everybody who looks at it. */
import { isActed } from "../../api/types";
import { type Ending, outReason } from "../../components/outcomeText";
import type { ResultRow } from "../../components/Results";
import { giveUp } from "../../notation/action";
import { seatsOf } from "../../notation/position";
import type { Game } from "./tableModel";

interface TableEnding extends Ending {
  results: readonly ResultRow[];
}

export function endingOfTable(game: Game): TableEnding {
  const { live, names } = game;
  const state = live.state.value;
  const acted = live.events.value.filter(isActed);
  const results = seatsOf(state?.position ?? "").map(({ dirhams, rugs, out }, index) => ({
    seat: index + 1,
    name: names.value[index] ?? "",
    colours: rugs.map(({ colour }) => colour),
    rank: state?.ranks?.[index] ?? 0,
    dirhams,
    squares: state?.squares?.[index] ?? 0,
    points: state?.points?.[index] ?? 0,
    out: out ? outReason(acted.find(({ action }) => action === giveUp(index + 1))) : null,
    you: game.isYou(index + 1),
  }));
  return { results, decided: state?.decided ?? null };
}
