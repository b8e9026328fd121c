// The letters of the scripts that a machine may lack. Small fonts come whole, so that names have them
// too; of those with thousands of letters only what our catalogues say.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const PACKAGES = {
  ar: "vazirmatn",
  fa: "vazirmatn",
  th: "noto-sans-thai",
  ja: "noto-sans-jp",
  ko: "noto-sans-kr",
  "zh-Hans": "noto-sans-sc",
  "zh-Hant": "noto-sans-tc",
};
const SMALL = ["vazirmatn", "noto-sans-thai"];
/** After Latin, Greek, Cyrillic and their marks, which every device has. */
const FIRST = 0x0590;
const EVERYWHERE = (code) => code < FIRST || (code >= 0x2000 && code < 0x2e80);

/** Where the font package of a language is, or null. */
export function fontFolder(language) {
  const name = PACKAGES[language];
  return name ? dirname(require.resolve(`@fontsource-variable/${name}/package.json`)) : null;
}

/** Writes the fonts of a text into a folder; the style sheet that names them, or null. */
export async function writeFonts(language, text, family, folder) {
  const name = PACKAGES[language];
  if (!name) return null;
  const wanted = new Set(
    [...text].map((one) => one.codePointAt(0)).filter((one) => !EVERYWHERE(one)),
  );
  const home = fontFolder(language);
  const faces = [];
  for (const [file, ranges] of slices(readFileSync(join(home, "index.css"), "utf8"))) {
    const codes = [...wanted]
      .filter((code) => ranges.some(([low, high]) => low <= code && code <= high))
      .sort((a, b) => a - b);
    if (!codes.length) continue;
    for (const code of codes) wanted.delete(code);
    const whole = SMALL.includes(name);
    const font = whole ? readFileSync(join(home, file)) : await subset(join(home, file), codes);
    const path = `${name}-${hashOf(font)}.woff2`;
    writeFileSync(join(folder, path), font);
    faces.push(face(family, path, whole ? ranges : codes.map((code) => [code, code])));
  }
  writeFileSync(join(folder, `${name}-LICENSE.txt`), readFileSync(join(home, "LICENSE")));
  return faces.join("");
}

/** Each file of a font with the ranges of letters in it. */
function slices(css) {
  const rules = css.matchAll(/url\(\.\/([^)]+)\)[^;]*;\s*unicode-range:\s*([^;]+);/g);
  return [...rules].map(([, file, ranges]) => [
    file,
    ranges.split(",").map((range) => {
      const [low, high] = range.trim().slice(2).split("-");
      return [parseInt(low, 16), parseInt(high ?? low, 16)];
    }),
  ]);
}

/** A font with these letters only. It takes a while, so it is kept beside what the page is made of. */
async function subset(path, codes) {
  const kept = join(dirname(require.resolve("subset-font/package.json")), "..", ".cache", "fonts");
  const source = readFileSync(path);
  const file = join(kept, `${hashOf(source)}-${hashOf(codes.join())}.woff2`);
  if (existsSync(file)) return readFileSync(file);
  const { default: subsetFont } = await import("subset-font");
  const font = await subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  mkdirSync(kept, { recursive: true });
  writeFileSync(file, font);
  return font;
}

function face(family, path, ranges) {
  const hex = (code) => code.toString(16);
  const range = ranges
    .map(([low, high]) => `U+${hex(low)}${high > low ? `-${hex(high)}` : ""}`)
    .join(",");
  return `@font-face{font-family:"${family}";font-weight:400 700;font-display:block;src:url(${path})format("woff2");unicode-range:${range}}\n`;
}

function hashOf(content) {
  return createHash("sha256").update(content).digest("hex").slice(0, 12).toUpperCase();
}
