/** What the server tells. Positions and actions are texts of the notation (docs/notation.md). What
 * goes over the socket is defined in Python: the build writes `wire.ts` from that. */
import type {
  ActedEvent,
  ClientMessage,
  ClocksTold,
  Command,
  DoneMessage,
  HereMessage,
  PaymentTold,
  ServerMessage,
  Standing,
  TableEvent,
  Walk,
  CommandBody,
  Yours,
} from "./wire";

export type { ClientMessage, Command, ServerMessage, Standing, TableEvent, Walk, CommandBody };
export type Acted = ActedEvent;
/** What a command led to. */
export type Answer = Omit<DoneMessage, "t" | "id" | "table">;
export type Clocks = ClocksTold;
export type Payment = PaymentTold;
export type You = Yours;
export const isActed = (event: TableEvent): event is Acted => event.kind === "acted";
export type Presence = Omit<HereMessage, "t" | "table">;

export type Facing = "N" | "E" | "S" | "W";
export type Step = "turn" | "roll" | "lay" | "draw" | "steer" | "over";

export interface Clock {
  kind: "none" | "turn" | "game";
  seconds: number;
  increment: number;
}

export interface Setup {
  players: number;
  rules: string;
  edition: string | null;
  facing: Facing;
  clock: Clock;
  timeout: "out" | "bot";
  listed: boolean;
  autostart: boolean;
  seats: string[];
}

export interface Chair {
  kind: "open" | "person" | "bot";
  name: string;
  /** The bot whose seat it is, or who stands in for a person. */
  bot: string | null;
  /** What the seat adds to the dice; empty until it is shown. */
  seed: string;
  /** SHA-256 of the seed, where it was promised first. */
  commitment: string | null;
  /** Of the rugs that are this seat's. */
  colours: string[];
}

export interface TableInfo extends Standing {
  table: string;
  setup: Setup;
  commitment: string;
  seats: Chair[];
  /** The hash of each seat's seed, once all are fixed. */
  sealed: { round: number; hashes: string[] } | null;
  rematch: string | null;
  you?: You;
  presence?: Presence;
}

export type Prices = Record<string, Record<string, Walk>>;

interface SeatStanding {
  dirhams: number;
  squares: number;
  points: number;
  rank: number;
  rugs: Record<string, number>;
  next: string | null;
  out: number | null;
}

/** Everything about one position. */
export interface PositionInfo {
  position: string;
  rules: string;
  step: Step;
  seat: number;
  assam: string;
  facing: Facing;
  legal: string[];
  chances: Record<string, string>;
  seats: SeatStanding[];
  winners: number[];
  prices: Prices;
}

export interface AreaInfo {
  square: string;
  area: string[];
  owner: number | null;
  price: number;
}

/** One action of a record, and how things stand behind it. */
export interface Ply extends Partial<Walk> {
  turn: number;
  seat: number;
  action: string;
  during: Step;
  position: string;
  step: Step;
  points: number[];
  squares: number[];
  dirhams: number[];
  comments: string[];
}

/** A record, read by the server. */
export interface RecordInfo {
  players: number;
  names: string[];
  edition: string | null;
  rules: string;
  tags: Record<string, string>;
  start: string;
  points: number[];
  squares: number[];
  dirhams: number[];
  /** What was said before the first action. */
  comments: string[];
  plies: Ply[];
  result: string;
  winners: number[];
  ranks: number[];
  /** Whether it has the tags that checking its dice needs. */
  fair: boolean;
  /** What chance did, in order, with the chances there: what checking the dice recomputes. */
  chances: { number: number; action: string; tickets: [string, number][] }[];
}

interface Edition {
  name: string;
  language: string | null;
  rules: string;
}

export interface Editions {
  editions: Edition[];
  /** The first value of each is the usual one. */
  options: Record<string, string[]>;
  /** Pairs like `pile=alternating` and `stock=15` that cannot be played together. */
  clashes: [string, string][];
  /** Options that do nothing with more than two players. */
  for_two: string[];
  /** For each option, the box and who begins: the editions that settle it otherwise. */
  elsewhere: Record<string, string[]>;
  bots: string[];
}

/** What a bot would do, and what it thinks of each choice, the best first. */
export interface HintInfo {
  seen: number;
  bot: string;
  action: string;
  worths: [action: string, value: number][];
  measure: "" | "points" | "chance";
  turns: number;
}

export interface BotInfo {
  name: string;
  ready: boolean;
}

/** Why something was not done: a key of the catalogue and its details. */
export interface Problem {
  key: string;
  details: Record<string, string | number>;
  place: { line?: number; column?: number; turn?: number };
}

export interface NewTable {
  seats: string[];
  names: string[];
  edition?: string;
  rules?: string;
  facing?: Facing;
  clock?: Clock;
  timeout?: "out" | "bot";
  listed?: boolean;
  autostart?: boolean;
  /** The hash of a seed for each person's seat. */
  commitments?: string[];
}

/** A device of whoever asks. Times are the server's, in milliseconds. */
export interface DeviceInfo {
  id: string;
  /** Like "Firefox", or "" where unknown. */
  browser: string;
  /** Like "Android", or "" where unknown. */
  system: string;
  last_seen: number;
  /** Whether it is the one that asks. */
  this: boolean;
}

/** For a kind that cannot be: where one is forgotten, this does not compile. What a newer server
 * says in words of its own is passed over. */
export function nothing(_: never): null {
  return null;
}
