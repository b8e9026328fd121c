/** What happened, as sentences: for the log, the live region and the replay alike. */
import { nothing, type Payment, type Step, type TableEvent } from "../api/types";
import { colourOn, readSeats } from "../notation/position";
import { say, together } from "../i18n/say";

/** An action as an event or a record tells it. */
interface Happening {
  action: string;
  seat: number;
  /** The step that it was done at. */
  during: Step;
  position: string;
  path?: string[] | undefined;
  payment?: Payment | null | undefined;
  reason?: string | undefined;
}

/** One action as a sentence or two. `names` are by seat. */
export function happened(event: Happening, names: readonly string[]): string {
  const { action, seat } = event;
  const name = names[seat - 1] ?? "";
  if (/^[NESW]$/.test(action)) return faced(event, name);
  if (/^[1-4]$/.test(action)) return rolled(event, names);
  if (action === "-") return say("did-return", { name });
  if (action.startsWith("*")) return say("did-draw", { name, letter: action[1] ?? "" });
  if (action.startsWith("x")) return left(event, names[Number(action[1]) - 1] ?? "");
  const [first, second] = [action.slice(0, 2), action.slice(2)];
  return say("did-lay", { name, first, second, letter: colourOn(event.position, first) ?? "" });
}

function faced({ action: facing, during }: Happening, name: string): string {
  return during === "steer"
    ? say("did-steer", { name, facing })
    : say("did-face", { name, facing });
}

function rolled(event: Happening, names: readonly string[]): string {
  const name = names[event.seat - 1] ?? "";
  const square = event.path?.at(-1)?.slice(0, 2) ?? "";
  const walked = say("did-roll", { name, slippers: Number(event.action), square });
  return event.payment ? together([walked, paid(event, event.payment, names)]) : walked;
}

function paid(event: Happening, due: Payment, names: readonly string[]): string {
  const details = {
    name: names[due.from - 1] ?? "",
    owner: names[due.to - 1] ?? "",
    letter: colourOn(event.position, due.area[0] ?? "") ?? "",
    count: due.paid,
  };
  if (due.paid === due.price) return say("did-pay", { ...details, squares: due.area.length });
  const part = say("did-pay-part", { ...details, price: due.price });
  const out = readSeats(event.position)[due.from - 1]?.out;
  return out ? together([part, say("did-go-out", { name: details.name })]) : part;
}

function left({ reason }: Happening, name: string): string {
  if (reason === "time") return say("did-run-out", { name });
  if (reason === "bot-illegal") return say("did-break-rules", { name });
  if (reason?.startsWith("engine-")) return say("did-fail", { name, reason });
  return say("did-give-up", { name });
}

/** The same in a few words, without the name: for a list that names the player once a turn. */
export function happenedShort(event: Happening, names: readonly string[]): string[] {
  const { action, position, during } = event;
  if (/^[NESW]$/.test(action)) {
    const facing = action;
    return [during === "steer" ? say("log-steer", { facing }) : say("log-face", { facing })];
  }
  if (/^[1-4]$/.test(action)) return rolledShort(event, names);
  if (action === "-") return [say("log-return")];
  if (action.startsWith("*")) return [say("log-draw", { letter: action[1] ?? "" })];
  if (action.startsWith("x")) return [left(event, names[Number(action[1]) - 1] ?? "")];
  const [first, second] = [action.slice(0, 2), action.slice(2)];
  return [say("log-lay", { first, second, letter: colourOn(position, first) ?? "" })];
}

function rolledShort({ action, position, path, payment }: Happening, names: readonly string[]) {
  const square = path?.at(-1)?.slice(0, 2) ?? "";
  const walked = say("log-roll", { slippers: Number(action), square });
  if (!payment) return [walked];
  const details = { owner: names[payment.to - 1] ?? "", count: payment.paid };
  if (payment.paid === payment.price) return [walked, say("log-pay", details)];
  const out = readSeats(position)[payment.from - 1]?.out;
  return [walked, say("log-pay-part", details), ...(out ? [say("log-go-out")] : [])];
}

/** What happened at the table besides the game, or null for what needs no words. */
export function happenedBeside(event: TableEvent, names: readonly string[]): string | null {
  const nameAt = (seat: number) => names[seat - 1] ?? "";
  switch (event.kind) {
    case "seated":
      return say("did-sit", { name: event.name });
    case "vacated":
      return say("did-vacate", { seat: event.seat });
    case "bot-seated":
      return say("did-seat-bot", { seat: event.seat });
    case "started":
      return say("did-start");
    case "stood-in":
      return say("did-stand-in", { name: nameAt(event.seat), reason: event.reason });
    case "returned":
      return say("did-come-back", { name: nameAt(event.seat) });
    case "moved":
      return say("did-move", { name: nameAt(event.seat) });
    case "held":
      return say("did-hold");
    case "cancelled":
      return say("did-cancel");
    case "acted": // has words of its own
    case "created":
    case "seeded":
    case "sealed":
    case "revealed":
    case "unsealed":
    case "offered":
    case "code-renewed":
    case "ended":
    case "rematched":
      return null;
    default:
      return nothing(event);
  }
}
