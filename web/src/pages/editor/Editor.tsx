/** Sets up any position. Its text is the state: everything on this page reads or writes it. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api, explain } from "../../api/endpoints";
import type { PositionInfo } from "../../api/types";
import { announce, notify } from "../../app/announce";
import { path } from "../../app/base";
import { readdress, type Route } from "../../app/router";
import { loadEditions, serverEditions } from "../../components/editions";
import { say } from "../../i18n/say";
import { lastOf, redoChange, type Story, storyOf, undoChange } from "./announcements";
import { useChecked } from "./validation";
import { EditorActions } from "./EditorActions";
import { EditorBoard } from "./EditorBoard";
import { Fields } from "./Fields";
import { PositionFacts } from "./PositionFacts";
import { fitting } from "./conversion";
import { type History, makeHistory } from "./history";
import { PositionField } from "./PositionField";
import { address } from "./address";
import { formatPosition, parsePosition } from "../../notation/position";

/** The number of players where the address does not say. */
const USUAL_PLAYERS = 4;

export function Editor({ route }: { route: Route }) {
  const begun = useSignal<PositionInfo | null>(null);
  const wanted = route.search.get("position") ?? begun.value?.position ?? null;
  return (
    <div class="editor-page">
      <h1>{say("editor-title")}</h1>
      {wanted === null ? (
        <Beginning begun={begun} />
      ) : (
        <Setting wanted={wanted} begun={begun.value} />
      )}
    </div>
  );
}

/** Without a position in the address: the server knows how a game begins. */
function Beginning({ begun }: { begun: Signal<PositionInfo | null> }) {
  const failed = useSignal<unknown>(null);
  const begin = async () => {
    failed.value = null;
    try {
      begun.value = await api.start(USUAL_PLAYERS);
    } catch (error) {
      failed.value = error;
    }
  };
  useEffect(() => {
    void begin();
  }, []);
  if (failed.value === null) return <p class="loading">{say("loading")}</p>;
  return (
    <div class="study-trouble">
      <p>{explain(failed.value)}</p>
      <button type="button" class="button" onClick={begin}>
        {say("study-again")}
      </button>
    </div>
  );
}

function Setting({ wanted, begun }: { wanted: string; begun: PositionInfo | null }) {
  const history_ = useMemo(() => makeHistory(wanted), []);
  const { text } = history_;
  const { checked, found, learn, again } = useChecked(text, begun);
  const asking = useSignal(false);
  const story = useSignal<Story | null>(null);
  useEffect(() => history_.change(wanted), [wanted]);
  useEffect(() => {
    loadEditions().catch(() => {});
  }, []);
  useAddress(text);
  useUndoKeys(history_);
  const position = parsePosition(text.value);
  const info = found(text.value);
  const names = (position?.seats ?? []).map((_, index) => say("replay-seat", { seat: index + 1 }));

  const { heading, goAlong } = useFocus(info);

  const take = async (answer: Promise<PositionInfo>, told?: (after: PositionInfo) => string) => {
    asking.value = true;
    try {
      const after = await answer;
      learn(after);
      const sentence = told?.(after);
      history_.change(after.position);
      if (sentence) announce(sentence);
    } catch (error) {
      notify(explain(error), "trouble");
    } finally {
      asking.value = false;
    }
  };
  const act = (action: string) => {
    if (!info || asking.value) return;
    const last = lastOf(info, action);
    void take(api.position(info.position, action), (after) => {
      goAlong();
      story.value = storyOf(info, last, after, names);
      return story.value.sentence;
    });
  };
  return (
    <>
      <section class="editor-market" aria-label={say("replay-market")}>
        <EditorBoard {...{ info, story: story.value, names }} history={history_} onAction={act} />
      </section>
      <section class="editor-text">
        <PositionField history={history_} checked={checked.value} again={again} />
        <EditorActions
          history={history_}
          onStart={(players) => void take(api.start(players), () => say("replay-beginning"))}
        />
      </section>
      <section class="editor-findings">
        {info && <PositionFacts info={info} names={names} heading={heading} onAction={act} />}
      </section>
      <section class="editor-fields" aria-busy={asking.value}>
        <h2>{say("editor-fields")}</h2>
        {position ? (
          <Fields
            position={position}
            editions={serverEditions.value}
            onChange={(changed) => history_.change(formatPosition(changed))}
            onRefit={(players, rules) => void take(fitting(position, players, rules))}
          />
        ) : (
          <p class="study-soft">{say("editor-text-first")}</p>
        )}
      </section>
    </>
  );
}

/** The button that was pressed may be gone after an action: then the focus moves on. */
function useFocus(info: PositionInfo | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const acted = useRef(false);
  useLayoutEffect(() => {
    const lost = document.activeElement === document.body;
    if (acted.current && lost) heading.current?.focus({ preventScroll: true });
    acted.current = false;
  }, [info]);
  return {
    heading,
    goAlong: () => {
      acted.current = document.activeElement !== document.body;
    },
  };
}

function useAddress(text: Signal<string>): void {
  useSignalEffect(() => {
    const here = path(address(text.value));
    const timer = window.setTimeout(() => readdress(here), 300);
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
      if (key === "y" || event.shiftKey) redoChange(past);
      else undoChange(past);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [past]);
}
