/** The market itself: zellige tiles in their joints, and the brass tracks as they run. */
import { BULGE, EDGE } from "./geometry";
import { FILES } from "../notation/square";
import { weaves } from "./weave";

const U = 100;
const OUT = BULGE * U;

/** A number that looks random and is always the same for a tile. */
function glaze(x: number, y: number): number {
  const mixed = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** An eight-pointed star: two squares laid over each other. */
function star(x: number, y: number, size: number): string {
  const notch = size * 0.7654;
  let path = "";
  for (let i = 0; i < 16; i++) {
    const [angle, r] = [(i * Math.PI) / 8, i % 2 ? notch : size];
    path += `${i ? "L" : "M"}${(x + r * Math.sin(angle)).toFixed(1)} ${(y - r * Math.cos(angle)).toFixed(1)}`;
  }
  return `${path}Z`;
}

function diamond(x: number, y: number, r: number): string {
  return `M${String(x)} ${String(y - r)}l${String(r)} ${String(r)}l${String(-r)} ${String(r)}l${String(-r)} ${String(-r)}Z`;
}

function tiles(): string {
  const tiles: string[] = [];
  const stars: [string, string, string] = ["", "", ""];
  let [rays, shine, joints] = ["", "", ""];
  for (let y = 0; y < 7; y++)
    for (let x = 0; x < 7; x++) {
      const [left, top, value] = [x * U, y * U, glaze(x, y)];
      const shade = `board-tile-${(x + y) % 2 ? "b" : "a"}${String(Math.floor(value * 4))}`;
      tiles.push(
        `<rect class="board-tile ${shade}" x="${String(left + 1.5)}" y="${String(top + 1.5)}" width="97" height="97" rx="2.5"/>`,
      );
      const [cx, cy] = [left + 50, top + 50];
      stars[(x + y) % 2 ? 0 : x % 2 ? 1 : 2] += star(cx, cy, 27);
      rays += `${star(cx, cy, 35)}${star(cx, cy, 14)}`;
      rays += `M${String(cx)} ${String(cy - 35)}V${String(top + 2)}M${String(cx)} ${String(cy + 35)}V${String(top + 98)}`;
      rays += `M${String(cx - 35)} ${String(cy)}H${String(left + 2)}M${String(cx + 35)} ${String(cy)}H${String(left + 98)}`;
      shine += `M${String(left + 3)} ${String(top + 96)}V${String(top + 3)}H${String(left + 96)}`;
    }
  for (let y = 1; y < 7; y++) for (let x = 1; x < 7; x++) joints += diamond(x * U, y * U, 9);
  return (
    `<rect class="board-joint" x="-4" y="-4" width="708" height="708" rx="6"/>${tiles.join("")}` +
    stars
      .map((path, i) => `<path class="board-star board-star-${String(i)}" d="${path}"/>`)
      .join("") +
    `<path class="board-rays" d="${rays}"/><path class="board-shine" d="${shine}"/><path class="board-knot" d="${joints}"/>`
  );
}

function tracks(): string {
  let [path, studs] = ["", ""];
  const stud = (x: number, y: number): void => {
    studs += `M${String(x - 8)} ${String(y)}a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z`;
  };
  for (const i of [0, 2, 4]) {
    const [a, b] = [i * U + 50, i * U + 150];
    const [c, d] = [a + U, b + U];
    path += `M${String(a)} 0A50 ${String(OUT)} 0 0 1 ${String(b)} 0`; // north: a–b, c–d, e–f
    path += `M0 ${String(a)}A${String(OUT)} 50 0 0 0 0 ${String(b)}`; // west: 7–6, 5–4, 3–2
    path += `M${String(c)} 700A50 ${String(OUT)} 0 0 0 ${String(d)} 700`; // south: b–c, d–e, f–g
    path += `M700 ${String(c)}A${String(OUT)} 50 0 0 1 700 ${String(d)}`; // east: 6–5, 4–3, 2–1
    for (const n of [a, b]) (stud(n, 0), stud(0, n));
    for (const n of [c, d]) (stud(n, 700), stud(700, n));
  }
  const [wide, tall, round] = [
    `A50 ${String(OUT)}`,
    `A${String(OUT)} 50`,
    `A${String(OUT)} ${String(OUT)}`,
  ];
  path += `M650 0${wide} 0 0 1 700 ${String(-OUT)}${round} 0 0 1 ${String(700 + OUT)} 0${tall} 0 0 1 700 50`;
  path += `M50 700${wide} 0 0 1 0 ${String(700 + OUT)}${round} 0 0 1 ${String(-OUT)} 700${tall} 0 0 1 0 650`;
  for (const [x, y] of [
    [650, 0],
    [700, 50],
    [50, 700],
    [0, 650],
  ] as const)
    stud(x, y);
  return (
    ["board-track-shade", "board-track", "board-track-shine"]
      .map((name) => `<path class="${name}" d="${path}"/>`)
      .join("") + `<path class="board-stud" d="${studs}"/>`
  );
}

function coordinates(): string {
  return FILES.map(
    (file, i) =>
      `<text x="${String(i * U + 92)}" y="694" text-anchor="end">${file}</text>` +
      `<text x="7" y="${String(i * U + 22)}">${String(7 - i)}</text>`,
  ).join("");
}

const BOX = [-EDGE * U, -EDGE * U, (7 + 2 * EDGE) * U, (7 + 2 * EDGE) * U].join(" ");

/** The parts that never change, drawn once. */
export function marketSvg(prefix: string): string {
  return (
    `<svg class="board-ground" viewBox="${BOX}" aria-hidden="true"><defs>${weaves(prefix)}</defs>` +
    `${tracks()}${tiles()}</svg>`
  );
}

/** Letters and numbers lie above the rugs. */
export function coordinatesSvg(): string {
  return `<svg class="board-coordinates" viewBox="${BOX}" aria-hidden="true">${coordinates()}</svg>`;
}
