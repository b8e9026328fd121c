/** What an action was worth: beside what a player could have chosen, or what chance could have brought. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { choiceInWords } from "../../../components/choiceText";
import { Swatch } from "../../../components/SeatsSwatch";
import { Star } from "../../../components/Star";
import { number, percent, say } from "../../../i18n/say";
import { parseAction } from "../../../notation/action";
import type { ActionStep, DecisionStep } from "./analysisModel";
import { GradeMark } from "./GradeMark";
import { chanceOf, chanceText, differenceText, ranked, type RankedChoice, tagOf } from "./choices";
import { type LuckStep, rollText, wordOf } from "./decisionText";

export interface DecisionViewProps {
  /** The step that led to the moment that is shown. */
  step: ActionStep;
  /** Everybody by seat. */
  names: readonly string[];
  /** The choice that somebody points at, to be shown on the market too (`comparedOn`). */
  pointed: Signal<string | null>;
}

export function DecisionView({ step, names, pointed }: DecisionViewProps) {
  return (
    <div class="decision" data-testid="decision" data-ply={step.ply} data-kind={step.kind}>
      {step.kind === "decision" && <Decision decision={step} pointed={pointed} />}
      {step.kind === "luck" && <Luck luck={step} names={names} />}
      {step.kind === "forced" && <p class="decision-says">{say("decision-forced")}</p>}
      {step.kind === "giving-up" && (
        <p class="decision-says">
          {say("decision-gave-up", {
            chance: chanceText(step.before[step.seat - 1] ?? 0),
          })}
        </p>
      )}
    </div>
  );
}

function Decision({
  decision,
  pointed,
}: {
  decision: DecisionStep;
  pointed: Signal<string | null>;
}) {
  const choices = ranked(decision);
  const [played, best] = [decision.action, decision.best.action];
  const same = played === best;
  const cost = differenceText(chanceOf(decision, best), chanceOf(decision, played));
  return (
    <>
      <p class={`decision-says is-${decision.grade ?? "fine"}`}>
        {decision.grade && <GradeMark grade={decision.grade} />} <strong>{wordOf(decision)}</strong>{" "}
        {!same && <span>{say("decision-cost", { cost })}</span>}
      </p>
      <ul class="decision-pair">
        <Row choice={choices.find((one) => one.done)} tag="done" pointed={pointed} />
        {!same && <Row choice={choices[0]} tag="best" pointed={pointed} />}
      </ul>
      <AllChoices key={decision.ply} choices={choices} pointed={pointed} />
    </>
  );
}

function AllChoices({
  choices,
  pointed,
}: {
  choices: RankedChoice[];
  pointed: Signal<string | null>;
}) {
  const open = useSignal(false);
  return (
    <details
      class="decision-all"
      onToggle={(event) => {
        open.value = event.currentTarget.open;
        if (!open.value) pointed.value = null;
      }}
    >
      <summary>{say("decision-all", { count: choices.length })}</summary>
      {open.value && (
        <ol>
          {choices.map((choice) => (
            <Row key={choice.action} choice={choice} pointed={pointed} />
          ))}
        </ol>
      )}
    </details>
  );
}

interface RowProps {
  choice: RankedChoice | undefined;
  /** What it is called, where it stands alone. */
  tag?: "done" | "best";
  pointed: Signal<string | null>;
}

/** A choice with its worth. Pointing at it, or reaching it with Tab, shows it on the market. */
function Row({ choice, tag, pointed }: RowProps) {
  if (!choice) return null;
  const { action, chance, best, done } = choice;
  return (
    <li>
      <button
        type="button"
        class="decision-row"
        data-action={action}
        aria-pressed={pointed.value === action}
        onPointerEnter={() => (pointed.value = action)}
        onPointerLeave={({ pointerType, currentTarget }) => {
          if (pointerType !== "touch" && currentTarget !== document.activeElement)
            pointed.value = null;
        }}
        onFocus={() => (pointed.value = action)}
        onBlur={() => (pointed.value = null)}
        onClick={() => (pointed.value = action)}
      >
        <span class="decision-mark">{best ? <Star /> : done ? <Played /> : null}</span>
        <span class="decision-name">
          {tag && <span class="decision-tag">{say("decision-tag", { tag: tagOf(choice) })} </span>}
          {choiceInWords(action)}
          {!tag && (best || done) && (
            <span class="unseen"> {say("decision-tag", { tag: tagOf(choice) })}</span>
          )}
        </span>
        <bdi class="numbers">{chanceText(chance)}</bdi>
        <span class="decision-bar" style={{ "--share": chance }} />
      </button>
    </li>
  );
}

/** What was played, as a mark. */
function Played() {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M8 5l9 7-9 7z" fill="currentColor" />
    </svg>
  );
}

function Luck({ luck, names }: { luck: LuckStep; names: readonly string[] }) {
  return (
    <>
      <p class="decision-says">{rollText(luck)}</p>
      <table class="decision-rolls numbers">
        <caption>
          {say("decision-rolls", { name: names[luck.seat - 1] ?? "", step: luck.step })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say("decision-rolled", { step: luck.step })}</th>
            <th scope="col">{say("decision-likelihood")}</th>
            <th scope="col">{say("decision-chance")}</th>
          </tr>
        </thead>
        <tbody>
          {luck.possibilities.map(({ action, probability, chances }) => (
            <tr
              key={action}
              data-action={action}
              aria-current={action === luck.action ? "true" : undefined}
            >
              <th scope="row">
                <Came action={action} />
                {action === luck.action && <Played />}
              </th>
              <td>{percent(probability)}</td>
              <td>
                <bdi>{chanceText(chances[luck.seat - 1] ?? 0)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Came({ action }: { action: string }) {
  const parsed = parseAction(action);
  if (parsed?.kind === "draw") return <Swatch colour={parsed.colour} named />;
  return <>{number(Number(action))}</>;
}
