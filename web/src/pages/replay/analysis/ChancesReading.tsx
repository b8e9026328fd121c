/** The chart of the chances in words and numbers: where its cursor stands, and all of it as a table. */
import { Swatch } from "../../../components/SeatsSwatch";
import { gain, listed, number, percent, say } from "../../../i18n/say";
import { type AnalysisState, chancesAt } from "./analysisModel";
import type { TurnFacts } from "./chancesGeometry";
import { errorText } from "./choices";
import { GradeMark } from "./GradeMark";

/** Everybody's chances as they are listed. */
export function chancesText(names: readonly string[], chances: readonly number[]): string {
  return listed(
    names.map((name, seat) =>
      say("analysis-chance-of", { name, chance: percent(chances[seat] ?? 0) }),
    ),
  );
}

/** The luck and the errors of a turn, each in words. */
export function factsText({ luck, errors }: TurnFacts): string[] {
  return [...luck.map(({ gain: worth }) => luckText(worth)), ...errors.map(errorText)];
}

const luckText = (worth: number) => say("analysis-luck-of", { gain: gain(worth) });

interface ReadingProps {
  state: AnalysisState;
  names: readonly string[];
  colours: readonly string[];
  moment: number;
}

/** Names of more letters may have several lines. */
const MOST_LETTERS = 18;

/** Whose area is whose, with everybody's chance where the cursor stands. */
export function Reading({ state, names, colours, moment }: ReadingProps) {
  const chances = chancesAt(state, moment);
  const letters = Math.min(MOST_LETTERS, Math.max(...names.map(({ length }) => length)));
  return (
    <ul class="chances-reading" aria-hidden="true" style={{ "--letters": letters }}>
      {names.map((name, index) => (
        <li key={index}>
          <Swatch colour={colours[index] ?? "r"} />
          <bdi class="points-name">{name}</bdi>
          <b class="numbers">{chances ? percent(chances[index] ?? 0) : "–"}</b>
        </li>
      ))}
    </ul>
  );
}

interface NotesProps {
  /** The turn, and whose it is. */
  place: string;
  /** Whether it has been analysed. */
  known: boolean;
  facts: TurnFacts;
}

/** The turn where the cursor stands, with its luck and its errors. As high for any turn. */
export function Notes({ place, known, facts }: NotesProps) {
  return (
    <p class="chances-notes" aria-hidden="true">
      <span>{place}</span>
      {!known && <span>{say("analysis-not-yet")}</span>}
      {facts.luck.map(({ seat, gain: worth }) => (
        <span key={seat}>{luckText(worth)}</span>
      ))}
      {facts.errors.map((error) => (
        <span key={error.ply} class="chances-note">
          <GradeMark grade={error.grade ?? "slip"} />
          {errorText(error)}
        </span>
      ))}
    </p>
  );
}

interface NumbersProps {
  state: AnalysisState;
  moments: readonly number[];
  names: readonly string[];
  facts: readonly TurnFacts[];
}

/** The same as a table, as far as it is known. */
export function Numbers({ state, moments, names, facts }: NumbersProps) {
  const known = moments.filter((moment) => chancesAt(state, moment));
  return (
    <div class="points-table" tabIndex={0} role="region" aria-label={say("analysis-chances")}>
      <table class="numbers">
        <thead>
          <tr>
            <th scope="col">{say("chart-turn")}</th>
            {names.map((name, index) => (
              <th key={index} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col">{say("analysis-column-luck")}</th>
            <th scope="col">{say("analysis-column-error")}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((moment, turn) => (
            <tr key={turn}>
              <th scope="row">{number(turn)}</th>
              {names.map((_, index) => (
                <td key={index}>{percent(chancesAt(state, moment)?.[index] ?? 0)}</td>
              ))}
              <td>{listed((facts[turn]?.luck ?? []).map((bar) => gain(bar.gain)))}</td>
              <td>{listed((facts[turn]?.errors ?? []).map(errorText))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
