/** The tools: what a touch of the board does. */
import type { ComponentChildren } from "preact";
import { say } from "../../i18n/say";
import { Swatch } from "../../components/SeatsSwatch";
import { type Colour, COLOURS } from "../../notation/position";

const TOOLS = ["look", "rug", "half", "erase", "assam"] as const;
export type Tool = (typeof TOOLS)[number];

interface Tools {
  tool: Tool;
  colour: Colour;
  colours: Colour[];
  onTool: (tool: Tool) => void;
  onColour: (colour: Colour) => void;
}

export function Tools({ tool, colour, colours, onTool, onColour }: Tools) {
  return (
    <div class="study-tools">
      <Chips
        legend={say("editor-tools")}
        name="tool"
        value={tool}
        chips={TOOLS.map((one) => [one, say("editor-tool", { tool: one })])}
        onChoose={onTool}
      />
      {(tool === "rug" || tool === "half") && (
        <Chips
          legend={say("editor-colours")}
          name="colour"
          value={colour}
          chips={COLOURS.filter((letter) => colours.includes(letter)).map((letter) => [
            letter,
            <>
              <Swatch colour={letter} />
              {say("colour", { letter })}
            </>,
          ])}
          onChoose={onColour}
        />
      )}
      <p class="study-soft">{say("editor-tool-hint", { tool })}</p>
    </div>
  );
}

interface ChipsProps<T> {
  legend: string;
  name: string;
  value: T;
  chips: [T, ComponentChildren][];
  onChoose: (value: T) => void;
}

function Chips<T extends string>({ legend, name, value, chips, onChoose }: ChipsProps<T>) {
  return (
    <fieldset class="study-chips">
      <legend class="unseen">{legend}</legend>
      {chips.map(([one, label]) => (
        <label key={one} class="study-chip">
          <input
            type="radio"
            name={name}
            class="unseen"
            checked={value === one}
            onChange={() => onChoose(one)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
