/** Letters for a machine that lacks them; one that has them fetches nothing. */
import { assetUrl } from "../app/base";

/** A style sheet for each language that may need one, and one for the languages' names. */
declare const FONTS: Record<string, string>;

/** A code that is no letter anywhere. */
const NO_LETTER = "\u2fe0";
/** Boxes are better than nothing at all. */
const PATIENCE = 4000;

/** See to it that a language, by its own name and in its own letters, can be read. */
export async function dress(language: string, names: Record<string, string>): Promise<void> {
  const needed = [
    ...(lacks(names[language] ?? "") ? [language] : []),
    ...(Object.values(names).some(lacks) ? ["names"] : []),
  ];
  await Promise.all(needed.map(wear));
  if (needed.length) await Promise.race([allThere(), wait(PATIENCE)]);
}

/** A word that was written before its letters were there is not always written anew by a browser. */
async function allThere(): Promise<void> {
  const ours = [...document.fonts].filter(({ family }) => /Marrakech (script|names)/.test(family));
  await Promise.allSettled(ours.map((face) => face.load()));
}

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Whether the last letter of a text looks like no letter at all. */
function lacks(text: string): boolean {
  const ink = document.createElement("canvas").getContext("2d");
  if (!ink) return false;
  ink.font = "32px system-ui, sans-serif";
  const shape = (letter: string): string => {
    const box = ink.measureText(letter);
    return [
      box.width,
      box.actualBoundingBoxLeft,
      box.actualBoundingBoxRight,
      box.actualBoundingBoxAscent,
      box.actualBoundingBoxDescent,
    ].join();
  };
  return shape(text.at(-1) ?? "") === shape(NO_LETTER);
}

function wear(name: string): Promise<void> {
  const path = FONTS[name];
  if (!path || document.getElementById(`fonts-${name}`)) return Promise.resolve();
  const sheet = document.createElement("link");
  sheet.id = `fonts-${name}`;
  sheet.rel = "stylesheet";
  sheet.href = assetUrl(path);
  return new Promise((resolve) => {
    sheet.onload = sheet.onerror = () => resolve();
    document.head.append(sheet);
  });
}
