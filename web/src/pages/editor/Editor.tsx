/** Set up any position. Its text is the truth: everything on this page reads it or writes it. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, explain, Refused } from "../../api/http";
import type { AreaInfo, Editions, PositionInfo } from "../../api/types";
import { announce, notify } from "../../app/announce";
import { link, path } from "../../app/base";
import type { Route } from "../../app/router";
import type { Last } from "../../board/types";
import { say } from "../../say/say";
import { Copy } from "../replay/Copy";
import { type Checked, useChecked } from "./checking";
import { EditorBoard } from "./EditorBoard";
import { Fields } from "./Fields";
import { Findings } from "./Findings";
import { type History, makeHistory } from "./history";
import { readPosition, writePosition } from "./text";

const STARTS: Record<string, string> = {
  2: "7/7/7/7/7/7/7 d4S draw 1 30:r12b12,30:y12g12 -",
  3: "7/7/7/7/7/7/7 d4S turn 1 30:r15,30:b15,30:y15 -",
  4: "7/7/7/7/7/7/7 d4S turn 1 30:r12,30:b12,30:y12,30:g12 -",
};

const address = (text: string) => `editor?position=${encodeURIComponent(text)}`;

/** A story to be told when its position is shown. */
export interface Story {
  position: string;
  last: Last;
}

export function Editor({ route }: { route: Route }) {
  const wanted = route.search.get("position") ?? STARTS[4] ?? "";
  const history_ = useMemo(() => makeHistory(wanted), []);
  const { text } = history_;
  const { checked, learn, again } = useChecked(text);
  const editions = useSignal<Editions | null>(null);
  const story = useSignal<Story | null>(null);
  useEffect(() => history_.change(wanted), [wanted]);
  useEffect(() => {
    api.editions().then(
      (found) => {
        editions.value = found;
      },
      () => {},
    );
  }, []);
  useAddress(text);
  useUndoKeys(history_);
  const position = readPosition(text.value);
  const info = checked.value?.text === text.value ? checked.value.info : null;
  const names = (position?.seats ?? []).map((_, index) => say("replay-seat", { seat: index + 1 }));

  const act = async (action: string) => {
    if (!info) return;
    try {
      const after = await api.position(info.position, action);
      learn(after);
      story.value = { position: after.position, last: lastOf(info, action) };
      history_.change(after.position);
    } catch (error) {
      notify(explain(error), "trouble");
    }
  };
  return (
    <div class="editor-page">
      <h1>{say("editor-title")}</h1>
      <section class="editor-market" aria-label={say("replay-market")}>
        <EditorBoard {...{ info, story: story.value, names }} history={history_} onAction={act} />
      </section>
      <section class="editor-text">
        <PositionField history={history_} checked={checked.value} again={again} />
        <Does history={history_} />
      </section>
      <section class="editor-findings">
        {info && <Findings info={info} names={names} onAction={act} />}
      </section>
      <section class="editor-fields">
        <h2>{say("editor-fields")}</h2>
        {position ? (
          <Fields
            position={position}
            editions={editions.value}
            onChange={(changed) => history_.change(writePosition(changed))}
          />
        ) : (
          <p class="study-soft">{say("editor-text-first")}</p>
        )}
      </section>
    </div>
  );
}

/** The story of an action, from what was known before it. */
function lastOf(info: PositionInfo, action: string): Last {
  const walk = info.prices[info.facing]?.[action];
  return { action, seat: info.seat, ...(info.step === "roll" ? walk : {}) };
}

interface PositionFieldProps {
  history: History;
  checked: Checked | null;
  again: () => void;
}

/** The text itself, and what is wrong with it, with a mark under the place. */
function PositionField({ history, checked, again }: PositionFieldProps) {
  const text = history.text.value;
  const error = checked?.text === text ? checked.error : null;
  const column = error instanceof Refused ? error.problem.place.column : undefined;
  const from = Math.max(0, (column ?? 1) - 15);
  return (
    <>
      <label class="field">
        <span>{say("editor-text")}</span>
        <textarea
          class="record-text"
          dir="ltr"
          rows={3}
          spellcheck={false}
          autocapitalize="off"
          value={text}
          aria-invalid={error !== null}
          aria-describedby={error ? "position-trouble" : undefined}
          onInput={(event) =>
            history.change(event.currentTarget.value.replace(/\s+/g, " "), "written")
          }
          onBlur={history.settle}
        />
      </label>
      <div aria-live="polite">
        {error !== null && (
          <div class="study-trouble" id="position-trouble">
            <p>{explain(error)}</p>
            {column !== undefined && (
              <pre dir="ltr" class="trouble-line">
                {text.slice(from, from + 30)}
                {"\n"}
                {" ".repeat(column - 1 - from)}^
              </pre>
            )}
            {!(error instanceof Refused) && (
              <button type="button" class="button" onClick={again}>
                {say("study-again")}
              </button>
            )}
          </div>
        )}
      </div>
    </>
  );
}

function Does({ history }: { history: History }) {
  const { text, past, future } = history;
  const position = readPosition(text.value);
  return (
    <div class="editor-does">
      <button type="button" class="button" disabled={!past.value.length} onClick={history.undo}>
        {say("editor-undo")}
      </button>
      <button type="button" class="button" disabled={!future.value.length} onClick={history.redo}>
        {say("editor-redo")}
      </button>
      <button
        type="button"
        class="button"
        disabled={!position?.board.size}
        onClick={() => position && history.change(writePosition({ ...position, board: new Map() }))}
      >
        {say("editor-clear")}
      </button>
      {["2", "3", "4"].map((players) => (
        <button
          key={players}
          type="button"
          class="button"
          onClick={() => history.change(STARTS[players] ?? "")}
        >
          {say("editor-start", { players: Number(players) })}
        </button>
      ))}
      <Copy
        label={say("editor-copy-text")}
        done={say("editor-text-copied")}
        text={() => text.peek()}
      />
      <Copy
        label={say("editor-copy-link")}
        done={say("replay-link-copied")}
        text={() => link(address(text.peek()))}
      />
    </div>
  );
}

/** What a price is of, in a sentence. */
export function areaSentence(area: AreaInfo, colour: string, names: string[]): string {
  const { square, price: count } = area;
  if (area.owner === null) return say("editor-area-bare", { square });
  const name = names[area.owner - 1] ?? "";
  const squares = area.area.length;
  return count
    ? say("editor-area", { square, colour, squares, name, count })
    : say("editor-area-free", { square, colour, squares, name });
}

function useAddress(text: Signal<string>): void {
  useSignalEffect(() => {
    const here = path(address(text.value));
    const timer = window.setTimeout(() => {
      if (here !== location.pathname + location.search) history.replaceState(null, "", here);
    }, 300);
    return () => clearTimeout(timer);
  });
}

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), but inside a field the field's own. */
function useUndoKeys(past: History): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
      if ((event.target as Element).closest("input:not([type=radio], [type=checkbox]), textarea"))
        return;
      event.preventDefault();
      const forth = key === "y" || event.shiftKey;
      if (forth) past.redo();
      else past.undo();
      announce(forth ? say("editor-redone") : say("editor-undone"));
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [past]);
}
