/** Asking the server. What it refuses is thrown as a problem that can be said. */
import { apiUrl } from "../app/base";
import { sayAny } from "../i18n/say";
import type { Problem } from "./types";

const PATIENCE = 15_000;

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key);
  }
}

/** The sentence for whatever went wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof Refused)) return sayAny("server-unreachable");
  const { key, details, place } = error.problem;
  const problem = sayAny(key, details);
  if (place.turn !== undefined && place.line !== undefined)
    return sayAny("at-turn", { problem, ...place });
  if (place.turn !== undefined) return sayAny("at-turn-alone", { problem, ...place });
  if (place.line !== undefined) return sayAny("at-line", { problem, ...place });
  if (place.column !== undefined) return sayAny("at-column", { problem, ...place });
  return problem;
}

export async function ask<T>(call: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const request: RequestInit = {
    signal: AbortSignal.timeout(patience),
    credentials: "same-origin",
  };
  if (body !== undefined) {
    request.method = "POST";
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(apiUrl(call), request);
  if (answer.ok) return (await answer.json()) as T;
  const problem = await answer.json().catch(() => null);
  if (typeof problem?.key === "string") throw new Refused(problem as Problem, answer.status);
  throw new Error(String(answer.status));
}
