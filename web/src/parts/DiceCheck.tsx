/** Check the dice of a record, here in the browser, and say what came of it. */
import { useSignal } from "@preact/signals";
import type { RecordInfo } from "../api/types";
import { announce } from "../app/announce";
import { say } from "../say/say";
import type { DiceResult } from "./dice";

interface DiceCheckProps {
  record: () => Promise<RecordInfo>;
  /** The hash that was seen at the table before the game. */
  committed?: string | undefined;
}

export function DiceCheck({ record, committed }: DiceCheckProps) {
  const busy = useSignal(false);
  const result = useSignal<string | null>(null);
  const fine = useSignal(false);
  const check = async () => {
    if (busy.value) return;
    busy.value = true;
    result.value = null;
    try {
      const [read, { checkDice }] = await Promise.all([record(), import("./dice")]);
      const found = checkDice(read, committed);
      fine.value = found.kind === "fine";
      result.value = words(found);
    } catch {
      fine.value = false;
      result.value = say("server-unreachable");
    }
    busy.value = false;
    announce(result.value);
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
    </div>
  );
}

function words(result: DiceResult): string {
  switch (result.kind) {
    case "fine":
      return say("dice-fine", { count: result.count });
    case "tags":
      return say("dice-tags", { tag: result.tag });
    case "hash":
      return say("dice-hash", { expected: result.found, text: result.expected });
    case "commitment":
      return say("dice-other-promise", { seen: result.seen, found: result.found });
    case "chance": {
      const { number, expected, found } = result;
      return say("dice-chance", { number, action: found, expected });
    }
  }
}
