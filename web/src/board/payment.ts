/** Paying: the area glows and is counted, and the dirhams travel between the seats. */
import type { Payment } from "../api/types";
import { make, put } from "./dom";
import { centre, corner, distance, middle, type Point } from "./geometry";
import { numberOf } from "../notation/square";
import type { Timeline } from "./timeline";

const COINS = 8;

interface Area {
  /** From the one that Assam stands on outwards. */
  squares: readonly number[];
  glows: readonly HTMLElement[];
  /** Where the number is written. */
  number: HTMLElement;
}

/** Draw the area that is paid for, with room for a number. */
function drawArea(layer: HTMLElement, payment: Payment, assam: number): Area {
  const away = (square: number): number => distance(centre(square), centre(assam));
  const squares = payment.area.map(numberOf).sort((a, b) => away(a) - away(b));
  const number = make("div", "board-count");
  const { x, y } = centre(heart(squares));
  put(number, x, y);
  const glows = squares.map((square) => {
    const glow = make("div", "board-glow", layer);
    put(glow, corner(square).x, corner(square).y);
    return glow;
  });
  layer.append(number);
  return { squares, glows, number };
}

/** Count the squares of an area one by one, from the one that Assam stands on. */
async function count(
  timeline: Timeline,
  { squares, glows, number }: Area,
  write: (value: number) => string,
): Promise<void> {
  const beat = Math.min(110, 560 / squares.length);
  glows.forEach((glow, i) => {
    const frames = [
      { opacity: 0, transform: "scale(.7)" },
      { opacity: 1, transform: "scale(1)" },
    ];
    void timeline.play(glow, frames, 180, "ease-out", i * beat);
  });
  for (let i = 1; i <= squares.length; i++) {
    number.textContent = write(i);
    timeline.cue("area", i);
    void timeline.play(
      number,
      [{ transform: "scale(1.25)" }, { transform: "scale(1)" }],
      beat,
      "ease-out",
    );
    await timeline.wait(beat);
  }
  await timeline.wait(160);
}

/** The square in the middle of an area; not Assam's, which comes first, unless it is the only one. */
function heart(squares: readonly number[]): number {
  const off = (square: number): number => distance(centre(square), middle(squares));
  const others = squares.length > 1 ? squares.slice(1) : squares;
  return others.reduce((best, square) => (off(square) < off(best) ? square : best));
}

/** Where a seat is on the page, or a point at the market's edge if the page does not show it. */
function seatPoint(seat: number, market: DOMRect, side: number): Point {
  const box = document.querySelector(`[data-seat="${String(seat)}"]`)?.getBoundingClientRect();
  if (box && box.width > 0)
    return { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  return { x: market.x + market.width / 2, y: market.y + market.height * side };
}

async function send(timeline: Timeline, market: HTMLElement, payment: Payment): Promise<void> {
  const coins = Math.min(COINS, payment.paid);
  if (timeline.over || !coins) return;
  const box = market.getBoundingClientRect();
  const [from, to] = [seatPoint(payment.from, box, 0.96), seatPoint(payment.to, box, 0.04)];
  const tray = make("div", "board-coins", document.body);
  const flights = Array.from({ length: coins }, async (_, i) => {
    const coin = make("div", "board-coin", tray);
    const bow = Math.min(80, distance(from, to) / 4) * (i % 2 ? 1 : 0.6);
    const half = { x: (from.x + to.x) / 2 - bow / 3, y: (from.y + to.y) / 2 - bow };
    const at = ({ x, y }: Point, scale: number): string =>
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${String(scale)})`;
    await timeline.play(
      coin,
      [
        { transform: at(from, 0.6), opacity: 0 },
        { transform: at(from, 1), opacity: 1, offset: 0.15 },
        { transform: at(half, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(to, 1), opacity: 1, offset: 0.9 },
        { transform: at(to, 0.6), opacity: 0 },
      ],
      420,
      "ease-in-out",
      (i * 180) / coins,
    );
    timeline.cue("coin", i + 1);
  });
  await Promise.all(flights);
  tray.remove();
}

/** Animate a payment; the layer is empty again afterwards. */
export async function pay(
  timeline: Timeline,
  market: HTMLElement,
  layer: HTMLElement,
  payment: Payment,
  assam: number,
  write: (value: number) => string,
): Promise<void> {
  if (timeline.over) return;
  await count(timeline, drawArea(layer, payment, assam), write);
  await send(timeline, market, payment);
  layer.replaceChildren();
}

/** A still picture of a payment: the area and its price. It stays until the layer is emptied. */
export function pictureOfPayment(
  layer: HTMLElement,
  payment: Payment,
  assam: number,
  write: (value: number) => string,
): void {
  drawArea(layer, payment, assam).number.textContent = write(payment.price);
}
