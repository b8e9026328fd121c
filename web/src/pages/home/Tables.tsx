/** The tables of this device, and open tables of other people. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Chair, TableInfo } from "../../api/types";
import { path } from "../../app/base";
import { say } from "../../i18n/say";
import { isDue, keepRows, liveTables, mine, open, rowsBefore, type TableList } from "./tableLists";
import { namesOf } from "../../components/playerNames";
import { Gist, Names } from "./TableSummary";

const TABLES_SHOWN = 3;

/** The games of this device that go on, for the page of its devices. */
export function MyTables() {
  const live = liveTables();
  const more = live?.slice(TABLES_SHOWN) ?? [];
  useEffect(() => {
    if (live) keepRows(live.length);
  }, [live?.length]);
  const list = { tables: live?.slice(0, TABLES_SHOWN) ?? null, failed: mine.value.failed };
  return (
    <section class="table-list" data-testid="my-tables">
      <h2>{say("home-mine")}</h2>
      <Rows list={list} empty={say("home-mine-none")} kind="mine" />
      <Fold label={say("home-mine-more", { count: more.length })} tables={more} show={TableRow} />
      <a class="finished-link" href={path("replay")}>
        {say("home-finished")}
      </a>
    </section>
  );
}

export function OpenTables() {
  const { tables, failed } = open.value;
  const mineToo = new Set(mine.value.tables?.map((one) => one.table));
  const strangers = tables?.filter((one) => !mineToo.has(one.table)) ?? null;
  const more = strangers?.slice(TABLES_SHOWN) ?? [];
  return (
    <section class="table-list" data-testid="open-tables">
      <h2>{say("home-open")}</h2>
      <Rows
        list={{ tables: strangers?.slice(0, TABLES_SHOWN) ?? null, failed }}
        empty={say("home-open-none")}
        kind="open"
      />
      <Fold label={say("home-mine-more", { count: more.length })} tables={more} show={Open} />
    </section>
  );
}

type Row = ComponentType<{ table: TableInfo }>;

/** The rest of a list, folded away; nothing where there is no rest. */
export function Fold({ label, tables, show }: { label: string; tables: TableInfo[]; show: Row }) {
  if (!tables.length) return null;
  return (
    <details class="folded">
      <summary>{label}</summary>
      <List tables={tables} show={show} />
    </details>
  );
}

function Rows({ list, empty, kind }: { list: TableList; empty: string; kind: "mine" | "open" }) {
  const { tables, failed } = list;
  if (failed && !tables) return <p class="table-note">{say("home-lists-trouble")}</p>;
  if (!tables) return <Skeletons rows={kind === "mine" ? rowsBefore() : 1} />;
  if (!tables.length) return <p class="table-note">{failed ? say("home-lists-trouble") : empty}</p>;
  return (
    <>
      <List tables={tables} show={kind === "mine" ? TableRow : Open} />
      {failed && <p class="table-note">{say("home-lists-trouble")}</p>}
    </>
  );
}

function List({
  tables,
  show,
}: {
  tables: TableInfo[];
  show: ComponentType<{ table: TableInfo }>;
}) {
  const One = show;
  return (
    <ul>
      {tables.map((one) => (
        <li key={one.table}>
          <One table={one} />
        </li>
      ))}
    </ul>
  );
}

function Skeletons({ rows }: { rows: number }) {
  return (
    <ul aria-busy="true" aria-label={say("loading")}>
      {Array.from({ length: Math.min(TABLES_SHOWN, rows || 1) }, (_, row) => (
        <li key={row} class="table-row to-come" />
      ))}
      {rows > TABLES_SHOWN && <li class="fold-to-come" />}
    </ul>
  );
}

/** Who else sits there; everybody where several sit at this device. */
export function others({ seats, you }: TableInfo): Chair[] {
  const seated = you?.seats.length === 1 ? seats.filter((_, at) => at + 1 !== you.seats[0]) : seats;
  return seated.filter((chair) => chair.kind !== "open");
}

/** Who a game is with; nobody has come yet to a table that is only one's own. */
export function With({ table }: { table: TableInfo }) {
  const chairs = others(table);
  if (!chairs.length) return <span class="table-names">{say("home-table-yours")}</span>;
  return <Names seats={table.seats} chairs={chairs} />;
}

/** A game of this device in a list. */
export function TableRow({ table }: { table: TableInfo }) {
  const due = isDue(table);
  return (
    <a class={due ? "table-row due" : "table-row"} href={path(`table/${table.table}`)}>
      <With table={table} />
      <Gist setup={table.setup} />
      <span class="table-state">{stateOf(table)}</span>
    </a>
  );
}

/** What a game waits for, in a few words. */
export function stateOf(table: TableInfo): string {
  const free = table.seats.filter((chair) => chair.kind === "open").length;
  if (table.phase === "gathering")
    return free ? say("home-waiting", { seats: free }) : say("home-ready");
  if (isDue(table) && table.you?.seats.length === 1) return say("home-your-turn");
  const name = namesOf(table.seats)[(table.seat ?? 1) - 1];
  return name ? say("home-turn-of", { name }) : "";
}

function Open({ table }: { table: TableInfo }) {
  const free = table.seats.filter((chair) => chair.kind === "open").length;
  const there = path(`table/${table.table}`);
  return (
    <div class="table-row">
      <Names seats={table.seats} />
      <Gist setup={table.setup} />
      <span class="table-state">{say("home-waiting", { seats: free })}</span>
      <span class="table-links">
        <a class="button primary" href={there}>
          {say("home-sit")}
        </a>
        <a class="button plain" href={`${there}?watch=1`}>
          {say("home-watch")}
        </a>
      </span>
    </div>
  );
}
