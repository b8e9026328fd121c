/** One puzzle: a position in which something better was to be found. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { explain } from "../../../../api/endpoints";
import { announce } from "../../../../app/announce";
import { choiceInWords } from "../../../../components/choiceText";
import { Exercise } from "../../../../components/Exercise";
import { number, say, together } from "../../../../i18n/say";
import { layNames } from "../../../../notation/action";
import { chanceOf, chanceText, differenceText } from "../choices";
import type { DecisionStep } from "../analysisModel";
import { wordOf } from "../decisionText";
import { type ChoiceFacts, type Facts, rowsOf } from "./facts";
import { makePuzzle, type PuzzleModel } from "./puzzleModel";
import type { Outcome, Puzzle } from "./puzzles";

interface PuzzleViewProps {
  puzzle: Puzzle;
  at: number;
  last: boolean;
  to: (wanted: number) => void;
  focused: boolean;
  /** Called once, when it was solved or its answer was shown. */
  onOutcome: (outcome: Outcome) => void;
}

export function PuzzleView({ puzzle, at, last, to, focused, onOutcome }: PuzzleViewProps) {
  const model = useMemo(() => makePuzzle(puzzle), [puzzle]);
  const { decision } = puzzle;
  const { shown, status } = model;
  useLayoutEffect(() => {
    void model.load();
  }, []);
  const settled = () => {
    if (model.outcome.value) onOutcome(model.outcome.value);
  };
  const act = (action: string) => {
    void model.act(action).then(() => {
      settled();
      if (status.value === "doing" && !model.failed.value) announce(triedText(model));
    });
  };
  const done = status.value === "done";
  return (
    <Exercise
      task={{ shown, status, act }}
      title={say("mistakes-puzzle", { turn: decision.turn, step: decision.step })}
      heading="h3"
      coordinates
      words={
        <>
          <p class="learn-says">{together([wordOf(decision), playedText(decision)])}</p>
          <p class="learn-task">{say("mistakes-task")}</p>
        </>
      }
      focused={focused}
      doing={say("mistakes-do", { step: decision.step })}
      ready={status.value === "doing"}
      done={() => resultText(model)}
      next={{ label: last ? say("mistakes-finish") : say("learn-next"), does: () => to(at + 1) }}
      answer={() => <Answer model={model} />}
      buttons={(toTitle) => (
        <>
          {done ? (
            <button
              type="button"
              class="button plain"
              onClick={() => {
                toTitle();
                model.again();
              }}
            >
              {say("study-again")}
            </button>
          ) : (
            <button
              type="button"
              class="button"
              onClick={() => {
                toTitle();
                void model.show().then(settled);
              }}
            >
              {say("mistakes-show")}
            </button>
          )}
          {!done && (
            <button type="button" class="button plain" onClick={() => to(at + 1)}>
              {say("learn-skip")}
            </button>
          )}
        </>
      )}
    >
      {done && model.facts.value && <Reasons model={model} facts={model.facts.value} />}
    </Exercise>
  );
}

/** What was done in the game. */
function playedText({ action }: DecisionStep): string {
  const [first, second] = layNames(action) ?? [];
  return first && second
    ? say("mistakes-played-rug", { first, second })
    : say("mistakes-played-facing", { facing: action });
}

/** What is said to an answer that is not good enough. */
function triedText({ tried, puzzle: { decision } }: PuzzleModel): string {
  const { action, verdict } = tried.value ?? { action: "", verdict: "worse" };
  const chance = chanceText(chanceOf(decision, action));
  return verdict === "same"
    ? say("mistakes-same", { chance })
    : say("mistakes-worse", { choice: choiceInWords(action), chance });
}

/** What is said at the end. */
function resultText({ tried, puzzle: { decision } }: PuzzleModel): string {
  const best = decision.best.action;
  const [played, better] = [chanceOf(decision, decision.action), chanceOf(decision, best)];
  const action = tried.value?.action ?? best;
  const cost = say("mistakes-cost", {
    cost: differenceText(better, played),
    played: chanceText(played),
    best: chanceText(better),
  });
  const found = tried.value ? say("mistakes-right", { verdict: tried.value.verdict }) : "";
  const rest =
    action === best
      ? tried.value
        ? ""
        : say("mistakes-best", { choice: choiceInWords(best) })
      : together([
          say("mistakes-yours", { chance: chanceText(chanceOf(decision, action)) }),
          say("mistakes-best", { choice: choiceInWords(best) }),
        ]);
  return together([found, rest, cost].filter(Boolean));
}

function Answer({ model }: { model: PuzzleModel }) {
  const { status, failed, tried, puzzle } = model;
  const place = useRef<HTMLParagraphElement>(null);
  const text = answerText(model);
  // On a phone the buttons lie over the foot of the page.
  useLayoutEffect(() => {
    if (text) place.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  const kind = status.value === "done" ? "is-done" : "is-other";
  return (
    <p
      ref={place}
      class={`learn-answer ${text ? kind : ""}`}
      role={failed.value ? "alert" : undefined}
      data-verdict={tried.value?.verdict}
    >
      {text || (status.value === "doing" && howText(puzzle.decision))}
    </p>
  );
}

/** What is said to what was tried or shown; nothing at first. */
function answerText(model: PuzzleModel): string {
  const { status, failed, tried } = model;
  if (failed.value) return explain(failed.value);
  if (status.value === "done") return resultText(model);
  return status.value === "doing" && tried.value ? triedText(model) : "";
}

const howText = ({ step }: DecisionStep) =>
  step === "lay" ? say("learn-how-rug") : say("learn-how-arrow");

/** The two choices beside each other, in the game's own terms. */
function Reasons({ model, facts }: { model: PuzzleModel; facts: Facts }) {
  const { decision } = model.puzzle;
  const rows = rowsOf(facts);
  if (!rows.length) return null;
  return (
    <table class="decision-rolls mistakes-facts numbers" data-testid="mistakes-facts">
      <caption class="unseen">{say("mistakes-facts")}</caption>
      <thead>
        <tr>
          {facts.played.prices ? <th scope="col">{say("mistakes-prices")}</th> : <td />}
          <Choice name={say("mistakes-then")} facts={facts.played} />
          <Choice
            name={
              facts.best.action === decision.best.action
                ? say("mistakes-better")
                : say("mistakes-you")
            }
            facts={facts.best}
          />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, played, best }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{number(played)}</td>
            <td>{number(best)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choice({ name, facts }: { name: string; facts: ChoiceFacts }) {
  return (
    <th scope="col">
      {name} <span class="mistakes-choice">{choiceInWords(facts.action)}</span>
    </th>
  );
}
