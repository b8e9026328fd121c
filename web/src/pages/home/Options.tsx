/** All options of a game, for all three ways to play. The rules' own come from the server's list. */
import { type Editions, type Facing } from "../../api/types";
import { FACINGS } from "../../notation/square";
import { choicesOf, clash, rulesText, USUAL_RULES } from "../../notation/ruleset";
import { Segments, Switch } from "../../components/Segments";
import { say } from "../../i18n/say";
import { ClockOptions } from "./ClockOptions";
import { serverEditions } from "../../components/editions";
import { editionGroups } from "./editionGroups";
import { USUAL, changeSetup, gameSetup, type GameSetup } from "./gameSetup";

const SHARED = ["facing", "clock", "timeout", "listed", "autostart", "begins"] as const;

export function Options() {
  const now = gameSetup.value;
  const changed = changes(now);
  return (
    <details class="options" data-testid="options">
      <summary>
        <span class="options-title">{say("home-options")}</span>
        <span class="help">
          {changed ? say("home-options-changed", { count: changed }) : say("home-options-usual")}
        </span>
      </summary>
      <div class="options-body">
        <section>
          <h3>{say("home-rules-heading")}</h3>
          {serverEditions.value ? (
            <RuleOptions known={serverEditions.value} now={now} />
          ) : (
            <p class="help">{say("home-options-loading")}</p>
          )}
        </section>
        <section>
          <h3>{say("home-table-heading")}</h3>
          <TableOptions now={now} />
        </section>
      </div>
      <button type="button" class="button" disabled={!changed} onClick={reset}>
        {say("home-options-reset")}
      </button>
    </details>
  );
}

function changes(now: GameSetup): number {
  const shared = SHARED.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(USUAL[name]));
  return shared.length + (now.edition === USUAL.edition ? 0 : 1);
}

function reset(): void {
  const { mode, players, bots, bot } = gameSetup.value;
  gameSetup.value = { ...USUAL, mode, players, bots, bot };
}

function RuleOptions({ known, now }: { known: Editions; now: GameSetup }) {
  const edition = known.editions.find((one) => one.name === now.edition);
  const rules = now.edition === null ? now.rules : (edition?.rules ?? USUAL_RULES);
  const choices = choicesOf(rules, known.options);
  const set = (option: string, value: string) =>
    changeSetup({
      edition: null,
      rules: rulesText({ ...choices, [option]: value }, known.options),
    });
  return (
    <>
      <EditionPicker known={known} edition={now.edition} rules={rules} />
      <h4>{say("home-own-heading")}</h4>
      <div class="rule-options">
        {Object.entries(known.options).map(([option, values]) => (
          <RuleOption
            key={option}
            option={option}
            values={values}
            forTwo={known.for_two.includes(option)}
            value={choices[option] ?? ""}
            onChoose={(value) => set(option, value)}
          />
        ))}
      </div>
      <p class="trouble" role="alert">
        {clash(rules, known) ? say("home-clash") : ""}
      </p>
    </>
  );
}

function EditionPicker(given: { known: Editions; edition: string | null; rules: string }) {
  const choose = (name: string) =>
    changeSetup(
      name ? { edition: name, rules: USUAL_RULES } : { edition: null, rules: given.rules },
    );
  return (
    <label class="field">
      <span>{say("home-edition")}</span>
      <select
        value={given.edition ?? ""}
        data-testid="edition"
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="default">{say("home-edition-default")}</option>
        <option value="">{say("home-edition-own")}</option>
        {editionGroups(given.known).map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.editions.map((one) => (
              <option key={one.name} value={one.name} lang={one.lang}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <small class="help">{say("home-edition-help")}</small>
    </label>
  );
}

function RuleOption(given: {
  option: string;
  values: readonly string[];
  forTwo: boolean;
  value: string;
  onChoose: (value: string) => void;
}) {
  const { option, value } = given;
  const choice = (one: string) => ({ choice: `${option}-${one}`, value: one });
  return (
    <label class="field">
      <span>
        {say("home-option", { option })}
        {given.forTwo && <em class="two-only">{say("home-two-only")}</em>}
      </span>
      <select
        value={value}
        data-testid={`option-${option}`}
        onChange={(event) => given.onChoose(event.currentTarget.value)}
      >
        {given.values.map((one) => (
          <option key={one} value={one}>
            {say("home-option-value", choice(one))}
          </option>
        ))}
      </select>
      <small class="help">{say("home-option-help", choice(value))}</small>
    </label>
  );
}

function TableOptions({ now }: { now: GameSetup }) {
  return (
    <div class="table-options">
      <Segments
        legend={say("home-begins")}
        value={now.begins}
        segments={(["lot", "listed"] as const).map((who) => ({
          value: who,
          label: say("home-begins-value", { who }),
        }))}
        onChoose={(begins) => changeSetup({ begins })}
      />
      <Segments<Facing>
        legend={say("home-facing")}
        value={now.facing}
        segments={FACINGS.map((facing) => ({ value: facing, label: say("facing", { facing }) }))}
        onChoose={(facing) => changeSetup({ facing })}
      />
      <ClockOptions now={now} />
      <div class="switches" role="group" aria-labelledby="friends-only">
        <span id="friends-only" class="help">
          {say("home-friends-only")}
        </span>
        <Switch
          label={say("home-listed")}
          help={say("home-listed-help")}
          on={now.listed}
          onChoose={(listed) => changeSetup({ mode: "friends", listed })}
        />
        <Switch
          label={say("home-autostart")}
          help={say("home-autostart-help")}
          on={now.autostart}
          onChoose={(autostart) => changeSetup({ mode: "friends", autostart })}
        />
      </div>
    </div>
  );
}
