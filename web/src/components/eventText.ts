/** Events as sentences: for the log, the live region and the replay alike. */
import { type LeaveReason, nothing, type Payment, type Step, type TableEvent } from "../api/types";
import { parseAction } from "../notation/action";
import { colourOn, seatsOf } from "../notation/position";
import { endOf, nameOf } from "../notation/square";
import { say, together } from "../i18n/say";
import { whyOut } from "./outcomeText";

/** An action with what came of it, from an event or a record. */
interface ActionEvent {
  action: string;
  seat: number;
  /** The step that it was done at. */
  during: Step;
  position: string;
  path?: string[] | undefined;
  payment?: Payment | null | undefined;
  reason?: LeaveReason | "" | undefined;
}

/** One action as a sentence or two. `names` are by seat. */
export function actionText(event: ActionEvent, names: readonly string[]): string {
  const name = names[event.seat - 1] ?? "";
  const action = parseAction(event.action);
  switch (action?.kind) {
    case "face":
      return faced(event, name);
    case "roll":
      return rolled(event, names);
    case "return":
      return say("did-return", { name });
    case "draw":
      return say("did-draw", { name, letter: action.colour });
    case "give-up":
      return left(event, names[action.seat - 1] ?? "");
    case "lay":
      return say("did-lay", { name, ...laid(event.position, action.squares) });
    case undefined:
      return ""; // a newer server may have more actions
  }
}

function laid(position: string, squares: readonly [number, number]) {
  const [first, second] = [nameOf(squares[0]), nameOf(squares[1])];
  return { first, second, letter: colourOn(position, first) ?? "" };
}

function faced({ action: facing, during }: ActionEvent, name: string): string {
  return during === "steer"
    ? say("did-steer", { name, facing })
    : say("did-face", { name, facing });
}

function rolled(event: ActionEvent, names: readonly string[]): string {
  const name = names[event.seat - 1] ?? "";
  const square = endOf(event.path);
  const walked = say("did-roll", { name, slippers: Number(event.action), square });
  return event.payment ? together([walked, paid(event, event.payment, names)]) : walked;
}

function paid(event: ActionEvent, due: Payment, names: readonly string[]): string {
  const details = {
    name: names[due.from - 1] ?? "",
    owner: names[due.to - 1] ?? "",
    letter: colourOn(event.position, due.area[0] ?? "") ?? "",
    count: due.paid,
  };
  if (due.paid === due.price) return say("did-pay", { ...details, squares: due.area.length });
  const part = say("did-pay-part", { ...details, price: due.price });
  const out = seatsOf(event.position)[due.from - 1]?.out;
  return out ? together([part, say("did-go-out", { name: details.name })]) : part;
}

function left({ reason }: ActionEvent, name: string): string {
  switch (whyOut(reason)) {
    case "time":
      return say("did-run-out", { name });
    case "rules":
      return say("did-break-rules", { name });
    case "engine":
      return say("did-fail", { name, reason: reason ?? "" });
    case "gave-up":
      return say("did-give-up", { name });
  }
}

/** The same in a few words, without the name: for a list that names the player once a turn. */
export function actionTextShort(event: ActionEvent, names: readonly string[]): string[] {
  const action = parseAction(event.action);
  switch (action?.kind) {
    case "face": {
      const { facing } = action;
      const steered = event.during === "steer";
      return [steered ? say("log-steer", { facing }) : say("log-face", { facing })];
    }
    case "roll":
      return rolledShort(event, names);
    case "return":
      return [say("log-return")];
    case "draw":
      return [say("log-draw", { letter: action.colour })];
    case "give-up":
      return [left(event, names[action.seat - 1] ?? "")];
    case "lay":
      return [say("log-lay", laid(event.position, action.squares))];
    case undefined:
      return [];
  }
}

function rolledShort({ action, position, path, payment }: ActionEvent, names: readonly string[]) {
  const square = endOf(path);
  const walked = say("log-roll", { slippers: Number(action), square });
  if (!payment) return [walked];
  const details = { owner: names[payment.to - 1] ?? "", count: payment.paid };
  if (payment.paid === payment.price) return [walked, say("log-pay", details)];
  const out = seatsOf(position)[payment.from - 1]?.out;
  return [walked, say("log-pay-part", details), ...(out ? [say("log-go-out")] : [])];
}

/** An event that is no action as a sentence, or null for one that needs no words. */
export function eventText(event: TableEvent, names: readonly string[]): string | null {
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
    case "undone":
      return say("did-undo", { name: nameAt(event.seat) });
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
    case "reacted": // is said once, while it is fresh, and is not in the log
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
