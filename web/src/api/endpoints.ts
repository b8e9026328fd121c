/** Every endpoint of the server that the page uses. */
import { apiUrl } from "../app/base";
import { USUAL_RULES } from "../notation/ruleset";
import { ask } from "./request";
import { asDevice } from "./device";
import type * as wire from "./wire";

export { explain, Refused } from "./request";

const id = encodeURIComponent;

export const api = {
  create: (wanted: wire.NewTable) => asDevice(() => ask<wire.MyTableInfo>("tables", wanted)),
  openTables: async () => (await ask<wire.OpenTables>("tables")).tables,
  /** The tables of this device whose game has not ended. */
  myTables: async () => (await ask<wire.MyTables>("my/tables?phase=live")).tables,
  /** The finished games of this device, from a place in the list on. */
  myGames: (after: string | null) =>
    ask<wire.FinishedGames>(after === null ? "my/games" : `my/games?after=${id(after)}`),
  table: (table: string) => ask<wire.WatchedTableInfo>(`tables/${id(table)}`),
  events: async (table: string, after = 0) =>
    (await ask<wire.EventList>(`tables/${id(table)}/events?after=${after}`)).events,
  command: (table: string, command: wire.Command) =>
    asDevice(() => ask<wire.CommandDone>(`tables/${id(table)}/commands`, command)),
  /** Where the record of a table's game can be downloaded, as text. */
  recordUrl: (table: string) => apiUrl(`tables/${id(table)}/record`),
  /** The record of a table's game, action by action. */
  replay: (table: string) => ask<wire.RecordInfo>(`tables/${id(table)}/replay`),
  /** A record as text, read and checked. */
  record: (record: string) => post<wire.RecordInfo, wire.RecordRequest>("records", { record }),
  position: (position: string, action?: string) =>
    post<wire.PositionInfo, wire.PositionRequest>(
      "positions",
      action === undefined ? { position } : { position, action },
    ),
  /** The position that a game begins with. */
  start: (players: number, rules = USUAL_RULES, facing: wire.PositionInfo["facing"] = "S") =>
    post<wire.PositionInfo, wire.StartRequest>("positions/start", { players, rules, facing }),
  area: (position: string, square: string) =>
    post<wire.AreaInfo, wire.PositionRequest>(`positions/area/${id(square)}`, { position }),
  /** Every area of a position, for pointing at its rugs. */
  areas: async (position: string) =>
    (await post<wire.AreaList, wire.PositionRequest>("positions/areas", { position })).areas,
  hint: (table: string, seen: number) =>
    post<wire.HintInfo, wire.HintRequest>(`tables/${id(table)}/hint`, { seen }),
  /** Have a game analysed, or hear how far that has come: a table's, or any by its record. */
  analyse: (wanted: wire.AnalysisRequest) =>
    post<wire.AnalysisProgress, wire.AnalysisRequest>("analyses", wanted),
  /** How far it has come, with the turns after so many; waits until there is news. */
  analysis: (analysis: string, after: number) =>
    ask<wire.AnalysisProgress>(`analyses/${id(analysis)}?after=${after}`),
  /** Have a decision of an analysed game rolled out. */
  rollOut: (analysis: string, ply: number) =>
    post<wire.RolloutProgress, wire.RolloutRequest>(`analyses/${id(analysis)}/rollouts`, { ply }),
  /** How far that has come; waits until there is news. */
  rollout: (analysis: string, ply: number) =>
    ask<wire.RolloutProgress>(`analyses/${id(analysis)}/rollouts/${ply}`),
  bots: async () => (await ask<wire.BotList>("bots")).bots,
  editions: () => ask<wire.EditionList>("editions"),
  devices: () => ask<wire.DeviceList>("devices"),
  /** A code that adds another device, once. */
  deviceLink: () => asDevice(() => ask<wire.DeviceLink>("devices/link", {})),
  /** Add this device to those of the person who made the code. */
  joinDevices: (code: string) =>
    asDevice(() => post<wire.DeviceList, wire.JoinRequest>("devices/join", { code })),
  /** Sign out one device by its id, or all; whether this one is among them. */
  signOut: async (device: string | null) => {
    const which = device === null ? { everywhere: true } : { device };
    return (await post<wire.SignedOut, wire.SignOutRequest>("devices/sign-out", which)).here;
  },
};

function post<Response, Request>(call: string, request: Request): Promise<Response> {
  return ask<Response>(call, request);
}
