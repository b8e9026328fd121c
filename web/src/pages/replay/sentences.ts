/** What an action of a record did, in sentences. */
import type { Payment, Ply, RecordInfo } from "../../api/types";
import { say } from "../../say/say";
import { readPosition } from "../editor/text";

export function nameOf(record: RecordInfo, seat: number): string {
  return record.names[seat - 1] || say("replay-seat", { seat });
}

const colourOn = (position: string, square: string): string =>
  say("colour", { letter: readPosition(position)?.board.get(square)?.colour ?? "" });

function paid(record: RecordInfo, due: Payment, colour: string): string {
  const name = nameOf(record, due.from);
  const owner = nameOf(record, due.to);
  const { price, paid: count } = due;
  return count < price
    ? say("did-pay-part", { name, owner, price, colour, count })
    : say("did-pay", { name, owner, colour, count, squares: due.area.length });
}

function rolled(record: RecordInfo, ply: Ply, before: string): string[] {
  const name = nameOf(record, ply.seat);
  const square = ply.path?.at(-1)?.slice(0, 2) ?? "";
  const walk = say("did-roll", { name, slippers: Number(ply.action), square });
  if (!ply.payment) return [walk, say("did-stay-free")];
  const told = [walk, paid(record, ply.payment, colourOn(before, square))];
  const out = readPosition(ply.position)?.seats[ply.seat - 1]?.out;
  return out ? [...told, say("did-go-out", { name })] : told;
}

/** The sentences for the action that leads to a moment. */
export function tell(record: RecordInfo, moment: number): string[] {
  const ply = record.plies[moment - 1];
  if (!ply) return [say("replay-start")];
  const before = record.plies[moment - 2]?.position ?? record.start;
  const name = nameOf(record, ply.seat);
  const { action } = ply;
  if (/^x/.test(action)) return [say("did-give-up", { name })];
  if (/^\*/.test(action))
    return [say("did-draw", { name, colour: say("colour", { letter: action[1] ?? "" }) })];
  if (/^\d$/.test(action)) return rolled(record, ply, before);
  if (action === "-") return [say("did-return", { name })];
  if (/^[NESW]$/.test(action)) {
    const facing = say("facing", { facing: action });
    const steers = readPosition(before)?.step === "steer";
    return [steers ? say("did-steer", { name, facing }) : say("did-face", { name, facing })];
  }
  const [first, second] = [action.slice(0, 2), action.slice(2)];
  return [say("did-lay", { name, colour: colourOn(ply.position, first), first, second })];
}

/** The names of the winners, as the language lists them. */
export function winners(record: RecordInfo): string {
  const names = record.winners.map((seat) => nameOf(record, seat));
  const list = names.reduceRight((last, first, index) =>
    index === names.length - 2
      ? say("list-and", { first, last })
      : say("list-comma", { first, last }),
  );
  return say("did-win", { count: names.length, names: list });
}
