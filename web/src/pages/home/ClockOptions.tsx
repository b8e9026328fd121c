/** How much time there is, and what happens when it has run out. */
import type { Clock } from "../../api/types";
import { NumberField } from "../../components/NumberField";
import { Segments } from "../../components/Segments";
import { say } from "../../i18n/say";
import { NO_CLOCK, changeSetup, type GameSetup } from "./gameSetup";

const LONGEST_CLOCK = 86_400;
const FIRST_CLOCKS: Record<Clock["kind"], Clock> = {
  none: NO_CLOCK,
  turn: { kind: "turn", seconds: 60, increment: 0 },
  game: { kind: "game", seconds: 600, increment: 5 },
};
const CLOCK_KINDS = ["none", "turn", "game"] as const;

export function ClockOptions({ now }: { now: GameSetup }) {
  const { clock } = now;
  const set = (changes: Partial<Clock>) => changeSetup({ clock: { ...clock, ...changes } });
  return (
    <>
      <Segments
        legend={say("home-clock")}
        value={clock.kind}
        segments={CLOCK_KINDS.map((kind) => ({
          value: kind,
          label: say("home-clock-value", { kind }),
        }))}
        onChoose={(kind) => changeSetup({ clock: FIRST_CLOCKS[kind] })}
      />
      {clock.kind === "turn" && (
        <NumberField
          label={say("home-clock-seconds")}
          value={clock.seconds}
          least={1}
          most={LONGEST_CLOCK}
          onNumber={(seconds) => set({ seconds })}
        />
      )}
      {clock.kind === "game" && (
        <div class="pair">
          <NumberField
            label={say("home-clock-minutes")}
            value={Math.max(1, Math.round(clock.seconds / 60))}
            least={1}
            most={LONGEST_CLOCK / 60}
            onNumber={(minutes) => set({ seconds: minutes * 60 })}
          />
          <NumberField
            label={say("home-clock-increment")}
            value={clock.increment}
            least={0}
            most={LONGEST_CLOCK}
            onNumber={(increment) => set({ increment })}
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
          onChoose={(timeout) => changeSetup({ timeout })}
        />
      )}
    </>
  );
}
