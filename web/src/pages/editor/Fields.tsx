/** Everything of a position that does not lie on the board. */
import type { Editions } from "../../api/types";
import { number, say, sayAny } from "../../say/say";
import { Swatch } from "../../parts/SeatsSwatch";
import { changeSeat, optionOf, setOption, setOut, setPlayers, settle } from "./seats";
import { FACINGS, type Letter, type PositionText, type SeatText } from "./text";

const STEPS = ["turn", "roll", "lay", "draw", "steer", "over"];

interface Fields {
  position: PositionText;
  editions: Editions | null;
  onChange: (position: PositionText) => void;
}

export function Fields({ position, editions, onChange }: Fields) {
  return (
    <div class="position-fields">
      <div class="field-row">
        <Choice
          label={say("editor-players")}
          value={String(position.seats.length)}
          values={[2, 3, 4].map((count) => [String(count), number(count)])}
          onChoice={(count) => onChange(setPlayers(position, Number(count)))}
        />
        <Choice
          label={say("editor-mover")}
          value={String(position.seat)}
          values={position.seats.map((seat, index) => [
            String(index + 1),
            say("editor-seat", { seat: index + 1, colours: coloursOf(seat) }),
          ])}
          onChoice={(seat) => onChange(settle({ ...position, seat: Number(seat) }))}
        />
        <Choice
          label={say("editor-step")}
          value={position.step}
          values={STEPS.map((step) => [step, say("editor-step-name", { step })])}
          onChoice={(step) => onChange(settle({ ...position, step }))}
        />
        <Choice
          label={say("editor-facing")}
          value={position.facing}
          values={FACINGS.map((facing) => [facing, say("facing", { facing })])}
          onChoice={(facing) => onChange({ ...position, facing })}
        />
      </div>
      {position.seats.map((seat, index) => (
        <SeatFields key={index} {...{ position, seat, onChange }} at={index + 1} />
      ))}
      {editions && <Rules {...{ position, editions, onChange }} />}
    </div>
  );
}

function coloursOf(seat: SeatText): string {
  const words = seat.colours.map((letter) => say("colour", { letter }));
  return words.reduce((first, last) => say("list-and", { first, last }));
}

interface SeatFieldsProps {
  position: PositionText;
  seat: SeatText;
  at: number;
  onChange: (position: PositionText) => void;
}

function SeatFields({ position, seat, at, onChange }: SeatFieldsProps) {
  const change = (what: Partial<SeatText>) => onChange(changeSeat(position, at, what));
  return (
    <fieldset class="seat-fields">
      <legend>
        {seat.colours.map((colour) => (
          <Swatch key={colour} colour={colour} />
        ))}
        {say("editor-seat", { seat: at, colours: coloursOf(seat) })}
      </legend>
      {!seat.out && (
        <>
          <Count
            label={say("replay-dirhams")}
            value={seat.dirhams}
            onCount={(dirhams) => change({ dirhams })}
          />
          {seat.colours.map((colour, index) => (
            <Count
              key={colour}
              label={say("editor-rugs", { colour: say("colour", { letter: colour }) })}
              value={seat.rugs[index] ?? 0}
              onCount={(count) => change({ rugs: seat.rugs.with(index, count) })}
            />
          ))}
          {seat.top && (
            <Choice
              label={say("editor-top")}
              value={seat.top}
              values={seat.colours.map((letter) => [letter, say("colour", { letter })])}
              onChoice={(top) => change({ top: top as Letter })}
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
  position: PositionText;
  editions: Editions;
  onChange: (position: PositionText) => void;
}

function Rules({ position, editions, onChange }: RulesProps) {
  const rule = (rules: string) => onChange(settle({ ...position, rules }));
  const same = editions.editions.find((one) => one.rules === position.rules);
  const names = editions.editions.map((one): [string, string] => [one.name, one.name]);
  return (
    <details class="rules-fields">
      <summary>{say("editor-rules")}</summary>
      <Choice
        label={say("replay-edition")}
        value={same?.name ?? ""}
        values={same ? names : [["", say("editor-edition-own")], ...names]}
        onChoice={(name) =>
          rule(editions.editions.find((one) => one.name === name)?.rules ?? position.rules)
        }
      />
      {Object.entries(editions.options).map(([option, values]) => (
        <Choice
          key={option}
          label={say("home-option", { option })}
          value={optionOf(position.rules, option, values[0] ?? "")}
          values={values.map((value) => [
            value,
            say("home-option-value", { choice: `${option}-${value}`, value }),
          ])}
          onChoice={(value) => rule(setOption(position.rules, option, value, values[0] ?? ""))}
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

interface Count {
  label: string;
  value: number;
  onCount: (count: number) => void;
}

function Count({ label, value, onCount }: Count) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={999}
        value={value}
        onChange={(event) => {
          const count = Math.trunc(Number(event.currentTarget.value));
          onCount(Math.max(0, Math.min(999, count || 0)));
          event.currentTarget.value = String(Math.max(0, Math.min(999, count || 0)));
        }}
      />
    </label>
  );
}
