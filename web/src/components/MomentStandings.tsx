/** Everybody's standing at one moment. */
import type { PositionInfo } from "../api/types";
import { moverOf, type Seat, seatsOf, stepOf } from "../notation/position";
import { say, number } from "../i18n/say";
import { DirhamsHeading, SquaresHeading } from "./ColumnHeading";
import { Swatch } from "./SeatsSwatch";

export interface Moment {
  position: string;
  points: number[];
  squares: number[];
  dirhams: number[];
}

/** A position with the server's figures, as a moment. */
export function momentOf({ position, seats }: PositionInfo): Moment {
  return {
    position,
    points: seats.map((seat) => seat.points),
    squares: seats.map((seat) => seat.squares),
    dirhams: seats.map((seat) => seat.dirhams),
  };
}

interface MomentStandingsProps {
  moment: Moment;
  names: readonly string[];
  /** Who has won, once it is over. */
  winners?: number[];
}

export function MomentStandings({ moment, names, winners = [] }: MomentStandingsProps) {
  const over = stepOf(moment.position) === "over";
  const mover = moverOf(moment.position);
  return (
    <table class="study-standings numbers">
      <thead>
        <tr>
          <th scope="col">{say("replay-player")}</th>
          <th scope="col">
            <DirhamsHeading word={say("replay-dirhams")} />
          </th>
          <th scope="col">
            <SquaresHeading word={say("replay-squares")} />
          </th>
          <th scope="col">{say("replay-points")}</th>
          <th scope="col">{say("replay-rugs-left")}</th>
        </tr>
      </thead>
      <tbody>
        {seatsOf(moment.position).map((seat, index) => (
          <tr
            key={index}
            class={`${seat.out ? "is-out" : ""} ${winners.includes(index + 1) ? "has-won" : ""}`}
            aria-current={!over && mover === index + 1 ? "true" : undefined}
          >
            <th scope="row">
              <span class="player">
                <span class="player-cloth">
                  {seat.rugs.map(({ colour }) => (
                    <Swatch key={colour} colour={colour} />
                  ))}
                </span>
                <span>
                  <bdi>{names[index]}</bdi>{" "}
                  {winners.includes(index + 1) && <span class="crown">{say("replay-winner")}</span>}
                </span>
              </span>
            </th>
            <td>{number(moment.dirhams[index] ?? 0)}</td>
            <td>{number(moment.squares[index] ?? 0)}</td>
            <td class="points">{number(moment.points[index] ?? 0)}</td>
            <td>{seat.out ? say("replay-out") : <RugsLeft seat={seat} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RugsLeft({ seat }: { seat: Seat }) {
  const left = seat.rugs.reduce((sum, one) => sum + one.left, 0);
  if (!seat.top) return <>{number(left)}</>;
  return (
    <span class="rugs-left">
      {number(left)} <Swatch colour={seat.top} />
      <span class="unseen">{say("replay-next-rug", { letter: seat.top })}</span>
    </span>
  );
}
