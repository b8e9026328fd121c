/** The list of turns; the one that is shown is kept in sight without moving the page. */
import { useEffect, useRef } from "preact/hooks";
import type { Ply } from "../../api/types";
import { number, say } from "../../i18n/say";
import { formatTurn } from "../../notation/action";
import { seatsOf } from "../../notation/position";
import type { Cursor } from "./cursor";
import { seatName } from "./plyText";
import { Swatch } from "../../components/SeatsSwatch";
import type { DecisionStep } from "./analysis/analysisModel";
import { GradeMark } from "./analysis/GradeMark";

interface Turn {
  number: number;
  seat: number;
  end: number;
  plies: Ply[];
}

function turnsIn(cursor: Cursor): Turn[] {
  let first = 0;
  return cursor.stops.map((end) => {
    const plies = cursor.record.plies.slice(first, end);
    first = end;
    return { number: plies[0]?.turn ?? 0, seat: plies[0]?.seat ?? 1, end, plies };
  });
}

function cost(plies: Ply[]): number {
  return plies.reduce((sum, ply) => sum + (ply.payment?.paid ?? 0), 0);
}

interface TurnsProps {
  cursor: Cursor;
  /** What the analysis found, where there is one. */
  errors: readonly DecisionStep[];
}

export function Turns({ cursor, errors }: TurnsProps) {
  const list = useRef<HTMLOListElement>(null);
  const turns = turnsIn(cursor);
  const here = cursor.ply.value?.turn ?? -1;
  const colours = seatsOf(cursor.record.start).map((seat) => seat.rugs[0]?.colour);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
    if (!box) return;
    if (!row) box.scrollTop = 0;
    else box.scrollTop = row.offsetTop - (box.clientHeight - row.offsetHeight) / 2;
  }, [here]);
  return (
    <ol class="study-turns" ref={list}>
      {turns.map((turn) => (
        <li key={turn.number}>
          <button
            type="button"
            aria-current={turn.number === here ? "step" : undefined}
            onClick={() => {
              cursor.playing.value = false;
              cursor.jump(turn.end);
            }}
          >
            <span class="turn-number numbers">{number(turn.number)}</span>
            <Swatch colour={colours[turn.seat - 1] ?? "r"} />
            <bdi class="turn-name">{seatName(cursor.record, turn.seat)}</bdi>
            <span class="turn-text" dir="ltr">
              {formatTurn(turn.plies.map((ply) => ply.action))}
            </span>
            {errors
              .filter(({ ply }) => turn.end - turn.plies.length <= ply && ply < turn.end)
              .map(({ ply, grade }) => (
                <GradeMark key={ply} grade={grade ?? "slip"} named />
              ))}
            {cost(turn.plies) > 0 && (
              <span class="turn-cost numbers">
                {say("replay-paid", { count: cost(turn.plies) })}
              </span>
            )}
          </button>
          {turn.plies
            .flatMap((ply) => ply.comments.filter(Boolean))
            .map((comment, index) => (
              <p key={index} class="turn-comment" dir="auto">
                {comment}
              </p>
            ))}
        </li>
      ))}
    </ol>
  );
}
