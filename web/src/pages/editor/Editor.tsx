/** Set up any position. Its text is the truth: everything on this page reads it or writes it. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { api, explain } from "../../api/http";
import type { Editions } from "../../api/types";
import { announce, notify } from "../../app/announce";
import { path } from "../../app/base";
import type { Route } from "../../app/router";
import { say } from "../../say/say";
import { lastOf, type Story } from "./telling";
import { useChecked } from "./checking";
import { Does } from "./Does";
import { EditorBoard } from "./EditorBoard";
import { Fields } from "./Fields";
import { Findings } from "./Findings";
import { type History, makeHistory } from "./history";
import { PositionField } from "./PositionField";
import { address, STARTS } from "./starts";
import { readPosition, writePosition } from "./text";

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
