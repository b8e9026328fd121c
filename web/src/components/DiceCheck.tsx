/** Checks the dice of a record in the browser and shows the result. */
import { useSignal } from "@preact/signals";
import type { RecordInfo } from "../api/types";
import { announce } from "../app/announce";
import type { DicePromise } from "../live/commitments";
import { say, together } from "../i18n/say";
import type { DiceResult } from "./dice";

interface DiceCheckProps {
  record: () => Promise<RecordInfo>;
  /** What this device kept at the table before the game; null if it might have, and has not. */
  promise?: DicePromise | null | undefined;
}

export function DiceCheck({ record, promise }: DiceCheckProps) {
  const busy = useSignal(false);
  const result = useSignal<string | null>(null);
  const beside = useSignal<string[]>([]);
  const fine = useSignal(false);
  const check = async () => {
    if (busy.value) return;
    busy.value = true;
    result.value = null;
    beside.value = [];
    try {
      const [read, { checkDice }] = await Promise.all([record(), import("./dice")]);
      const found = checkDice(read, promise);
      fine.value = found.kind === "fine";
      result.value = words(found);
      beside.value = comparison(found, promise);
    } catch {
      fine.value = false;
      result.value = say("server-unreachable");
    }
    busy.value = false;
    announce(together([result.value, ...beside.value]));
  };
  return (
    <div class="dice-check">
      <button
        type="button"
        class="button"
        data-testid="dice-check"
        aria-disabled={busy.value}
        onClick={check}
      >
        {busy.value ? say("dice-checking") : say("dice-check")}
      </button>
      {result.value !== null && (
        <p class={fine.value ? "dice-fine" : "trouble"} data-testid="dice-result">
          {result.value}
        </p>
      )}
      {beside.value.map((sentence) => (
        <p key={sentence} class="soft" data-testid="dice-compared">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** What the result was compared with, and how often this device had to show a seed in vain. */
function comparison(result: DiceResult, promise: DicePromise | null | undefined): string[] {
  if (result.kind !== "fine" || promise === undefined) return [];
  const inVain = (promise?.shown ?? 0) - 1;
  return [
    say("dice-compared", { how: result.compared }),
    ...(inVain > 0 ? [say("dice-rounds", { count: inVain })] : []),
  ];
}

function words(result: DiceResult): string {
  switch (result.kind) {
    case "fine":
      return say("dice-fine", { count: result.count });
    case "tags":
      return say("dice-tags", { tag: result.tag });
    case "table":
      return say("dice-other-table", { found: result.found });
    case "hash":
      return say("dice-hash", { expected: result.found, text: result.expected });
    case "commitment":
      return say("dice-other-promise", { seen: result.seen, found: result.found });
    case "seat-hash": {
      const { seat, expected, found } = result;
      return say("seed-hash", { seat, expected: found, text: expected });
    }
    case "chance": {
      const { number, expected, found } = result;
      return say("dice-chance", { number, action: found, expected });
    }
  }
}
