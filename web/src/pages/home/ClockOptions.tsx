/** How much time there is, and what happens when it has run out. */
import type { Clock } from "../../api/types";
import { Segments } from "../../parts/Segments";
import { say } from "../../say/say";
import { NO_CLOCK, want, type Wish } from "./wish";

const LONGEST = 86_400;
const FIRST: Record<Clock["kind"], Clock> = {
  none: NO_CLOCK,
  turn: { kind: "turn", seconds: 60, increment: 0 },
  game: { kind: "game", seconds: 600, increment: 5 },
};
const KINDS = ["none", "turn", "game"] as const;

export function ClockOptions({ now }: { now: Wish }) {
  const { clock } = now;
  const set = (changes: Partial<Clock>) => want({ clock: { ...clock, ...changes } });
  return (
    <>
      <Segments
        legend={say("home-clock")}
        value={clock.kind}
        segments={KINDS.map((kind) => ({ value: kind, label: say("home-clock-value", { kind }) }))}
        onChoose={(kind) => want({ clock: FIRST[kind] })}
      />
      {clock.kind === "turn" && (
        <Count
          label={say("home-clock-seconds")}
          value={clock.seconds}
          least={1}
          most={LONGEST}
          onCount={(seconds) => set({ seconds })}
        />
      )}
      {clock.kind === "game" && (
        <div class="pair">
          <Count
            label={say("home-clock-minutes")}
            value={Math.max(1, Math.round(clock.seconds / 60))}
            least={1}
            most={LONGEST / 60}
            onCount={(minutes) => set({ seconds: minutes * 60 })}
          />
          <Count
            label={say("home-clock-increment")}
            value={clock.increment}
            least={0}
            most={LONGEST}
            onCount={(increment) => set({ increment })}
          />
        </div>
      )}
      {clock.kind !== "none" && (
        <Segments
          legend={say("home-timeout")}
          value={now.timeout}
          segments={(["out", "bot"] as const).map((timeout) => ({
            value: timeout,
            label: say("home-timeout-value", { timeout }),
          }))}
          onChoose={(timeout) => want({ timeout })}
        />
      )}
    </>
  );
}

/** A number to type. What is out of bounds is put right when the field is left, not while typing. */
function Count(given: {
  label: string;
  value: number;
  least: number;
  most: number;
  onCount: (count: number) => void;
}) {
  const { least, most } = given;
  return (
    <label class="field">
      <span>{given.label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={given.value}
        onChange={(event) => {
          const typed = Math.round(Number(event.currentTarget.value));
          const count = Math.min(most, Math.max(least, typed || least));
          event.currentTarget.value = String(count);
          given.onCount(count);
        }}
      />
    </label>
  );
}
