/** The tables of this device, and those where a stranger is welcome. */
import { useEffect } from "preact/hooks";
import type { TableInfo } from "../../api/types";
import { path } from "../../app/base";
import { say } from "../../say/say";
import { keepRows, type List, mine, open, rowsBefore } from "./lists";
import { Gist, Names, nameOf } from "./TableWords";

export function MyTables() {
  const { tables, failed } = mine.value;
  const live = tables?.filter((one) => one.phase === "gathering" || one.phase === "playing");
  const over = tables?.filter((one) => one.phase === "over") ?? [];
  live?.sort((one, other) => Number(isMine(other)) - Number(isMine(one)));
  useEffect(() => {
    if (live) keepRows(live.length);
  }, [live?.length]);
  return (
    <section class="table-list" data-testid="my-tables">
      <h2>{say("home-mine")}</h2>
      <Rows list={{ tables: live ?? null, failed }} empty={say("home-mine-none")} kind="mine" />
      {over.length > 0 && (
        <details class="finished">
          <summary>{say("home-mine-finished", { count: over.length })}</summary>
          <ul>
            {over.map((one) => (
              <li key={one.table}>
                <Finished table={one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

export function OpenTables() {
  return (
    <section class="table-list" data-testid="open-tables">
      <h2>{say("home-open")}</h2>
      <Rows list={open.value} empty={say("home-open-none")} kind="open" />
    </section>
  );
}

function Rows({ list, empty, kind }: { list: List; empty: string; kind: "mine" | "open" }) {
  const { tables, failed } = list;
  if (failed && !tables) return <p class="table-note">{say("home-lists-trouble")}</p>;
  if (!tables) return <Skeletons rows={kind === "mine" ? rowsBefore() : 1} />;
  if (!tables.length) return <p class="table-note">{failed ? say("home-lists-trouble") : empty}</p>;
  return (
    <>
      <ul>
        {tables.map((one) => (
          <li key={one.table}>{kind === "mine" ? <Mine table={one} /> : <Open table={one} />}</li>
        ))}
      </ul>
      {failed && <p class="table-note">{say("home-lists-trouble")}</p>}
    </>
  );
}

function Skeletons({ rows }: { rows: number }) {
  return (
    <ul aria-busy="true" aria-label={say("loading")}>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} class="table-row to-come" />
      ))}
    </ul>
  );
}

const isMine = (table: TableInfo): boolean =>
  table.phase === "playing" && !!table.you?.seats.includes(table.seat ?? 0);

function Mine({ table }: { table: TableInfo }) {
  const due = isMine(table);
  return (
    <a class={due ? "table-row due" : "table-row"} href={path(`table/${table.table}`)}>
      <Names chairs={table.seats} />
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
      <span class="table-doors">
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
