/** The analysis in a few sentences; those about a moment lead there. */
import type { RecordInfo } from "../../../api/types";
import { say } from "../../../i18n/say";
import type { ActionStep, AnalysisState } from "./analysisModel";
import { largestError, largestSwing } from "./chancesGeometry";
import { luckText, turnedByErrorText, turnedText, worstText } from "./verdictText";

interface VerdictProps {
  record: RecordInfo;
  state: AnalysisState;
  names: readonly string[];
  /** The seat of the person who looks at it, or 0. */
  own: number;
  onStep: (step: ActionStep) => void;
}

export function Verdict({ record, state, names, own, onStep }: VerdictProps) {
  const swing = largestSwing(state);
  const worst = largestError(state, own);
  return (
    <div class="verdict" data-testid="verdict">
      <p class="verdict-luck">{luckText(state.seats, names, own)}</p>
      {swing && swing !== worst && (
        <Moment testid="turned" step={swing} onStep={onStep}>
          {turnedText(record, names, swing)}
        </Moment>
      )}
      {worst && (
        <Moment testid="worst" step={worst} onStep={onStep}>
          {swing === worst ? turnedByErrorText(names, own, worst) : worstText(names, own, worst)}
        </Moment>
      )}
      {!worst && <p>{say("analysis-worst-none")}</p>}
    </div>
  );
}

interface MomentProps {
  step: ActionStep;
  onStep: (step: ActionStep) => void;
  testid: string;
  children: string;
}

function Moment({ step, onStep, testid, children }: MomentProps) {
  return (
    <button type="button" class="verdict-moment" data-testid={testid} onClick={() => onStep(step)}>
      <span>{children}</span>
      <svg class="verdict-go" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2.5" />
      </svg>
    </button>
  );
}
