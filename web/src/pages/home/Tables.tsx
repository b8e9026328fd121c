/** The tables of this device, and open tables of other people. */
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Chair, TableInfo } from "../../api/types";
import { path } from "../../app/base";
import { say } from "../../i18n/say";
import {
  isDue,
  keepRoom,
  liveTables,
  mine,
  open,
  type Room,
  roomBefore,
  type Shown,
} from "./tableLists";
import { Gist, Names, nameOf } from "./TableSummary";

const TABLES_SHOWN = 3;

export function MyTables() {
  const live = liveTables();
  const over = mine.value.tables?.filter((one) => one.phase === "over") ?? [];
  const more = live?.slice(TABLES_SHOWN) ?? [];
  const folds = Number(more.length > 0) + Number(over.length > 0);
  useEffect(() => {
    if (live) keepRoom({ rows: live.length, folds });
  }, [live?.length, folds]);
  const list = { tables: live?.slice(0, TABLES_SHOWN) ?? null, failed: mine.value.failed };
  return (
    <section class="table-list" data-testid="my-tables">
      <h2>{say("home-mine")}</h2>
      <Rows list={list} empty={say("home-mine-none")} kind="mine" />
      <div class="folds">
        <Fold label={say("home-mine-more", { count: more.length })} tables={more} show={Mine} />
        <Fold
          label={say("home-mine-finished", { count: over.length })}
          tables={over}
          show={Finished}
        />
      </div>
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
function Fold({ label, tables, show }: { label: string; tables: TableInfo[]; show: Row }) {
  if (!tables.length) return null;
  return (
    <details class="folded">
      <summary>{label}</summary>
      <List tables={tables} show={show} />
    </details>
  );
}

function Rows({ list, empty, kind }: { list: Shown; empty: string; kind: "mine" | "open" }) {
  const { tables, failed } = list;
  if (failed && !tables) return <p class="table-note">{say("home-lists-trouble")}</p>;
  if (!tables) return <Skeletons {...(kind === "mine" ? roomBefore() : { rows: 1, folds: 0 })} />;
  if (!tables.length) return <p class="table-note">{failed ? say("home-lists-trouble") : empty}</p>;
  return (
    <>
      <List tables={tables} show={kind === "mine" ? Mine : Open} />
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

function Skeletons({ rows, folds }: Room) {
  return (
    <ul aria-busy="true" aria-label={say("loading")}>
      {Array.from({ length: Math.min(TABLES_SHOWN, rows || 1) }, (_, row) => (
        <li key={row} class="table-row to-come" />
      ))}
      {Array.from({ length: folds }, (_, fold) => (
        <li key={`fold ${fold}`} class="fold-to-come" />
      ))}
    </ul>
  );
}

/** The other players; all players where several sit at this device. */
function others({ seats, you }: TableInfo): Chair[] {
  return you?.seats.length === 1
    ? seats.filter((_, place) => !you.seats.includes(place + 1))
    : seats;
}

function Mine({ table }: { table: TableInfo }) {
  const due = isDue(table);
  return (
    <a class={due ? "table-row due" : "table-row"} href={path(`table/${table.table}`)}>
      <Names chairs={others(table)} />
      <Gist setup={table.setup} />
      <span class="table-state">{stateOf(table, due)}</span>
    </a>
  );
}

function stateOf(table: TableInfo, due: boolean): string {
  const free = table.seats.filter((chair) => chair.kind === "open").length;
  if (table.phase === "gathering")
    return free ? say("home-waiting", { seats: free }) : say("home-ready");
  const chair = table.seats[(table.seat ?? 1) - 1];
  if (due && table.you?.seats.length === 1) return say("home-your-turn");
  return chair ? say("home-turn-of", { name: nameOf(chair) }) : "";
}

function Finished({ table }: { table: TableInfo }) {
  const winners = table.seats.filter((_, place) => table.ranks?.[place] === 1).map(nameOf);
  const names = new Intl.ListFormat(document.documentElement.lang).format(winners);
  return (
    <a class="table-row" href={path(`replay/${table.table}`)} title={say("home-replay")}>
      <Names chairs={table.seats} />
      <span class="table-state">{say("did-win", { count: winners.length, names })}</span>
    </a>
  );
}

function Open({ table }: { table: TableInfo }) {
  const free = table.seats.filter((chair) => chair.kind === "open").length;
  const there = path(`table/${table.table}`);
  return (
    <div class="table-row">
      <Names chairs={table.seats.filter((chair) => chair.kind !== "open")} />
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
