/** What a touch of the board does. */
import { say } from "../../say/say";
import { Swatch } from "../../parts/SeatsSwatch";
import { type Letter, LETTERS } from "./text";

export const TOOLS = ["look", "rug", "half", "erase", "assam"] as const;
export type Tool = (typeof TOOLS)[number];

interface Tools {
  tool: Tool;
  colour: Letter;
  colours: Letter[];
  onTool: (tool: Tool) => void;
  onColour: (colour: Letter) => void;
}

export function Tools({ tool, colour, colours, onTool, onColour }: Tools) {
  return (
    <div class="study-tools">
      <fieldset class="study-chips">
        <legend class="unseen">{say("editor-tools")}</legend>
        {TOOLS.map((one) => (
          <label key={one} class="study-chip">
            <input
              type="radio"
              name="tool"
              class="unseen"
              checked={tool === one}
              onChange={() => onTool(one)}
            />
            <span>{say("editor-tool", { tool: one })}</span>
          </label>
        ))}
      </fieldset>
      {(tool === "rug" || tool === "half") && (
        <fieldset class="study-chips">
          <legend class="unseen">{say("editor-colours")}</legend>
          {LETTERS.filter((letter) => colours.includes(letter)).map((letter) => (
            <label key={letter} class="study-chip">
              <input
                type="radio"
                name="colour"
                class="unseen"
                checked={colour === letter}
                onChange={() => onColour(letter)}
              />
              <span>
                <Swatch colour={letter} />
                {say("colour", { letter })}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p class="study-soft">{say("editor-tool-hint", { tool })}</p>
    </div>
  );
}
