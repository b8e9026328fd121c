/** Cloth: four weaves that differ even without colour, whole rugs and tucked-under halves. */
import { type Colour, COLOURS } from "../notation/position";

/** One repeat of each weave, 25 wide and high: a quarter of a square. */
const REPEAT: Record<Colour, string> = {
  r: '<path class="board-thread-fill" d="M0 3h25v7h-25zM0 15.5h25v2.5h-25zM0 21h25v1.5h-25z"/>',
  b:
    '<path class="board-thread-line" d="M12.5 1.5L23.5 12.5L12.5 23.5L1.5 12.5Z"/>' +
    '<path class="board-thread-fill" d="M12.5 8L17 12.5L12.5 17L8 12.5ZM0 -3L3 0L0 3L-3 0ZM25 -3L28 0L25 3L22 0ZM0 22L3 25L0 28L-3 25ZM25 22L28 25L25 28L22 25Z"/>',
  y:
    '<path class="board-thread-line" d="M-2 10.5L0 8.5L6.25 2.25L12.5 8.5L18.75 2.25L25 8.5L27 10.5"/>' +
    '<path class="board-thread-line" d="M-2 22L0 20L6.25 13.75L12.5 20L18.75 13.75L25 20L27 22"/>',
  g: '<path class="board-thread-fill" d="M0 0H12.5V12.5H0ZM12.5 12.5H25V25H12.5Z"/>',
};

/** The definitions that every rug of one board refers to. */
export function weaves(prefix: string): string {
  const patterns = COLOURS.map(
    (colour) =>
      `<pattern id="${prefix}-${colour}" class="board-cloth-${colour}" width="25" height="25" y="12.5" ` +
      `patternUnits="userSpaceOnUse"><rect class="board-cloth" width="25" height="25"/>${REPEAT[colour]}</pattern>`,
  );
  return (
    patterns.join("") +
    `<pattern id="${prefix}-rib" width="4" height="3" patternUnits="userSpaceOnUse">` +
    '<path class="board-rib-dark" d="M0 0H4V1H0ZM1 1H2V3H1Z"/><path class="board-rib-light" d="M0 1.6H4V2.3H0Z"/></pattern>' +
    `<linearGradient id="${prefix}-tuck"><stop class="board-tuck-0" offset=".35"/><stop class="board-tuck-1" offset="1"/></linearGradient>`
  );
}

function fringe(x: number, out: number): string {
  let path = "";
  for (let y = 9; y <= 91; y += 5.125) {
    const lean = ((y * 7) % 3) - 1;
    path += `M${String(x)} ${String(y)}l${String(out)} ${String(lean)}`;
  }
  return path;
}

/** A whole rug lying east–west, 200 by 100. */
function whole(prefix: string, colour: Colour): string {
  return (
    `<path class="board-fringe" d="${fringe(11, -9)}${fringe(189, 9)}"/>` +
    `<rect class="board-cloth" x="10" y="5" width="180" height="90" rx="2"/>` +
    `<rect x="25" y="12.5" width="150" height="75" fill="url(#${prefix}-${colour})"/>` +
    '<path class="board-band" d="M15 12.5V87.5M185 12.5V87.5"/>' +
    '<rect class="board-hem" x="20" y="10" width="160" height="80"/>' +
    `<rect x="10" y="5" width="180" height="90" fill="url(#${prefix}-rib)"/>` +
    '<rect class="board-edge" x="10" y="5" width="180" height="90" rx="2"/>'
  );
}

/** A half with its eastern side under another rug, 100 by 100; `tucked` is false where that is unknown. */
function half(prefix: string, colour: Colour, tucked: boolean): string {
  if (!tucked)
    return (
      `<rect class="board-cloth" x="6" y="5" width="88" height="90" rx="2"/>` +
      `<rect x="6" y="12.5" width="88" height="75" fill="url(#${prefix}-${colour})"/>` +
      '<path class="board-hem" d="M6 10H94M6 90H94"/>' +
      `<rect x="6" y="5" width="88" height="90" fill="url(#${prefix}-rib)"/>` +
      '<rect class="board-edge" x="6" y="5" width="88" height="90" rx="2"/>'
    );
  return (
    `<path class="board-fringe" d="${fringe(11, -9)}"/>` +
    '<rect class="board-cloth" x="10" y="5" width="94" height="90"/>' +
    `<rect x="25" y="12.5" width="79" height="75" fill="url(#${prefix}-${colour})"/>` +
    '<path class="board-band" d="M15 12.5V87.5"/><path class="board-hem" d="M104 10H20V90H104"/>' +
    `<rect x="10" y="5" width="94" height="90" fill="url(#${prefix}-rib)"/>` +
    `<rect x="10" y="5" width="94" height="90" fill="url(#${prefix}-tuck)"/>` +
    '<path class="board-edge" d="M104 5H12Q10 5 10 7V93Q10 95 12 95H104"/>'
  );
}

/** A whole rug's picture; upright ones are woven lying and then turned. */
export function wholeSvg(prefix: string, colour: Colour, upright: boolean): string {
  const box = upright ? "0 0 100 200" : "0 0 200 100";
  const turn = upright ? ' transform="matrix(0 1 -1 0 100 0)"' : "";
  return `<svg class="board-rug-picture board-cloth-${colour}" viewBox="${box}" aria-hidden="true"><g${turn}>${whole(prefix, colour)}</g></svg>`;
}

/** A half's picture, tucked under at the angle of its hidden side; null where that is unknown. */
export function halfSvg(prefix: string, colour: Colour, angle: number | null): string {
  const turn = angle ? ` transform="rotate(${String(angle)} 50 50)"` : "";
  return `<svg class="board-rug-picture board-cloth-${colour}" viewBox="0 0 100 100" aria-hidden="true"><g${turn}>${half(prefix, colour, angle !== null)}</g></svg>`;
}

/** A rug so small that only its weave shows. */
export function swatchSvg(prefix: string, colour: Colour, upright: boolean): string {
  const box = upright ? "0 0 50 100" : "0 0 100 50";
  const turn = upright ? ' transform="matrix(0 1 -1 0 50 0)"' : "";
  return (
    `<svg class="board-rug-picture" viewBox="${box}" aria-hidden="true"><g${turn}>` +
    '<rect class="board-cloth" width="100" height="50"/>' +
    `<rect width="100" height="50" fill="url(#${prefix}-${colour})"/></g></svg>`
  );
}
