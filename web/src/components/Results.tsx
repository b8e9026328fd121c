/** How it ended: rank, and how the points came about. */
import type { ComponentChildren } from "preact";
import { number, say } from "../i18n/say";
import { DirhamsHeading, SquaresHeading } from "./ColumnHeading";
import type { PlayerResult } from "./outcomeText";
import { dyeOf, Swatch } from "./SeatsSwatch";

export interface ResultRow extends PlayerResult {
  colours: readonly string[];
  /** Whether it is the player at this screen. */
  you: boolean;
  /** What the player has just said. */
  bubble?: ComponentChildren;
}

export function Results({ results }: { results: readonly ResultRow[] }) {
  const sorted = [...results].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  const most = Math.max(1, ...results.map(({ points }) => points));
  return (
    <table class="standings numbers" data-testid="standings">
      <caption class="unseen">{say("standings-title")}</caption>
      <Headings />
      <tbody>
        {sorted.map((one) => (
          <Row key={one.seat} one={one} most={most} />
        ))}
      </tbody>
    </table>
  );
}

function Headings() {
  return (
    <thead>
      <tr>
        <th scope="col">
          <span class="unseen">{say("standings-rank")}</span>
        </th>
        <th scope="col">
          <span class="unseen">{say("standings-name")}</span>
        </th>
        <th scope="col">
          <DirhamsHeading word={say("standings-dirhams")} />
        </th>
        <th scope="col">
          <SquaresHeading word={say("standings-squares")} />
        </th>
        <th scope="col">{say("standings-points")}</th>
      </tr>
    </thead>
  );
}

/** `most` are the points of the best: their length is the whole row's. */
function Row({ one, most }: { one: ResultRow; most: number }) {
  return (
    <tr class={`${one.rank === 1 ? "first" : ""}${one.you ? " yours" : ""}`} data-seat={one.seat}>
      <td class="standings-rank">{number(one.rank)}</td>
      <th scope="row">
        <span class="standings-who">
          {one.bubble}
          {one.colours.map((colour) => (
            <Swatch key={colour} colour={colour} />
          ))}
          <bdi>{one.name}</bdi>
          {one.you && <span class="seat-mark">{say("mark-you")}</span>}
        </span>
        {!one.out && <Sum {...one} most={most} />}
      </th>
      {one.out ? (
        <td colSpan={3} class="soft standings-out">
          {say("standings-out", { why: one.out })}
        </td>
      ) : (
        <>
          <td>{number(one.dirhams)}</td>
          <td>{say("standings-plus", { squares: one.squares })}</td>
          <td class="standings-points">{number(one.points)}</td>
        </>
      )}
    </tr>
  );
}

/** The points as a length of brass for the dirhams and a length of cloth for the squares. */
function Sum({ dirhams, squares, colours, most }: ResultRow & { most: number }) {
  const dye = dyeOf(colours[0]);
  const other = dyeOf(colours.at(-1));
  return (
    <span class="standings-sum" aria-hidden="true">
      <i class="sum-dirhams" style={{ inlineSize: `${(100 * dirhams) / most}%` }} />
      <i
        class="sum-squares"
        style={{
          inlineSize: `${(100 * squares) / most}%`,
          "--dye": `var(--${dye})`,
          "--other-dye": `var(--${other})`,
        }}
      />
    </span>
  );
}
