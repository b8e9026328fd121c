/** Replays a game: a table's by its id, or any by its text, which the address can carry. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { api, explain, Refused } from "../../api/endpoints";
import type { RecordInfo } from "../../api/types";
import { arrive } from "../../app/navigation";
import { path } from "../../app/base";
import { go, type Route } from "../../app/router";
import { useTitle } from "../../app/title";
import { namesIn } from "../../components/playerNames";
import { listed, say } from "../../i18n/say";
import { Opening } from "./OpenRecord";
import { pack, unpack } from "./recordLink";
import { Player, type Source } from "./Player";

interface OpenedRecord {
  record: RecordInfo;
  source: Source;
}

/** The record that was pasted last, so that it is not read twice. */
let lately: { packed: string; text: string; record: RecordInfo } | null = null;

async function fromTable(table: string): Promise<OpenedRecord> {
  const address = (moment: number, analysed: boolean) =>
    path(`replay/${table}?ply=${moment}${analysed ? "&analysis" : ""}`);
  return { record: await api.replay(table), source: { table, text: "", address } };
}

async function fromAddress(packed: string): Promise<OpenedRecord> {
  const text = lately?.packed === packed ? lately.text : await unpack(packed);
  const record = lately?.packed === packed ? lately.record : await api.record(text);
  const address = (moment: number, analysed: boolean) =>
    `${path("replay")}#ply=${moment}${analysed ? "&analysis" : ""}&record=${packed}`;
  return { record, source: { table: null, text, address } };
}

async function open(text: string): Promise<void> {
  const record = await api.record(text);
  const packed = await pack(text);
  lately = { packed, text, record };
  go(`replay#ply=0&record=${packed}`);
}

export function Replay({ route }: { route: Route }) {
  const table = route.page.split("/")[1] ?? null;
  const carried = useMemo(() => new URLSearchParams(route.hash), [route.hash]);
  const packed = carried.get("record");
  const wanted = table ? route.search : carried;
  const first = Number(wanted.get("ply")) || 0;
  const shown = useSignal<OpenedRecord | null>(null);
  const trouble = useSignal<{ error: unknown; text: string } | null>(null);

  const load = async () => {
    shown.value = null;
    trouble.value = null;
    try {
      if (table) shown.value = await fromTable(decodeURIComponent(table));
      else if (packed) shown.value = await fromAddress(packed);
    } catch (error) {
      const text = packed ? await unpack(packed).catch(() => "") : "";
      trouble.value = { error, text };
    }
  };
  useEffect(() => {
    void load();
  }, [table, packed]);

  const view = viewOf(table ?? packed, shown.value, trouble.value?.error, table !== null);
  useFocus(view);
  const names = shown.value && view === "player" ? namesIn(shown.value.record) : null;
  useTitle(names && say("title-replay", { names: listed(names) }));
  if (shown.value && view === "player")
    return (
      <>
        <h1 class="unseen">{say("replay-title")}</h1>
        <Player
          {...shown.value}
          first={first}
          analysed={wanted.has("analysis")}
          arriving={!wanted.has("ply")}
        />
      </>
    );
  if (trouble.value && view === "failed")
    return <Failed error={trouble.value.error} cut={!table && !trouble.value.text} again={load} />;
  if (view === "loading") return <p class="loading">{say("loading")}</p>;
  return (
    <Opening
      key={packed ?? ""}
      text={trouble.value?.text ?? ""}
      trouble={trouble.value?.error ?? null}
      onOpen={open}
    />
  );
}

type View = "opening" | "loading" | "player" | "failed";

/** A text that was refused can be corrected where it was pasted; a table's record cannot. */
function viewOf(
  wanted: string | null,
  shown: OpenedRecord | null,
  error: unknown,
  fromTable: boolean,
): View {
  if (shown && wanted) return "player";
  if (error !== undefined) return fromTable || !(error instanceof Refused) ? "failed" : "opening";
  return wanted ? "loading" : "opening";
}

/** When one view replaces another, the focus moves along. */
function useFocus(view: View): void {
  const before = useRef<View | null>(null);
  useLayoutEffect(() => {
    const main = document.querySelector("main");
    if (before.current && before.current !== view && main) arrive(main);
    if (before.current || view !== "loading") before.current = view;
  }, [view]);
}

/** `cut`: the address itself is broken, so trying again would not help. */
function Failed({ error, cut, again }: { error: unknown; cut: boolean; again: () => void }) {
  return (
    <div class="study-opening">
      <h1>{say("replay-title")}</h1>
      <p>{cut ? say("replay-link-broken") : explain(error)}</p>
      <div class="opening-does">
        {!cut && (
          <button type="button" class="button primary" onClick={again}>
            {say("study-again")}
          </button>
        )}
        <a class="button" href={path("replay")}>
          {say("replay-another")}
        </a>
      </div>
    </div>
  );
}
