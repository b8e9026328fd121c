/** The fields of a position besides the board. */
import type { Editions } from "../../api/types";
import { isColour, type Position, type Seat } from "../../notation/position";
import { FACINGS, isFacing } from "../../notation/square";
import { choicesOf, rulesText } from "../../notation/ruleset";
import { editionLabel } from "../../components/editions";
import { NumberField } from "../../components/NumberField";
import { listed, number, say } from "../../i18n/say";
import { Swatch } from "../../components/SeatsSwatch";
import { changeSeat, setOut } from "./seats";

/** The highest number that the notation allows. */
const HIGHEST = 999;
const STEPS = ["turn", "roll", "lay", "draw", "steer", "over"];

interface Fields {
  position: Position;
  editions: Editions | null;
  onChange: (position: Position) => void;
  /** For another number of players or other rules: the server decides what the position is then. */
  onRefit: (players: number, rules: string) => void;
}

export function Fields({ position, editions, onChange, onRefit }: Fields) {
  return (
    <div class="position-fields">
      <div class="field-row">
        <Choice
          label={say("editor-players")}
          value={String(position.seats.length)}
          values={[2, 3, 4].map((count) => [String(count), number(count)])}
          onChoice={(count) => onRefit(Number(count), position.rules)}
        />
        <Choice
          label={say("editor-mover")}
          value={String(position.seat)}
          values={position.seats.map((seat, index) => [
            String(index + 1),
            say("editor-seat", { seat: index + 1, colours: coloursOf(seat) }),
          ])}
          onChoice={(seat) => onChange({ ...position, seat: Number(seat) })}
        />
        <Choice
          label={say("editor-step")}
          value={position.step}
          values={STEPS.map((step) => [step, say("editor-step-name", { step })])}
          onChoice={(step) => onChange({ ...position, step })}
        />
        <Choice
          label={say("editor-facing")}
          value={position.assam.facing}
          values={FACINGS.map((facing) => [facing, say("facing", { facing })])}
          onChoice={(facing) => {
            if (isFacing(facing)) onChange({ ...position, assam: { ...position.assam, facing } });
          }}
        />
      </div>
      {position.seats.map((seat, index) => (
        <SeatFields key={index} {...{ position, seat, onChange }} at={index + 1} />
      ))}
      {editions && (
        <Rules
          rules={position.rules}
          editions={editions}
          onRules={(rules) => onRefit(position.seats.length, rules)}
        />
      )}
    </div>
  );
}

function coloursOf(seat: Seat): string {
  return listed(seat.rugs.map(({ colour }) => say("colour", { letter: colour })));
}

interface SeatFieldsProps {
  position: Position;
  seat: Seat;
  at: number;
  onChange: (position: Position) => void;
}

function SeatFields({ position, seat, at, onChange }: SeatFieldsProps) {
  const change = (what: Partial<Seat>) => onChange(changeSeat(position, at, what));
  return (
    <fieldset class="seat-fields">
      <legend>
        {seat.rugs.map(({ colour }) => (
          <Swatch key={colour} colour={colour} />
        ))}
        {say("editor-seat", { seat: at, colours: coloursOf(seat) })}
      </legend>
      {!seat.out && (
        <>
          <NumberField
            label={say("replay-dirhams")}
            value={seat.dirhams}
            least={0}
            most={HIGHEST}
            onNumber={(dirhams) => change({ dirhams })}
          />
          {seat.rugs.map(({ colour, left }, index) => (
            <NumberField
              key={colour}
              label={say("editor-rugs", { letter: colour })}
              value={left}
              least={0}
              most={HIGHEST}
              onNumber={(count) => change({ rugs: seat.rugs.with(index, { colour, left: count }) })}
            />
          ))}
          {seat.rugs.length > 1 && (
            <Choice
              label={say("editor-top")}
              value={seat.top ?? ""}
              values={[
                ["", say("editor-top-none")],
                ...seat.rugs.map(({ colour }): [string, string] => [
                  colour,
                  say("colour", { letter: colour }),
                ]),
              ]}
              onChoice={(top) => change({ top: isColour(top) ? top : null })}
            />
          )}
        </>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={seat.out > 0}
          onChange={(event) => onChange(setOut(position, at, event.currentTarget.checked))}
        />
        <span>{seat.out ? say("editor-out-as", { order: seat.out }) : say("editor-out")}</span>
      </label>
    </fieldset>
  );
}

interface RulesProps {
  rules: string;
  editions: Editions;
  onRules: (rules: string) => void;
}

function Rules({ rules, editions, onRules }: RulesProps) {
  const same = editions.editions.find((one) => one.rules === rules);
  const names = editions.editions.map((one): [string, string] => [
    one.name,
    editionLabel(one.name),
  ]);
  const choices = choicesOf(rules, editions.options);
  return (
    <details class="rules-fields">
      <summary>{say("editor-rules")}</summary>
      <Choice
        label={say("replay-edition")}
        value={same?.name ?? ""}
        values={same ? names : [["", say("editor-edition-own")], ...names]}
        onChoice={(name) =>
          onRules(editions.editions.find((one) => one.name === name)?.rules ?? rules)
        }
      />
      {Object.entries(editions.options).map(([option, values]) => (
        <Choice
          key={option}
          label={say("home-option", { option })}
          value={choices[option] ?? ""}
          values={values.map((value) => [
            value,
            say("home-option-value", { choice: `${option}-${value}`, value }),
          ])}
          onChoice={(value) =>
            onRules(rulesText({ ...choices, [option]: value }, editions.options))
          }
        />
      ))}
    </details>
  );
}

interface Choice {
  label: string;
  value: string;
  values: [string, string][];
  onChoice: (value: string) => void;
}

function Choice({ label, value, values, onChoice }: Choice) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoice(event.currentTarget.value)}>
        {values.map(([one, word]) => (
          <option key={one} value={one} selected={one === value}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
