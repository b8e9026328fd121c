/** Rollouts of a decision: asked for, followed while games are played, kept for people who come back. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { api, Refused } from "../../../api/endpoints";
import type { RolloutChoice, RolloutProgress } from "../../../api/wire";
import type { DecisionStep } from "./analysisModel";
import { forgetAsked, rememberAsked, wasAsked } from "./askedRollouts";
import { patiently } from "./patience";

export interface RolloutState {
  /** `unasked` until somebody wants it; `failed` until it is asked for again. */
  status: "unasked" | "asking" | RolloutProgress["status"];
  progress: RolloutProgress | null;
  /** Why it failed; null where the server did not say. */
  error: unknown;
  /** Whether the server has not answered for a while. */
  slow: boolean;
}

export interface Rollout {
  state: ReadonlySignal<RolloutState>;
  /** Ask for it, and follow it to its end. */
  start: () => void;
  /** Ask again after a failure, which stays until there is an answer. */
  retry: () => void;
  /** Follow it again, if it was asked for, be it before a reload. */
  follow: () => void;
  /** Stop asking. What is there is kept. */
  stop: () => void;
}

type Server = Pick<typeof api, "rollOut" | "rollout">;

/** A server that has nothing new to say may answer at once. */
const PAUSE_MS = 300;

export function makeRollout(analysis: string, ply: number, server: Server = api): Rollout {
  const state = signal<RolloutState>({
    ...{ status: "unasked", progress: null },
    ...{ error: null, slow: false },
  });
  let follower = 0;

  /** Follow it from the first answer on, until it is done; the error if that cannot be. */
  const run = async (first: () => Promise<RolloutProgress>): Promise<unknown> => {
    const mine = ++follower;
    const left = () => mine !== follower;
    const take = (progress: RolloutProgress) => {
      if (!left()) state.value = { status: progress.status, progress, error: null, slow: false };
    };
    const tell = (slow: boolean) => {
      const now = state.peek();
      if (!left() && isFollowed(now.status) && now.slow !== slow) state.value = { ...now, slow };
    };
    const isOpen = () => !left() && isFollowed(state.peek().status);
    try {
      take(await patiently(first(), tell));
      while (isOpen()) {
        const before = state.peek().progress;
        const next = await patiently(server.rollout(analysis, ply), tell);
        take(next);
        if (isOpen() && before && gamesIn(before) === gamesIn(next)) await pause();
      }
    } catch (error) {
      return left() ? null : error;
    }
    return null;
  };
  const fail = (error: unknown) => {
    if (error !== null) state.value = { ...state.peek(), status: "failed", error };
  };
  const retry = () => void run(() => server.rollOut(analysis, ply)).then(fail);
  const start = () => {
    state.value = { ...state.peek(), status: "asking", error: null };
    rememberAsked(analysis, ply);
    retry();
  };
  const stop = () => {
    follower++;
  };
  const follow = () => {
    const { status } = state.peek();
    if (isFollowed(status)) start();
    if (status === "unasked" && wasAsked(analysis, ply)) void lookFor();
  };
  const lookFor = async () => {
    const error = await run(() => server.rollout(analysis, ply));
    if (state.peek().status !== "unasked") fail(error);
    else if (error instanceof Refused) forgetAsked(analysis, ply); // the server has it no longer
  };
  return { state, start, retry, stop, follow };
}

const isFollowed = (status: RolloutState["status"]) =>
  status === "asking" || status === "waiting" || status === "running";

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

const gamesIn = ({ choices }: RolloutProgress) =>
  choices.reduce((sum, { games }) => sum + games, 0);

/** Those that were opened last. */
const kept = new Map<string, Rollout>();
const KEPT = 20;

export function rolloutOf(analysis: string, ply: number): Rollout {
  const key = `${analysis} ${ply}`;
  const rollout = kept.get(key) ?? makeRollout(analysis, ply);
  kept.delete(key);
  kept.set(key, rollout);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return rollout;
}

/** How many standard errors hold 95 % of what can come. */
const STANDARD_ERRORS = 1.96;

export interface Estimate {
  action: string;
  worth: number;
  /** The interval of 95 %. */
  low: number;
  high: number;
  games: number;
  /** Whether it is worth the most, by the games so far. */
  best: boolean;
  /** Whether it was played. */
  done: boolean;
  /** Whether it is the best by the analysis. */
  expected: boolean;
  /** Whether the best is better for certain (95 %). All have the same luck, so a difference is known better than
   * what it is a difference of. */
  behind: boolean;
}

/** Before two games there is no error to be estimated, and so no interval. */
const FEWEST_GAMES = 2;

/** What the games say of each choice so far, the best first. */
export function estimatesOf(progress: RolloutProgress, decision: DecisionStep): Estimate[] {
  const known = progress.choices.filter(({ games }) => games >= FEWEST_GAMES);
  return known
    .sort((a, b) => b.worth - a.worth)
    .map((choice, index) => ({
      action: choice.action,
      worth: choice.worth,
      games: choice.games,
      best: index === 0,
      done: choice.action === decision.action,
      expected: choice.action === decision.best.action,
      behind: index > 0 && choice.behind > STANDARD_ERRORS * choice.behind_error,
      ...interval(choice),
    }));
}

function interval({ worth, error }: RolloutChoice): { low: number; high: number } {
  const half = STANDARD_ERRORS * error;
  return { low: worth - half, high: worth + half };
}

/** The part of the scale that bars are drawn on: all intervals fit. */
export function scaleOf(estimates: readonly Estimate[]): { low: number; high: number } {
  const low = Math.min(...estimates.map((one) => one.low));
  const high = Math.max(...estimates.map((one) => one.high));
  return high > low ? { low, high } : { low: low - 0.01, high: high + 0.01 };
}

/** What the games say about the choice that was played: that it is worse, as the analysis has it; that it is better
 * than the best of the analysis; that nothing is better; that something else is; or nothing yet. */
export type Finding = "worse" | "better" | "same" | "else" | "open";

export function findingOf(estimates: readonly Estimate[]): Finding {
  const [done, expected] = [
    estimates.find((one) => one.done),
    estimates.find((one) => one.expected),
  ];
  if (!done || !expected) return "open";
  if (done.behind) return expected.behind ? "else" : "worse";
  if (done === expected) return "same";
  return done.best && expected.behind ? "better" : "open";
}
