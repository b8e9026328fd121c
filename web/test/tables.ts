/** A table of two seats at which people gather, for tests that need one. */
import type { Chair, Standing, TableEvent, TableInfo } from "../src/api/types";

export const OPEN_CHAIR: Chair = {
  kind: "open",
  name: "",
  bot: null,
  seed: "",
  commitment: null,
  colours: ["r"],
  kept: false,
  kept_for: null,
};

export function gatheringTable(more: Partial<TableInfo> = {}): TableInfo {
  return {
    table: "t1",
    number: 1,
    phase: "gathering",
    now: 0,
    setup: {
      players: 2,
      rules: "-",
      edition: null,
      facing: "S",
      clock: { kind: "none", seconds: 0, increment: 0 },
      timeout: "bot",
      listed: false,
      autostart: false,
      seats: ["person", "person"],
    },
    commitment: "c0",
    seats: [OPEN_CHAIR, { ...OPEN_CHAIR, colours: ["b"] }],
    sealed: null,
    rematch: null,
    ...more,
  };
}

export const gatheringState = (number: number): Standing => ({
  number,
  phase: "gathering",
  now: 0,
});

export function seated(number: number, seat: number, name: string): TableEvent {
  return { number, at: 0, kind: "seated", seat, name, seed: "", commitment: `h${seat}` };
}
