/** Rollouts of one decision: a button, and then each choice with an interval that shrinks. */
import type { Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { explain } from "../../../api/endpoints";
import { announce } from "../../../app/announce";
import { choiceInWords } from "../../../components/choiceText";
import { Star } from "../../../components/Star";
import { number, say, together } from "../../../i18n/say";
import type { RolloutProgress } from "../../../api/wire";
import type { DecisionStep } from "./analysisModel";
import { chanceText, tagOf } from "./choices";
import { type Estimate, estimatesOf, findingOf, rolloutOf, scaleOf } from "./rolloutModel";

export interface RolloutViewProps {
  /** The id of the analysis. */
  analysis: string;
  decision: DecisionStep;
  /** The choice that somebody points at, to be shown on the market too. */
  pointed: Signal<string | null>;
}

/** What is worth less than all of these is not shown, unless it was played. */
const MOST_SHOWN = 6;

export function RolloutView({ analysis, decision, pointed }: RolloutViewProps) {
  const rollout = useMemo(() => rolloutOf(analysis, decision.ply), [analysis, decision.ply]);
  useEffect(() => {
    rollout.follow();
    return rollout.stop;
  }, [rollout]);
  const { status, progress, error } = rollout.state.value;
  const estimates = progress ? estimatesOf(progress, decision) : [];
  const finding = status === "done" ? findingOf(estimates) : null;
  useEffect(() => {
    if (finding) announce(say("rollout-finding", { finding }), "rollout");
  }, [finding]);
  return (
    <div class="rollout" data-testid="rollout" data-status={status}>
      {status === "unasked" && (
        <>
          <button type="button" class="button" onClick={rollout.start}>
            {say("rollout-start")}
          </button>
          <p class="rollout-note">{say("rollout-help")}</p>
        </>
      )}
      {status === "failed" && (
        <>
          <p class="rollout-says" role="alert">
            {error === null ? say("rollout-failed") : explain(error)}
          </p>
          <button type="button" class="button" onClick={rollout.start}>
            {say("study-again")}
          </button>
        </>
      )}
      {(status === "asking" || status === "waiting") && (
        <p class="rollout-says">{say("rollout-waiting", { place: progress?.place ?? 0 })}</p>
      )}
      {progress && estimates.length > 0 && (
        <>
          {finding && (
            <p class="rollout-says">
              {together([
                say("rollout-finding", { finding }),
                say("rollout-games", { games: fewest(estimates) }),
              ])}
            </p>
          )}
          {status === "running" && <Running progress={progress} games={fewest(estimates)} />}
          <Bars estimates={estimates} pointed={pointed} />
          <p class="rollout-note">{say("rollout-interval")}</p>
        </>
      )}
      {progress && estimates.length === 0 && status === "running" && (
        <Running progress={progress} games={0} />
      )}
    </div>
  );
}

function Running({ progress, games }: { progress: RolloutProgress; games: number }) {
  return <p class="rollout-says">{say("rollout-running", { games, of: progress.games })}</p>;
}

const fewest = (estimates: readonly Estimate[]) => Math.min(...estimates.map(({ games }) => games));

function Bars({ estimates, pointed }: { estimates: Estimate[]; pointed: Signal<string | null> }) {
  const shown = estimates.filter((one, index) => index < MOST_SHOWN || one.done);
  const { low, high } = scaleOf(shown);
  const share = (value: number) => (value - low) / (high - low);
  return (
    <ol class="rollout-bars" aria-label={say("rollout-results")}>
      {shown.map((one) => (
        <li
          key={one.action}
          data-action={one.action}
          data-low={one.low.toFixed(4)}
          data-high={one.high.toFixed(4)}
          onPointerEnter={() => (pointed.value = one.action)}
          onPointerLeave={() => (pointed.value = null)}
        >
          <span class="rollout-mark">{one.best && <Star />}</span>
          <span class="rollout-name">
            {(one.best || one.done) && (
              <span class="decision-tag">{say("decision-tag", { tag: tagOf(one) })} </span>
            )}
            {choiceInWords(one.action)}
          </span>
          <bdi class="numbers rollout-worth">
            {say("rollout-worth", {
              chance: chanceText(one.worth),
              error: number(Math.round(1000 * ((one.high - one.low) / 2)) / 10),
            })}
          </bdi>
          <span class="rollout-scale" aria-hidden="true">
            <span
              class="rollout-range"
              style={{ "--from": share(one.low), "--to": share(one.high) }}
            />
            <span class="rollout-point" style={{ "--at": share(one.worth) }} />
          </span>
        </li>
      ))}
    </ol>
  );
}
