/** Requests to the server. A refusal is thrown, with the problem that explains it. */
import { apiUrl } from "../app/base";
import { sayAny } from "../i18n/say";
import type { Problem } from "./wire";

const REQUEST_TIMEOUT = 15_000; // milliseconds

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

export async function ask<T>(call: string, body?: unknown, timeout = REQUEST_TIMEOUT): Promise<T> {
  const request: RequestInit = {
    signal: AbortSignal.timeout(timeout),
    credentials: "same-origin",
  };
  if (body !== undefined) {
    request.method = "POST";
    request.body = JSON.stringify(body);
    request.headers = { "content-type": "application/json" };
  }
  const response = await fetch(apiUrl(call), request);
  if (response.ok) return (await response.json()) as T;
  const problem = await response.json().catch(() => null);
  if (typeof problem?.key === "string") throw new Refused(problem as Problem, response.status);
  throw new Error(String(response.status));
}
