/** Animates the way from one position to the next. Path and payment are given; it knows no rule. */
import type { Assam } from "./assam";
import type { Die } from "./die";
import { make } from "./dom";
import { isStep, ride } from "./geometry";
import type { Marks } from "./marks";
import { parseAction } from "../notation/action";
import { facingTo, parseSpot, type Spot } from "../notation/square";
import type { Drawing } from "./drawing";
import { pay } from "./payment";
import { rugElement } from "./rugs";
import type { Timeline } from "./timeline";
import type { BoardWords, Cue, Last } from "./types";

/** A moment for a draw, which is seen beside the market. */
export const DRAW_MS = 600;

export interface Stage {
  prefix: string;
  market: HTMLElement;
  glows: HTMLElement;
  falling: HTMLElement;
  assam: Assam;
  die: Die;
  marks: Marks;
  words: BoardWords | undefined;
}

/** Whether an action leads from one drawing to the other, so that it can be animated. */
export function follows(before: Drawing, after: Drawing, last: Last): boolean {
  const action = parseAction(last.action);
  const laid: readonly number[] = action?.kind === "lay" ? action.squares : [];
  const same = before.halves.every(
    (half, square) => laid.includes(square) || half?.colour === after.halves[square]?.colour,
  );
  if (!same) return false;
  if (action?.kind === "face" || action?.kind === "lay") return before.square === after.square;
  // The draws before the first turn are the opening; later ones belong to the lay before them.
  if (action?.kind === "draw") return before.halves.every((half) => half === null);
  if (action?.kind !== "roll") return false;
  const spots = spotsOf(last);
  const [first, end] = [spots[0], spots.at(-1)];
  if (!first || end?.square !== after.square) return false;
  return before.square === first.square || facingTo(before.square, first.square) !== null;
}

export function spotsOf({ path = [] }: Last): Spot[] {
  return path.map(parseSpot).filter((spot) => spot !== null);
}

export function dieLabel({ words }: Stage, { action }: Last): string {
  return words?.dieThrown(Number(action)) ?? action;
}

/** The sounds of an action that is shown at once. */
export function soundsOf(last: Last): [Cue, number][] {
  const action = parseAction(last.action);
  if (action?.kind === "face") return [["turn", 1]];
  if (action?.kind === "lay") return [["lay", 1]];
  if (action?.kind !== "roll") return [];
  const die: [Cue, number] = ["die", action.slippers];
  return last.payment?.paid ? [die, ["coin", last.payment.paid]] : [die];
}

export async function animate(
  timeline: Timeline,
  stage: Stage,
  before: Drawing,
  after: Drawing,
  last: Last,
): Promise<void> {
  const action = parseAction(last.action);
  if (action?.kind === "face") {
    if (stage.assam.element.dataset.facing !== after.facing) timeline.cue("turn", 1);
    await stage.assam.turn(timeline, after.facing);
  } else if (action?.kind === "roll") await animateRoll(timeline, stage, before, last);
  else if (action?.kind === "lay") await animateLay(timeline, stage, after, action.squares);
  else if (action?.kind === "draw") await timeline.wait(DRAW_MS);
}

async function animateRoll(
  timeline: Timeline,
  stage: Stage,
  before: Spot,
  last: Last,
): Promise<void> {
  const slippers = Number(last.action);
  const spots = spotsOf(last);
  const squares = [before.square, ...spots.map(({ square }) => square)];
  stage.assam.stand(before);
  await stage.die.roll(timeline, slippers, squares, dieLabel(stage, last));
  let spot: Spot = before;
  for (const [i, next] of spots.entries()) {
    if (isStep(spot, next)) {
      timeline.cue("step", i + 1);
      await stage.assam.step(timeline, next.square);
    } else {
      timeline.cue("track", i + 1);
      await stage.assam.ride(timeline, ride(spot, next, stage.assam.turnedBy), next);
    }
    spot = next;
  }
  await stage.die.take(timeline);
  const write = stage.words?.number ?? String;
  if (last.payment)
    await pay(timeline, stage.market, stage.glows, last.payment, spot.square, write);
}

/** The rug rolls out from the end that is nearer to Assam, over all that lies there. */
async function animateLay(
  timeline: Timeline,
  stage: Stage,
  after: Drawing,
  squares: readonly [number, number],
): Promise<void> {
  const colour = after.halves[squares[0]]?.colour;
  if (!colour || timeline.over) return;
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
  timeline.cue("lay", 1);
  const [start, end] = second ? ["0", "780%"] : ["780%", "0"];
  const [time, easing] = [350, "cubic-bezier(.3,.2,.3,1)"];
  await Promise.all([
    timeline.play(
      rug,
      [{ transform: `scale${axis}(.04)` }, { transform: `scale${axis}(1)` }],
      time,
      easing,
    ),
    timeline.play(
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
