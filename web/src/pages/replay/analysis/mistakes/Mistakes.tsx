/** Learning from one's mistakes: the larger errors of a seat, one puzzle after the other. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { RecordInfo } from "../../../../api/types";
import type { TurnInfo } from "../../../../api/wire";
import { Dots } from "../../../../components/Dots";
import { Swatch } from "../../../../components/SeatsSwatch";
import { number, say } from "../../../../i18n/say";
import { seatsOf } from "../../../../notation/position";
import { PuzzleView } from "./PuzzleView";
import { type Outcome, type Puzzle, puzzlesOf } from "./puzzles";

export interface MistakesProps {
  record: RecordInfo;
  /** All turns of the analysis. */
  turns: readonly TurnInfo[];
  names: readonly string[];
  /** The seat of the person who looks, or 0: then one can be chosen. */
  own: number;
  /** Back to the replay, at a moment if one is asked for. */
  close: (moment?: number) => void;
}

export function Mistakes({ record, turns, names, own, close }: MistakesProps) {
  const seat = useSignal(own || mostTelling(record, turns, names.length));
  const puzzles = useMemo(() => puzzlesOf(record, turns, seat.value), [record, turns, seat.value]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div class="mistakes" data-testid="mistakes">
      <div class="mistakes-head">
        <h2 class="learn-small" ref={title} tabIndex={-1}>
          {say("mistakes-start", { whose: own ? "yours" : "all" })}
        </h2>
        <button type="button" class="button plain" onClick={() => close()}>
          {say("mistakes-back")}
        </button>
      </div>
      {own === 0 && (
        <SeatChoice
          names={names}
          record={record}
          seat={seat.value}
          choose={(one) => (seat.value = one)}
        />
      )}
      <Puzzles
        key={seat.value}
        puzzles={puzzles}
        name={names[seat.value - 1] ?? ""}
        close={close}
      />
    </div>
  );
}

/** The seat with the most to learn, for somebody who did not play. */
function mostTelling(record: RecordInfo, turns: readonly TurnInfo[], seats: number): number {
  const counts = Array.from(
    { length: seats },
    (_, index) => puzzlesOf(record, turns, index + 1).length,
  );
  return counts.indexOf(Math.max(...counts)) + 1;
}

interface SeatChoiceProps {
  names: readonly string[];
  record: RecordInfo;
  seat: number;
  choose: (seat: number) => void;
}

function SeatChoice({ names, record, seat, choose }: SeatChoiceProps) {
  const start = seatsOf(record.start);
  return (
    <fieldset class="study-chips mistakes-seats">
      <legend class="unseen">{say("mistakes-whose")}</legend>
      {names
        .map((_, index) => index + 1)
        .map((one) => (
          <label key={one} class="study-chip">
            <input
              type="radio"
              name="mistakes-seat"
              class="unseen"
              checked={one === seat}
              onChange={() => choose(one)}
            />
            <span>
              <Swatch colour={start[one - 1]?.rugs[0]?.colour ?? "r"} />
              <bdi>{names[one - 1]}</bdi>
            </span>
          </label>
        ))}
    </fieldset>
  );
}

interface PuzzlesProps {
  puzzles: readonly Puzzle[];
  name: string;
  close: (moment?: number) => void;
}

function Puzzles({ puzzles, name, close }: PuzzlesProps) {
  const at = useSignal(0);
  const moved = useRef(false);
  const outcomes = useSignal<Record<number, Outcome>>({});
  const to = (wanted: number) => {
    moved.current = true;
    at.value = wanted;
  };
  const puzzle = puzzles[at.value];
  if (!puzzles.length) return <p class="learn-end">{say("mistakes-none", { name })}</p>;
  if (!puzzle) return <End puzzles={puzzles} outcomes={outcomes.value} to={to} close={close} />;
  return (
    <>
      <div class="mistakes-progress">
        <Dots
          label={say("mistakes-progress", { at: at.value + 1, of: puzzles.length })}
          at={at.value}
          names={puzzles.map(({ decision }) =>
            say("mistakes-puzzle", { turn: decision.turn, step: decision.step }),
          )}
          isPast={(index) => outcomes.value[index] !== undefined}
          to={to}
        />
        <span class="numbers">
          {say("replay-count", { at: number(at.value + 1), of: number(puzzles.length) })}
        </span>
      </div>
      <PuzzleView
        key={at.value}
        puzzle={puzzle}
        at={at.value}
        last={at.value === puzzles.length - 1}
        to={to}
        focused={moved.current}
        onOutcome={(outcome) => {
          outcomes.value = { [at.value]: outcome, ...outcomes.value };
        }}
      />
    </>
  );
}

interface EndProps {
  puzzles: readonly Puzzle[];
  outcomes: Record<number, Outcome>;
  to: (wanted: number) => void;
  close: (moment?: number) => void;
}

/** What was found, and where each of them was. */
function End({ puzzles, outcomes, to, close }: EndProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const found = Object.values(outcomes).filter((outcome) => outcome !== "shown").length;
  return (
    <div class="learn-end mistakes-end" data-testid="mistakes-end">
      <h3 ref={title} tabIndex={-1}>
        {say("mistakes-end", { found, of: puzzles.length })}
      </h3>
      <ul class="mistakes-list">
        {puzzles.map(({ decision }, index) => (
          <li key={decision.ply}>
            <button type="button" class="button plain" onClick={() => close(decision.ply + 1)}>
              {say("mistakes-puzzle", { turn: decision.turn, step: decision.step })}
            </button>
            <span>{say("mistakes-outcome", { outcome: outcomes[index] ?? "skipped" })}</span>
          </li>
        ))}
      </ul>
      <div class="learn-does">
        <button type="button" class="button primary" onClick={() => close()}>
          {say("mistakes-back")}
        </button>
        <button type="button" class="button" onClick={() => to(0)}>
          {say("mistakes-again")}
        </button>
      </div>
    </div>
  );
}
