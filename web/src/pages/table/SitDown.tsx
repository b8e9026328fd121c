/** A visitor at a table that still gathers: a name and one button. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { explain, Refused } from "../../api/endpoints";
import type { Chair } from "../../api/types";
import { announce } from "../../app/announce";
import { go } from "../../app/router";
import { choose, settings } from "../../app/settings";
import type { LiveTable } from "../../live/liveTable";
import { promiseSeed } from "../../live/seeds";
import { plain, say } from "../../i18n/say";
import { expectTable } from "../home/tableLists";
import { type Game, useGame } from "./tableModel";

/** The code of a link that opens a seat. */
export const joinCode = (hash: string): string | undefined => /^join-(.+)$/.exec(hash)?.[1];

/** Whether a seat is open to anybody: kept for nobody. */
const isFree = ({ kind, kept }: Chair): boolean => kind === "open" && !kept;

/** Whether a seat of this table is free for this device: kept for it, or for nobody. */
export function hasSeatFor({ live }: Game): boolean {
  const free = live.info.value?.seats.some((chair) => isFree(chair));
  return free || live.you.value.reserved.length > 0;
}

/** Whether a seat is free and somebody asked this visitor to take it. */
export const isInvited = (game: Game, hash: string): boolean =>
  hasSeatFor(game) && (!!joinCode(hash) || game.live.you.value.reserved.length > 0);

/** The table to which somebody here goes on from the last game: there they are not asked again. */
let goingOnTo = "";
export const goOnTo = (table: string): void => {
  goingOnTo = table;
};

/** Whether this device is just taking a seat: the game may begin before the answer is here. */
export const sittingDown = signal(false);

/** For how long a sentence has to be in sight to have been read: the last seat may be taken only just
 * before the game begins. */
const READING_MS = 3000;

/** Tables at which a visitor has read before the game that every seat is taken. */
export const toldFull = new WeakSet<Game>();

export function SitDown({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  const { reserved, seats, host } = live.you.value;
  const code = joinCode(hash);
  const free = info?.seats.findIndex((chair) => isFree(chair)) ?? 0;
  const first = reserved[0] ?? free + 1;
  const name = useSignal(settings.value.name);
  const busy = useSignal(false);
  const open = hasSeatFor(game);
  const welcome = open && (code || reserved.length > 0 || info?.setup.listed || host);
  const blocked = useSignal("");
  const goesOn = useGoingOn(game);
  const refused = useSignal<{ code: string | undefined; why: string } | null>(null);
  useEffect(() => {
    if (open || seats.length) return;
    const read = setTimeout(() => toldFull.add(game), READING_MS);
    return () => clearTimeout(read);
  }, [open, seats.length > 0]);
  if (goesOn) return <p class="sit-not">{say("loading")}</p>;
  if (!welcome) return seats.length ? null : <Watching full={!open} />;
  if (refused.value && refused.value.code === code) return <Refusal why={refused.value.why} />;
  const fallback = plain(say("player-numbered", { seat: first }));
  const sit = async (event: Event) => {
    event.preventDefault();
    if (busy.value) return;
    busy.value = true;
    sittingDown.value = true;
    blocked.value = "";
    const called = name.value.trim();
    // Also for the next try, should this one be refused.
    if (called) choose({ name: called });
    try {
      await live.do({
        kind: "sit",
        name: called || fallback,
        commitment: promiseSeed(),
        ...(code && { code }),
        ...(reserved.length && { seat: first }),
      });
      expectTable();
      if (hash) go(`table/${live.id}`, "replace");
    } catch (problem) {
      const why = problem instanceof Refused ? problem.problem.key : "";
      if (why === "cookies-blocked") blocked.value = explain(problem);
      else if (why === "code-wrong") refused.value = { code, why: explain(problem) };
      else live.showProblem(problem);
    }
    busy.value = false;
    sittingDown.value = false;
  };
  return (
    <form class="sit" onSubmit={sit}>
      <label class="field">
        <span>{say("your-name")}</span>
        <input
          data-testid="sit-name"
          value={name.value}
          placeholder={fallback}
          maxLength={30}
          autocomplete="nickname"
          dir="auto"
          onInput={(event) => {
            name.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button primary" data-testid="sit" aria-disabled={busy.value}>
        {say("sit-down")}
      </button>
      <p class="trouble" role="alert">
        {blocked.value}
      </p>
    </form>
  );
}

/** Take the seats that are kept for somebody who joins the next game, under the names of the last one;
 * whether that is still going on. Where it fails, the form is there to try again. */
function useGoingOn({ live }: Game): boolean {
  const { reserved } = live.you.value;
  const busy = useSignal(reserved.length > 0 && goingOnTo === live.id);
  useEffect(() => {
    goingOnTo = "";
    if (!busy.value) return;
    sittingDown.value = true;
    void sitAgain(live, reserved)
      .then(expectTable)
      .catch((problem) => live.showProblem(problem))
      .finally(() => {
        busy.value = false;
        sittingDown.value = false;
      });
  }, []);
  return busy.value;
}

async function sitAgain(live: LiveTable, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const known = live.info.value?.seats[seat - 1]?.kept_for ?? settings.value.name;
    const name = known || plain(say("player-numbered", { seat }));
    await live.do({ kind: "sit", name, commitment: promiseSeed(), seat });
  }
}

/** The link opens nothing: no form that could only fail again. */
function Refusal({ why }: { why: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    announce(why);
    text.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p class="sit-not" data-testid="sit-refused" ref={text} tabIndex={-1}>
      <strong>{why}</strong> {say("watching-gathering")}
    </p>
  );
}

function Watching({ full }: { full: boolean }) {
  return <p class="sit-not">{full ? say("watching-full") : say("watching-gathering")}</p>;
}
