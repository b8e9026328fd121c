/** Asking the server. What it refuses is thrown as a problem that can be said. */
import { apiUrl } from "../app/base";
import { sayAny } from "../say/say";
import type {
  AreaInfo,
  BotInfo,
  Editions,
  Facing,
  HintInfo,
  NewTable,
  PositionInfo,
  Problem,
  RecordInfo,
  TableEvent,
  TableInfo,
} from "./types";

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

async function ask<T>(call: string, body?: unknown): Promise<T> {
  const request: RequestInit = {
    signal: AbortSignal.timeout(PATIENCE),
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

const id = encodeURIComponent;

export const api = {
  create: (wanted: NewTable) => ask<TableInfo>("tables", wanted),
  openTables: async () => (await ask<{ tables: TableInfo[] }>("tables")).tables,
  /** Also gives a new device its cookie: ask before the first command. */
  myTables: async () => (await ask<{ tables: TableInfo[] }>("my/tables")).tables,
  table: (table: string) => ask<TableInfo>(`tables/${id(table)}`),
  events: async (table: string, after = 0) =>
    (await ask<{ events: TableEvent[] }>(`tables/${id(table)}/events?after=${after}`)).events,
  command: (table: string, command: Record<string, unknown>) =>
    ask<{ number?: number; code?: string; rematch?: string }>(
      `tables/${id(table)}/commands`,
      command,
    ),
  recordUrl: (table: string) => apiUrl(`tables/${id(table)}/record`),
  recordText: async (table: string) => {
    const answer = await fetch(apiUrl(`tables/${id(table)}/record`));
    if (answer.ok) return answer.text();
    throw new Refused((await answer.json()) as Problem, answer.status);
  },
  /** A record as text, read and checked. */
  record: (text: string) => ask<RecordInfo>("records", { record: text }),
  position: (position: string, action?: string) =>
    ask<PositionInfo>("positions", action === undefined ? { position } : { position, action }),
  /** The position that a game begins with. */
  start: (players: number, rules = "-", facing: Facing = "S") =>
    ask<PositionInfo>("positions/start", { players, rules, facing }),
  area: (position: string, square: string) =>
    ask<AreaInfo>(`positions/area/${id(square)}`, { position }),
  hint: (table: string, seen: number) => ask<HintInfo>(`tables/${id(table)}/hint`, { seen }),
  bots: async () => (await ask<{ bots: BotInfo[] }>("bots")).bots,
  editions: () => ask<Editions>("editions"),
};
