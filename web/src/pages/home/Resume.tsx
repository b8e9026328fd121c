/** The games that this device has begun, above everything else: the most urgent one a touch away. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TableInfo } from "../../api/types";
import { path } from "../../app/base";
import { say } from "../../i18n/say";
import { Fold, stateOf, TableRow, With } from "./Tables";
import { isDue, keepRows, liveTables, mine, rowsBefore } from "./tableLists";
import { Gist } from "./TableSummary";
import { WEAVES, WeavePattern } from "./weaves";

/** Whether the games come first on the page. It is decided once: room is left for those of the last
 * time, and what turns up later never moves a page that somebody has touched. */
export function useGamesFirst(): boolean {
  const first = useRef(signal(Math.max(liveTables()?.length ?? 0, rowsBefore()) > 0)).current;
  const touched = useRef(false);
  useEffect(() => {
    const touch = () => (touched.current = true);
    const kinds = ["pointerdown", "keydown", "wheel"] as const;
    for (const kind of kinds) addEventListener(kind, touch, { once: true, passive: true });
    return () => kinds.forEach((kind) => removeEventListener(kind, touch));
  }, []);
  const found = (liveTables()?.length ?? 0) > 0;
  useEffect(() => {
    if (found && !touched.current && scrollY === 0) first.value = true;
  }, [found]);
  return first.value;
}

export function Resume() {
  const live = liveTables();
  useEffect(() => {
    if (live) keepRows(live.length);
  }, [live?.length]);
  const [first, ...more] = live ?? [];
  return (
    <section class="resume table-list" aria-label={say("home-mine")} data-testid="my-tables">
      {first ? <Card table={first} /> : <NoCard asked={live === null} />}
      <div class="resume-more">
        <Fold label={say("home-mine-more", { count: more.length })} tables={more} show={TableRow} />
        {(first || !live) && (
          <a class="finished-link" href={path("replay")}>
            {say("home-finished")}
          </a>
        )}
      </div>
    </section>
  );
}

function Card({ table }: { table: TableInfo }) {
  const due = isDue(table);
  return (
    <a class={due ? "resume-card due" : "resume-card"} href={path(`table/${table.table}`)}>
      <Cloth table={table} />
      <With table={table} />
      <Gist setup={table.setup} />
      <span class="table-state">{stateOf(table)}</span>
    </a>
  );
}

/** A strip of the cloth that is played with here. */
function Cloth({ table }: { table: TableInfo }) {
  const seat = table.you?.seats[0] ?? 1;
  const weave = WEAVES[table.seats[seat - 1]?.colours[0] ?? "r"] ?? "stripes";
  return (
    <svg class="resume-cloth" aria-hidden="true" width="24" height="100%">
      <defs>
        <WeavePattern weave={weave} id="resume-cloth" />
      </defs>
      <rect width="24" height="100%" fill="url(#resume-cloth)" />
    </svg>
  );
}

/** In the place of the first game: until the answer comes; when none is left, the way to the finished ones. */
function NoCard({ asked }: { asked: boolean }) {
  if (mine.value.failed) return <p class="resume-none">{say("home-lists-trouble")}</p>;
  if (!asked)
    return (
      <a class="resume-card resume-finished" href={path("replay")}>
        <span class="table-names">{say("home-finished")}</span>
      </a>
    );
  return (
    <p class="resume-card table-row to-come" aria-busy="true">
      <span class="unseen">{say("loading")}</span>
    </p>
  );
}
