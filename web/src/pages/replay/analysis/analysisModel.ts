/** The analysis of a game: asked for, followed while it is computed, kept until somebody comes back. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { api, Refused } from "../../../api/endpoints";
import type {
  AnalysisProgress,
  AnalysisRequest,
  SeatTotalsInfo,
  TurnInfo,
} from "../../../api/wire";
import { patiently } from "./patience";

export type AnalysisStep = TurnInfo["steps"][number];
/** A step that is an action of the record; all but the evaluator's corrections. */
export type ActionStep = Exclude<AnalysisStep, { kind: "correction" }>;
export type DecisionStep = Extract<AnalysisStep, { kind: "decision" }>;
export type Grade = NonNullable<DecisionStep["grade"]>;

/** `asking` until the server has answered; `failed` until it is asked again. */
export type AnalysisStatus = "asking" | AnalysisProgress["status"];

export interface AnalysisState {
  /** The server's last answer. */
  progress: AnalysisProgress | null;
  /** All turns analysed so far. */
  turns: readonly TurnInfo[];
  /** The sums; empty until all is done. */
  seats: readonly SeatTotalsInfo[];
  status: AnalysisStatus;
  /** Why it failed: a refusal, or that the server could not be reached; null where it did not say. */
  error: unknown;
  /** Whether the server has not answered for a while. */
  slow: boolean;
}

export interface Analysis {
  state: ReadonlySignal<AnalysisState>;
  /** Ask for it, and follow it to its end; again after a failure, or after `stop`. */
  start: () => void;
  /** Ask again after a failure, which stays until there is an answer. */
  retry: () => void;
  /** Stop asking. What is there is kept. */
  stop: () => void;
}

type Server = Pick<typeof api, "analyse" | "analysis">;

const NOTHING: AnalysisState = {
  progress: null,
  turns: [],
  seats: [],
  status: "asking",
  error: null,
  slow: false,
};

/** A server that has nothing new to say may answer at once. */
const PAUSE_MS = 300;
/** A server that was restarted has forgotten the analysis, and is asked for it again. */
const TIMES_ASKED_AGAIN = 3;

/** The state after an answer to a request for the turns from number `after` on. */
export function withAnswer(
  state: AnalysisState,
  progress: AnalysisProgress,
  after: number,
): AnalysisState {
  const { turns, seats, status } = progress;
  return {
    progress,
    turns:
      turns.length || after < state.turns.length
        ? [...state.turns.slice(0, after), ...turns]
        : state.turns,
    seats,
    status,
    error: null,
    slow: false,
  };
}

const isForgotten = (error: unknown) => error instanceof Refused && error.status === 404;

export function makeAnalysis(wanted: AnalysisRequest, server: Server = api): Analysis {
  const state = signal(NOTHING);
  let follower = 0;

  const follow = async () => {
    const mine = ++follower;
    const left = () => mine !== follower;
    const take = (progress: AnalysisProgress, after: number) => {
      if (!left()) state.value = withAnswer(state.peek(), progress, after);
    };
    const isOpen = () => {
      const { status } = state.peek();
      return !left() && (status === "waiting" || status === "running");
    };
    const tell = (slow: boolean) => {
      const now = state.peek();
      if (!left() && now.status !== "failed" && now.slow !== slow) state.value = { ...now, slow };
    };
    const poll = async () => {
      take(await patiently(server.analyse(wanted), tell), 0);
      while (isOpen()) {
        const { turns, progress } = state.peek();
        const answer = server.analysis(progress?.id ?? "", turns.length);
        take(await patiently(answer, tell), turns.length);
        if (isOpen() && turns.length === state.peek().turns.length) await pause();
      }
    };
    for (let asked = 0; !left(); asked++) {
      try {
        return await poll();
      } catch (error) {
        if (isForgotten(error) && state.peek().progress && asked < TIMES_ASKED_AGAIN) continue;
        if (!left()) state.value = { ...state.peek(), status: "failed", error };
        return;
      }
    }
  };

  return {
    state,
    start: () => {
      const { status } = state.peek();
      if (status === "done") return;
      if (status === "failed") state.value = { ...state.peek(), status: "asking", error: null };
      void follow();
    },
    retry: () => void follow(),
    stop: () => {
      follower++;
    },
  };
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** The analyses that were opened last: a player who comes back sees them at once. */
const kept = new Map<string, Analysis>();
const KEPT = 6;

export function analysisOf(wanted: AnalysisRequest): Analysis {
  const key = JSON.stringify(wanted);
  const analysis = kept.get(key) ?? makeAnalysis(wanted);
  kept.delete(key);
  kept.set(key, analysis);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return analysis;
}

/** What the action with this number did to everybody's chances; null where that is not known yet. */
export function stepAt({ turns }: Pick<AnalysisState, "turns">, ply: number): ActionStep | null {
  const turn = turns.find(({ first, end }) => first <= ply && ply < end);
  return turn?.steps.find((step): step is ActionStep => isAction(step) && step.ply === ply) ?? null;
}

const isAction = (step: AnalysisStep): step is ActionStep => step.kind !== "correction";

/** Everybody's chances at a moment, which is a number of actions. Null where they are not known yet. */
export function chancesAt(
  state: Pick<AnalysisState, "turns">,
  moment: number,
): readonly number[] | null {
  if (moment === 0) return state.turns[0]?.before ?? null;
  return stepAt(state, moment - 1)?.after ?? null;
}

/** Every decision that was an error with a name. */
export function errorsIn({ turns }: Pick<AnalysisState, "turns">): DecisionStep[] {
  return turns.flatMap(({ steps }) =>
    steps.filter((step): step is DecisionStep => step.kind === "decision" && step.grade !== null),
  );
}
