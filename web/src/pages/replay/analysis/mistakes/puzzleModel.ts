/** A puzzle in progress: what the board shows, and how far the player has come. */
import { signal } from "@preact/signals";
import { api } from "../../../../api/endpoints";
import type { PositionInfo } from "../../../../api/types";
import type { BoardState, ComparedChoice } from "../../../../board/types";
import { percent } from "../../../../i18n/say";
import { nextRug } from "../../../../notation/position";
import { chanceOf, comparedOn } from "../choices";
import { factsOf, type Facts } from "./facts";
import { type Outcome, type Puzzle, type Verdict, verdictOn } from "./puzzles";

export type PuzzleModel = ReturnType<typeof makePuzzle>;

export function makePuzzle(puzzle: Puzzle) {
  const { decision, position } = puzzle;
  const status = signal<"doing" | "animating" | "done">("doing");
  /** The server's figures of the position; null until they are there. */
  const before = signal<PositionInfo | null>(null);
  /** The answer that was tried last, and how good it is. */
  const tried = signal<{ action: string; verdict: Verdict } | null>(null);
  let tries = 0;
  let revealing = false;
  const outcome = signal<Outcome | null>(null);
  /** What the game's figures say about it; null until the server has said it. */
  const facts = signal<Facts | null>(null);
  const failed = signal<unknown>(null);
  const shown = signal<BoardState>({ position, legal: [], last: null });

  const offer = () => {
    const legal = decision.choices.map(({ action }) => action);
    const wrong = tried.value ? [triedOn(tried.value.action)] : [];
    const prices = before.value?.prices ?? null;
    shown.value = { position, legal, last: null, prices, compared: wrong };
  };
  const triedOn = (action: string): ComparedChoice => ({
    action,
    label: percent(chanceOf(decision, action)),
    mark: "other",
    colour: nextRug(position, decision.seat),
  });

  /** The prices of the walks are a help, as at a table; the puzzle goes on without them. */
  const load = async () => {
    offer();
    before.value = await api.position(position).catch(() => null);
    if (status.peek() === "doing" && before.value) offer();
  };

  /** Show an answer on the board, beside what was played; whether the server has said what follows. */
  const reveal = async (action: string): Promise<boolean> => {
    failed.value = null;
    revealing = true;
    try {
      const [after, found] = await Promise.all([
        api.position(position, action),
        factsOf(puzzle, action),
      ]);
      facts.value = found;
      status.value = "animating";
      shown.value = {
        position: after.position,
        legal: [],
        last: { action, seat: decision.seat },
        compared: comparedOn(position, decision, null, action),
      };
      return true;
    } catch (error) {
      failed.value = error;
      offer();
      return false;
    } finally {
      revealing = false;
    }
  };

  /** Try an answer. */
  const act = async (action: string): Promise<void> => {
    if (status.value !== "doing" || revealing) return;
    const verdict = verdictOn(decision, action);
    tried.value = { action, verdict };
    if (verdict === "same" || verdict === "worse") {
      tries += 1;
      failed.value = null;
      return offer();
    }
    if (await reveal(action)) outcome.value ??= tries ? "later" : "first";
  };
  const show = async (): Promise<void> => {
    if (status.value !== "doing" || revealing) return;
    tried.value = null;
    if (await reveal(decision.best.action)) outcome.value ??= "shown";
  };
  const again = () => {
    status.value = "doing";
    tried.value = null;
    tries = 0;
    failed.value = null;
    void load();
  };
  return { puzzle, status, shown, before, tried, outcome, facts, failed, load, act, show, again };
}
