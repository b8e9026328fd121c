/** The types of requests, responses and messages under the names that the page uses. They are
 * defined in Python: the build writes `wire.ts` from that. Positions and actions are texts of the
 * notation (docs/notation.md). */
import type * as wire from "./wire";

export type {
  ActedEvent as Acted,
  AreaInfo,
  BotInfo,
  ChairInfo as Chair,
  ClientMessage,
  Clock,
  ClocksInfo as Clocks,
  Command,
  CommandBody,
  CommandDone,
  DeviceInfo,
  EditionList as Editions,
  FinishedGame,
  FinishedSeat,
  HintInfo,
  NewTable,
  PaymentInfo as Payment,
  Ply,
  PositionInfo,
  PresenceInfo as Presence,
  Problem,
  ReactedEvent as Reacted,
  RecordInfo,
  ServerMessage,
  SetupInfo as Setup,
  Standing,
  TableEvent,
  Walk,
  You,
} from "./wire";

export type Reaction = wire.ReactedEvent["reaction"];
export type Facing = wire.PositionInfo["facing"];
export type Step = wire.PositionInfo["step"];
/** Why a seat was made to leave the game. */
export type LeaveReason = NonNullable<wire.Ply["reason"]>;
/** What put the winners of a game first. */
export type WonBy = wire.RecordInfo["decided"];
export type Prices = wire.PositionInfo["prices"];

/** A table, with what only some responses add: what is ours, and who is here. */
export type TableInfo = wire.TableInfo & Partial<wire.WatchedTableInfo>;

export const isActed = (event: wire.TableEvent): event is wire.ActedEvent => event.kind === "acted";

export const isReacted = (event: wire.TableEvent): event is wire.ReactedEvent =>
  event.kind === "reacted";

/** For a kind that cannot be: where one is forgotten, this does not compile. What a newer server
 * sends beyond that is ignored. */
export function nothing(_: never): null {
  return null;
}
