/** Which rules are on: the edition, every option that is not the usual one, and the clock. */
import type { Clock } from "../../api/types";
import { editionLabel } from "../../components/editions";
import { say, sayAny } from "../../i18n/say";
import { optionsIn } from "../../notation/ruleset";
import { useGame } from "./tableModel";

export function RulesInForce() {
  const { live } = useGame();
  const setup = live.info.value?.setup;
  if (!setup) return null;
  const options = optionsIn(setup.rules);
  return (
    <div class="rules-in-force">
      {setup.edition && setup.edition !== "default" && (
        <p>{say("rules-edition", { edition: editionLabel(setup.edition) })}</p>
      )}
      {options.length ? (
        <ul>
          {options.map(([option, value]) => (
            <li key={option}>{optionWords(option, value)}</li>
          ))}
        </ul>
      ) : (
        <p>{say("rules-usual")}</p>
      )}
      <p>{clockWords(setup.clock, setup.timeout)}</p>
    </div>
  );
}

/** The sentence of the option `tie` with the value `shared` has the key `rules-tie-shared`. */
function optionWords(option: string, value: string): string {
  const key = `rules-${option}-${value}`;
  const sentence = sayAny(key);
  return sentence === key ? `${option}=${value}` : sentence;
}

function clockWords({ kind, seconds, increment }: Clock, timeout: string): string {
  if (kind === "turn") return say("rules-clock-turn", { seconds, timeout });
  if (kind === "game") {
    const minutes = Math.round((seconds / 60) * 10) / 10;
    return say("rules-clock-game", { minutes, increment, timeout });
  }
  return say("rules-clock-none");
}
