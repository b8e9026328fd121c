/** Everything that the server can be asked. */
import { apiUrl } from "../app/base";
import { ask, Refused } from "./request";
import { asDevice } from "./device";
import type {
  Answer,
  AreaInfo,
  BotInfo,
  Command,
  DeviceInfo,
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

export { explain, Refused } from "./request";

const id = encodeURIComponent;

export const api = {
  create: (wanted: NewTable) => asDevice(() => ask<TableInfo>("tables", wanted)),
  openTables: async () => (await ask<{ tables: TableInfo[] }>("tables")).tables,
  myTables: async () => (await ask<{ tables: TableInfo[] }>("my/tables")).tables,
  table: (table: string) => ask<TableInfo>(`tables/${id(table)}`),
  events: async (table: string, after = 0) =>
    (await ask<{ events: TableEvent[] }>(`tables/${id(table)}/events?after=${after}`)).events,
  command: (table: string, command: Command) =>
    asDevice(() => ask<Answer>(`tables/${id(table)}/commands`, command)),
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
  devices: () => ask<{ devices: DeviceInfo[]; now: number }>("devices"),
  /** A code that adds another device, once. */
  deviceLink: () => asDevice(() => ask<{ code: string; seconds: number }>("devices/link", {})),
  /** Make this device one of those of whoever made the code. */
  joinDevices: (code: string) => asDevice(() => ask("devices/join", { code })),
  /** Sign out one device by its id, or all; whether this one is among them. */
  signOut: async (device: string | null) => {
    const which = device === null ? { everywhere: true } : { device };
    return (await ask<{ here: boolean }>("devices/sign-out", which)).here;
  },
};
