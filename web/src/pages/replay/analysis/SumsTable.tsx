/** What a seat's errors and its result are made up of: a column for each seat. */
import type { ComponentChildren } from "preact";
import type { ErrorInfo, SeatTotalsInfo } from "../../../api/wire";
import { Swatch } from "../../../components/SeatsSwatch";
import { gain, number, percent, say } from "../../../i18n/say";
import type { Grade } from "./analysisModel";
import { GradeMark } from "./GradeMark";

interface SeatColumnsProps {
  seats: readonly SeatTotalsInfo[];
  names: readonly string[];
  colours: readonly string[];
}

export interface SeatRow {
  key: string;
  label: ComponentChildren;
  value: (seat: SeatTotalsInfo) => string;
  /** Whether it is what the rows above it add up to. */
  total?: boolean;
}

/** The label of a row has a line of its own, so that four columns fit on a phone. */
function SeatColumns({
  seats,
  names,
  colours,
  rows,
  title,
}: SeatColumnsProps & { rows: readonly SeatRow[]; title: string }) {
  return (
    <table class="seat-columns numbers">
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          {seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <Swatch colour={colours[seat - 1] ?? "r"} />
              <bdi>{names[seat - 1]}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ key, label, value, total }) => (
        <tbody key={key} class={total ? "is-total" : undefined} data-row={key}>
          <tr>
            <th scope="rowgroup" colSpan={seats.length}>
              {label}
            </th>
          </tr>
          <tr>
            {seats.map((seat) => (
              <td key={seat.seat}>
                <bdi>{value(seat)}</bdi>
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}

const GRADES: Record<Grade, keyof ErrorInfo> = {
  slip: "slips",
  mistake: "mistakes",
  blunder: "blunders",
};

/** All kinds of decisions together. */
const inAll = ({ errors }: SeatTotalsInfo, count: keyof ErrorInfo): number =>
  Object.values(errors).reduce((sum, one) => sum + one[count], 0);

/** How many slips, mistakes and blunders each seat made. */
export function ErrorCounts(props: SeatColumnsProps) {
  const grades = (["slip", "mistake", "blunder"] as const).map((grade) => ({
    key: grade,
    label: (
      <>
        <GradeMark grade={grade} /> {say("analysis-grades", { grade })}
      </>
    ),
    value: (seat: SeatTotalsInfo) => number(inAll(seat, GRADES[grade])),
  }));
  return <SeatColumns {...props} title={say("analysis-errors")} rows={grades} />;
}

/** How many decimal places the sums have: enough to see that they add up. */
const DIGITS = 2;

const SUMS = {
  start: ({ start }) => percent(start, DIGITS),
  "own-luck": ({ own_luck }) => gain(own_luck, DIGITS),
  "others-luck": ({ others_luck }) => gain(others_luck, DIGITS),
  "own-errors": ({ own_errors }) => gain(own_errors, DIGITS),
  "others-decisions": ({ others_decisions }) => gain(others_decisions, DIGITS),
  corrections: ({ corrections }) => gain(corrections, DIGITS),
  result: ({ result }) => percent(result, DIGITS),
  "luck-adjusted": ({ luck_adjusted }) => percent(luck_adjusted, DIGITS),
} satisfies Record<string, (seat: SeatTotalsInfo) => string>;

/** What each result is the sum of, in full. */
export function SumsTable(props: SeatColumnsProps) {
  const sums = Object.entries(SUMS).map(([sum, value]) => ({
    key: sum,
    label: say("analysis-sum-name", { sum }),
    value,
    total: sum === "result",
  }));
  const decisions = [
    {
      key: "decisions",
      label: say("analysis-decisions"),
      value: (seat: SeatTotalsInfo) => number(inAll(seat, "decisions")),
    },
    {
      key: "lost-each",
      label: say("analysis-lost-each"),
      value: (seat: SeatTotalsInfo) =>
        percent(inAll(seat, "lost") / Math.max(1, inAll(seat, "decisions")), DIGITS),
    },
  ];
  return <SeatColumns {...props} title={say("analysis-sums")} rows={[...sums, ...decisions]} />;
}
