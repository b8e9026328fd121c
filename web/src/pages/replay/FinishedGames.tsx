/** The finished games of this device: when, with whom, who won; a touch opens the replay. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { api, explain } from "../../api/endpoints";
import type { FinishedGame, FinishedSeat } from "../../api/types";
import { path } from "../../app/base";
import { namesOf, wins } from "../../components/playerNames";
import { day, number, say } from "../../i18n/say";

/** As many as leave the rest of the page in sight; the others come with the first touch. */
const FIRST_SHOWN = 5;

interface Listed {
  games: FinishedGame[];
  /** The place from which older games are asked for; null where there are none. */
  next: string | null;
  keepDays: number;
}

/** The list as far as it was asked for; the first part is asked for at once. */
function useGames() {
  const listed = useSignal<Listed | null>(null);
  const trouble = useSignal<unknown>(null);
  const busy = useSignal(false);
  const load = async () => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = null;
    try {
      listed.value = withMore(listed.value, await api.myGames(listed.value?.next ?? null));
    } catch (error) {
      trouble.value = error;
    }
    busy.value = false;
  };
  useEffect(() => void load(), []);
  return { listed: listed.value, trouble: trouble.value, busy: busy.value, load };
}

export function FinishedGames() {
  const { listed, trouble, busy, load } = useGames();
  const all = useSignal(false);
  const { games, next, keepDays } = listed ?? NOTHING_YET;
  const shown = all.value ? games : games.slice(0, FIRST_SHOWN);
  const folded = games.length > shown.length;
  const list = useFocusOnMore(shown.length);
  return (
    <section class="games" aria-labelledby="games-title" data-testid="finished-games">
      <h2 id="games-title">{say("games-title")}</h2>
      {games.length > 0 && (
        <ul ref={list}>
          {shown.map((game) => (
            <li key={game.table}>
              <Game game={game} />
            </li>
          ))}
        </ul>
      )}
      {!games.length && !trouble && (
        <p class="games-note">{listed ? say("games-none") : say("loading")}</p>
      )}
      {trouble !== null && (
        <p class="games-note" role="alert">
          {explain(trouble)}
        </p>
      )}
      {(folded || next !== null || trouble !== null) && (
        <button
          type="button"
          class="button"
          data-testid="older-games"
          aria-disabled={busy}
          onClick={() => (folded ? (all.value = true) : void load())}
        >
          {trouble === null ? say("games-more") : say("study-again")}
        </button>
      )}
      {games.length > 0 && keepDays > 0 && (
        <p class="games-note">{say("games-kept", { days: keepDays })}</p>
      )}
    </section>
  );
}

const NOTHING_YET: Listed = { games: [], next: null, keepDays: 0 };

/** A game whose place has changed meanwhile is listed once. */
function withMore(before: Listed | null, more: Awaited<ReturnType<typeof api.myGames>>): Listed {
  const known = new Set(before?.games.map((game) => game.table));
  const fresh = more.games.filter((game) => !known.has(game.table));
  return {
    games: [...(before?.games ?? []), ...fresh],
    next: more.next,
    keepDays: more.keep_days,
  };
}

/** Older games get the focus as they come: the button that brought them may be gone. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const [from, asked] = [before.current, document.activeElement];
    before.current = count;
    if (from && count > from && (asked === document.body || asked?.closest(".games")))
      list.current?.querySelectorAll("a")[from]?.focus();
  }, [count]);
  return list;
}

function Game({ game }: { game: FinishedGame }) {
  const names = namesOf(game.seats.map(asPlayer));
  return (
    <a class="game-row" href={path(`replay/${game.table}`)} title={say("home-replay")}>
      <time dateTime={new Date(game.ended).toISOString()}>{day(game.ended)}</time>
      <span class="game-players">
        {game.seats.map((seat, place) => (
          <span key={place} class={seat.rank === 1 ? "won" : undefined}>
            <bdi>{names[place]}</bdi> <span class="numbers">{number(seat.points)}</span>
          </span>
        ))}
      </span>
      <span class="game-result">{resultOf(game.seats, names)}</span>
    </a>
  );
}

const asPlayer = ({ name, bot }: FinishedSeat) =>
  ({ kind: bot === null ? "person" : "bot", name, bot }) as const;

/** Who has won; "you" where that is one person. */
function resultOf(seats: readonly FinishedSeat[], names: readonly string[]): string {
  const winners = seats.flatMap((seat, place) => (seat.rank === 1 ? place : []));
  const mine = seats.filter((seat) => seat.yours);
  if (winners.length === 1 && mine.length === 1 && mine[0]?.rank === 1) return say("games-you-won");
  return wins(winners.map((place) => names[place] ?? ""));
}
