/** Tells how one position came out of another. It is told the path and the payment; it knows no rule. */
import type { Assam } from "./assam";
import type { Die } from "./die";
import { make } from "./dom";
import { beside, isStep, ride } from "./geometry";
import { FACINGS, parseSpot, squaresOf, type Drawing, type Spot } from "./notation";
import { pay } from "./payment";
import { rugElement } from "./rugs";
import type { Telling } from "./timeline";
import type { BoardWords, Cue, Last } from "./types";

export interface Stage {
  prefix: string;
  market: HTMLElement;
  glows: HTMLElement;
  falling: HTMLElement;
  assam: Assam;
  die: Die;
  words: BoardWords | undefined;
}

type Kind = "facing" | "roll" | "lay" | "other";

export function kindOf(action: string): Kind {
  if (/^[NESW]$/.test(action)) return "facing";
  if (/^[1-4]$/.test(action)) return "roll";
  return /^([a-g][1-7]){2}$/.test(action) ? "lay" : "other";
}

/** Whether a story leads from what is shown to what comes: otherwise it is just shown. */
export function follows(before: Drawing, after: Drawing, last: Last): boolean {
  const laid: number[] = kindOf(last.action) === "lay" ? squaresOf(last.action) : [];
  const same = before.halves.every(
    (half, square) => laid.includes(square) || half?.colour === after.halves[square]?.colour,
  );
  if (!same || kindOf(last.action) === "other") return false;
  if (kindOf(last.action) !== "roll") return before.square === after.square;
  const spots = (last.path ?? []).map(parseSpot);
  const [first, end] = [spots[0], spots[spots.length - 1]];
  if (!first || end?.square !== after.square) return false;
  const near = FACINGS.some((facing) => beside(before.square, facing) === first.square);
  return near || before.square === first.square;
}

/** What can be heard of an action that is shown at once. */
export function soundOf(last: Last): [Cue, number][] {
  const kind = kindOf(last.action);
  if (kind === "facing") return [["turn", 1]];
  if (kind === "lay") return [["lay", 1]];
  if (kind !== "roll") return [];
  const die: [Cue, number] = ["die", Number(last.action)];
  return last.payment?.paid ? [die, ["coin", last.payment.paid]] : [die];
}

export async function tell(
  telling: Telling,
  stage: Stage,
  before: Drawing,
  after: Drawing,
  last: Last,
): Promise<void> {
  const kind = kindOf(last.action);
  if (kind === "facing") {
    if (stage.assam.element.dataset.facing !== after.facing) telling.cue("turn", 1);
    await stage.assam.turn(telling, after.facing);
  } else if (kind === "roll") await tellRoll(telling, stage, before, last);
  else if (kind === "lay") await tellLay(telling, stage, after, last.action);
}

async function tellRoll(telling: Telling, stage: Stage, before: Spot, last: Last): Promise<void> {
  const slippers = Number(last.action);
  const spots = (last.path ?? []).map(parseSpot);
  const squares = [before.square, ...spots.map(({ square }) => square)];
  const label = stage.words?.dieThrown(slippers) ?? last.action;
  stage.assam.stand(before);
  await stage.die.roll(telling, slippers, squares, label);
  let spot: Spot = before;
  for (const [i, next] of spots.entries()) {
    if (isStep(spot, next)) {
      telling.cue("step", i + 1);
      await stage.assam.step(telling, next.square);
    } else {
      telling.cue("track", i + 1);
      await stage.assam.ride(telling, ride(spot, next, stage.assam.turnedBy), next);
    }
    spot = next;
  }
  await stage.die.take(telling);
  const write = stage.words?.number ?? String;
  if (last.payment) await pay(telling, stage.market, stage.glows, last.payment, spot.square, write);
}

/** The rug rolls out from the end that is nearer to Assam, over all that lies there. */
async function tellLay(
  telling: Telling,
  stage: Stage,
  after: Drawing,
  action: string,
): Promise<void> {
  const squares = squaresOf(action);
  const colour = after.halves[squares[0]]?.colour;
  if (!colour || telling.over) return;
  const rug = rugElement(stage.prefix, colour, squares);
  const upright = rug.classList.contains("board-upright");
  const axis = upright ? "Y" : "X";
  const near = squares.map((square) => {
    const [dx, dy] = [(square % 7) - (after.square % 7), Math.floor((square - after.square) / 7)];
    return Math.abs(dx) + Math.abs(dy);
  });
  const second = (near[0] ?? 0) <= (near[1] ?? 0) === !upright;
  const roller = make(
    "div",
    `board-roller board-cloth-${colour} ${upright ? "board-upright" : "board-lying"}`,
  );
  roller.style.setProperty("--x", rug.style.getPropertyValue("--x"));
  roller.style.setProperty("--y", rug.style.getPropertyValue("--y"));
  rug.style.transformOrigin = second ? "0 0" : "100% 100%";
  stage.falling.append(rug, roller);
  telling.cue("lay", 1);
  const [start, end] = second ? ["0", "780%"] : ["780%", "0"];
  const [time, easing] = [350, "cubic-bezier(.3,.2,.3,1)"];
  await Promise.all([
    telling.play(
      rug,
      [{ transform: `scale${axis}(.04)` }, { transform: `scale${axis}(1)` }],
      time,
      easing,
    ),
    telling.play(
      roller,
      [
        { transform: `translate${axis}(${start})`, opacity: 1 },
        { transform: `translate${axis}(${end})`, opacity: 1, offset: 0.85 },
        { transform: `translate${axis}(${end})`, opacity: 0 },
      ],
      time,
      easing,
    ),
  ]);
}
