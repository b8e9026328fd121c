/** Questions besides the game: a player is away, or a bot plays for us. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announceMoment } from "../../app/announce";
import { seatsOf } from "../../notation/position";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";

export function AbsenceBars() {
  const { live } = useGame();
  if (live.state.value?.phase !== "playing") return null;
  const lent = live.you.value.seats.filter((seat) => live.info.value?.seats[seat - 1]?.bot);
  return lent.length ? <PlayedFor /> : <Away />;
}

/** A bar that appears is announced; after the answer the focus is back at the market. */
function useBar(text: string): void {
  const game = useGame();
  useEffect(() => {
    announceMoment(text);
    return () => {
      if (document.activeElement === document.body) game.focus();
    };
  }, [text]);
}

function PlayedFor() {
  const game = useGame();
  useBar(say("bot-plays-for-you"));
  return (
    <div class="table-bar">
      <p>{say("bot-plays-for-you")}</p>
      <button
        type="button"
        class="button primary"
        data-testid="back"
        onClick={() => game.do({ kind: "back" })}
      >
        {say("play-myself")}
      </button>
    </div>
  );
}

function Away() {
  const game = useGame();
  const { live } = game;
  /** Since when each seat is away, by this device's clock; and until when somebody chose to wait. */
  const since = useSignal<Record<number, number>>({});
  const patience = useSignal<Record<number, number>>({});
  const now = useSignal(Date.now());
  const away = live.presence.value.away.join();
  useEffect(() => {
    const known = since.peek();
    since.value = Object.fromEntries(
      live.presence.value.away.map((seat) => [seat, known[seat] ?? Date.now()]),
    );
    if (!away) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [away]);
  const grace = live.presence.value.grace * 1000 + 500;
  const missed = live.presence.value.away.find((seat) => {
    const from = Math.max((since.value[seat] ?? Infinity) + grace, patience.value[seat] ?? 0);
    return now.value >= from && awaited(game, seat);
  });
  if (missed === undefined || !live.you.value.seats.length) return null;
  const wait = () => {
    patience.value = { ...patience.value, [missed]: Date.now() + 60_000 };
  };
  return <Missed seat={missed} wait={wait} />;
}

function Missed({ seat, wait }: { seat: number; wait: () => void }) {
  const game = useGame();
  const text = say("away-long", { name: game.name(seat) });
  useBar(text);
  return (
    <div class="table-bar" data-testid="away-bar">
      <p>{text}</p>
      <button type="button" class="button" onClick={wait}>
        {say("away-wait")}
      </button>
      <button
        type="button"
        class="button primary"
        data-testid="stand-in"
        onClick={() => game.do({ kind: "stand-in", seat })}
      >
        {say("away-bot")}
      </button>
    </div>
  );
}

/** A person who is still in, for whom no bot plays, and who is not us. */
function awaited({ live }: ReturnType<typeof useGame>, seat: number): boolean {
  const chair = live.info.value?.seats[seat - 1];
  const position = live.state.value?.position ?? "";
  const theirs = chair?.kind === "person" && !chair.bot && !live.you.value.seats.includes(seat);
  return theirs && !seatsOf(position)[seat - 1]?.out;
}
