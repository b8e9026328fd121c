/** The seats of this table, after the last action that was shown. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Acted, Clocks } from "../../api/types";
import { announceMoment } from "../../app/announce";
import { seatsOf } from "../../notation/position";
import { type SeatRow, Seats } from "../../components/Seats";
import { endOfTurn, isOpening } from "../../components/turns";
import { clock, say } from "../../i18n/say";
import { ReactionBubble } from "./ReactionBubble";
import { type Game, useGame } from "./tableModel";

const LOW_CLOCK_MS = 10_000;

export function TableSeats() {
  const game = useGame();
  const now = useServerTime(game);
  const earlier = game.look.opened.value;
  const rows = rowsOf(game, now, earlier && endOfTurn(earlier));
  return <Seats rows={rows} label={say("seats-title")} />;
}

/** The seats as they stand, or as they stood after an earlier action. */
export function rowsOf(game: Game, now: number, earlier: Acted | null = null): SeatRow[] {
  const { live, presenter } = game;
  const [info, state] = [live.info.value, live.state.value];
  if (!info || !state) return [];
  const shown = earlier ?? presenter.shown.value;
  const position = shown?.position ?? state.position;
  const readings = position ? seatsOf(position) : null;
  const told = earlier ?? presenter.current.value;
  const moves = told ? (isOpening(told) ? 0 : told.seat) : state.seat;
  const toMove = state.phase === "playing" ? moves : 0;
  return info.seats.map((chair, index) => {
    const reading = readings?.[index];
    const seat = index + 1;
    return {
      seat,
      name: game.name(seat),
      rugs: reading?.rugs ?? chair.colours.map((colour) => ({ colour, left: 0 })),
      next: reading?.top ?? null,
      dirhams: reading?.dirhams ?? 0,
      squares: (shown?.squares ?? state.squares)?.[index] ?? 0,
      points: (shown?.points ?? state.points)?.[index] ?? 0,
      out: Boolean(reading?.out),
      toMove: seat === toMove,
      you: game.isYou(seat),
      marks: seatMarks(game, seat),
      about: aboutOf(game, seat, Boolean(reading?.out)),
      clock: clockOf(state.clocks, seat, now),
      bubble: <ReactionBubble seat={seat} />,
    };
  });
}

function seatMarks(game: Game, seat: number): string[] {
  const chair = game.live.info.value?.seats[seat - 1];
  const marks = [];
  if (game.isYou(seat)) marks.push(say("mark-you"));
  if (chair?.kind === "bot") marks.push(say("mark-bot"));
  if (chair?.kind === "person" && chair.bot) marks.push(say("mark-lent"));
  if (isAway(game, seat)) marks.push(say("mark-away"));
  return marks;
}

/** What is special about a seat, in sentences. */
function aboutOf(game: Game, seat: number, out: boolean): string[] {
  const { kind, bot } = game.live.info.value?.seats[seat - 1] ?? {};
  const about = [];
  if (out) about.push(say("seat-about-out"));
  if (kind === "bot" && bot) about.push(say("seat-about-bot", { bot }));
  if (kind === "person" && bot) about.push(say("seat-about-lent", { bot }));
  if (isAway(game, seat)) about.push(say("seat-about-away"));
  return about;
}

function isAway({ live }: Game, seat: number): boolean {
  const mine = live.you.value.seats.includes(seat);
  const playing = live.state.value?.phase === "playing";
  return playing && !mine && live.presence.value.away.includes(seat);
}

function clockOf(clocks: Clocks | undefined, seat: number, now: number): SeatRow["clock"] {
  const left = clocks?.left[seat - 1];
  if (!clocks || left === undefined) return null;
  const running = clocks.running === seat;
  const rest = Math.max(0, running ? left - Math.max(0, now - clocks.since) : left);
  return { text: clock(rest), low: running && rest < LOW_CLOCK_MS };
}

/** The server's time, a few times a second while a clock runs. A player short of time is warned once. */
function useServerTime(game: Game): number {
  const now = useSignal(game.live.now());
  const { clocks, turn } = game.live.state.value ?? {};
  const warnedIn = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!clocks) return;
    now.value = game.live.now();
    const timer = setInterval(() => {
      now.value = game.live.now();
      const rest = (clocks.left[clocks.running - 1] ?? Infinity) - (now.value - clocks.since);
      if (rest > LOW_CLOCK_MS || !game.live.mine.value || warnedIn.current === turn) return;
      warnedIn.current = turn; // once a turn, however many actions it has
      announceMoment(say("time-short"));
    }, 250);
    return () => clearInterval(timer);
  }, [clocks?.since, clocks?.running]);
  return now.value;
}
