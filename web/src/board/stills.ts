/** An action in still pictures, one for each step, for people who want nothing to move. */
import { dieLabel, DRAW_MS, spotsOf, type Stage } from "./animation";
import type { Drawing } from "./drawing";
import { parseAction } from "../notation/action";
import { nameOf, type Spot } from "../notation/square";
import { pictureOfPayment } from "./payment";
import { rugElement } from "./rugs";
import type { Timeline } from "./timeline";
import type { Last } from "./types";

/** How long a picture stays, so that it can be read. */
const STILL_MS = 1000;

export async function showStills(
  timeline: Timeline,
  stage: Stage,
  before: Drawing,
  after: Drawing,
  last: Last,
): Promise<void> {
  const action = parseAction(last.action);
  if (action?.kind === "face") await turned(timeline, stage, after);
  else if (action?.kind === "roll") await rolled(timeline, stage, before, last);
  else if (action?.kind === "lay") await laid(timeline, stage, after, action.squares);
  else if (action?.kind === "draw") await timeline.wait(DRAW_MS);
}

/** Assam faces another way. */
async function turned(timeline: Timeline, { assam }: Stage, after: Spot): Promise<void> {
  if (assam.element.dataset.facing === after.facing) return;
  timeline.cue("turn", 1);
  assam.stand(after);
  await timeline.wait(STILL_MS);
}

/** The die; then Assam where he stopped, with his walk; then the area that is paid for. */
async function rolled(timeline: Timeline, stage: Stage, before: Spot, last: Last): Promise<void> {
  const spots = spotsOf(last);
  const squares = spots.map(({ square }) => square);
  const end = spots.at(-1) ?? before;
  stage.assam.stand(before);
  timeline.cue("die", Number(last.action));
  stage.die.lie(Number(last.action), [before.square, ...squares], dieLabel(stage, last));
  await timeline.wait(STILL_MS);
  timeline.cue("step", spots.length);
  stage.assam.stand(end);
  stage.marks.showPath(squares.map(nameOf));
  await timeline.wait(STILL_MS);
  stage.die.hide();
  if (!last.payment || timeline.over) return;
  timeline.cue("coin", last.payment.paid);
  pictureOfPayment(stage.glows, last.payment, end.square, stage.words?.number ?? String);
  await timeline.wait(STILL_MS);
}

/** The rug where it was laid. */
async function laid(
  timeline: Timeline,
  stage: Stage,
  after: Drawing,
  squares: readonly [number, number],
): Promise<void> {
  const colour = after.halves[squares[0]]?.colour;
  if (!colour) return;
  timeline.cue("lay", 1);
  stage.falling.append(rugElement(stage.prefix, colour, squares));
  await timeline.wait(STILL_MS);
}
