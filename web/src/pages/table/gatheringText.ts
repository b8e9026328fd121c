/** What a table says before its game: a title and a sentence, for hosts, guests and visitors. */
import type { Chair, TableInfo } from "../../api/types";
import { listed, say } from "../../i18n/say";
import { hasSeatFor, isInvited } from "./SitDown";
import type { Game } from "./tableModel";

/** Whether the game waits for this seat's page: to promise a seed, or to show it. */
export const isAwaited = ({ kind, seed, commitment }: Chair, { sealed }: TableInfo): boolean =>
  kind === "person" && !seed && (sealed !== null || !commitment);

/** The seats of others for whose pages the game waits. Those of this device do it by themselves. */
function awaitedSeats(info: TableInfo, mine: readonly number[]): number[] {
  return info.seats.flatMap((chair, index) =>
    isAwaited(chair, info) && !mine.includes(index + 1) ? index + 1 : [],
  );
}

/** Who invites whom to what, or how far the table has got. */
export function gatheringTitle(game: Game, hash: string): string {
  const info = game.live.info.value;
  const { seats, reserved } = game.live.you.value;
  if (!info) return "";
  if (!seats.length && isInvited(game, hash)) {
    if (!info.host_seat) return say("gathering-title-guest");
    const name = game.name(info.host_seat);
    return reserved.length ? say("invited-again", { name }) : say("invited-by", { name });
  }
  if (info.seats.some((chair) => chair.kind === "open")) {
    if (!seats.length)
      return hasSeatFor(game) ? say("gathering-title-guest") : say("seats-taken-title");
    const again = info.seats.some((chair) => chair.kept);
    return again ? say("gathering-title-again") : say("gathering-title");
  }
  const missing = awaitedSeats(info, seats).length + awaySeats(game).length;
  if (!seats.length || missing) return say("seats-taken-title");
  return say("gathering-title-full");
}

/** What the game waits for. */
export function sentenceOf(game: Game): string {
  const { live } = game;
  const info = live.info.value;
  if (!info) return "";
  const awaited = awaitedSeats(info, live.you.value.seats);
  const byItself = info.setup.autostart || info.sealed !== null;
  const open = info.seats.filter((chair) => chair.kind === "open").length;
  if (open)
    return byItself ? say("gathering-open", { open }) : say("home-waiting", { seats: open });
  if (awaited.length) {
    const names = listed(awaited.map((seat) => game.name(seat)));
    return say(byItself ? "gathering-awaited" : "gathering-unready", { names });
  }
  if (info.seats.some((chair) => isAwaited(chair, info)))
    return live.seedProtocol.trouble.value ? "" : say("loading");
  const away = awaySeats(game).map((seat) => game.name(seat));
  if (away.length) return say("gathering-away", { names: listed(away) });
  return say("gathering-full", { host: live.you.value.host ? "you" : "other" });
}

/** The seats of others whose people have no page open. */
function awaySeats({ live }: Game): number[] {
  const { away } = live.presence.value;
  const isPerson = (seat: number) => live.info.value?.seats[seat - 1]?.kind === "person";
  return away.filter((seat) => isPerson(seat) && !live.you.value.seats.includes(seat));
}
