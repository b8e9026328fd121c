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
  // Only the list of languages shows all their names: no word waits for those.
  if (Object.values(names).some(lacks)) void wear("names");
  for (const sheet of sheets("language")) sheet.disabled = sheet.id !== `fonts-${language}`;
  if (!lacks(names[language] ?? "")) return;
  await Promise.race([wear(language).then(allThere), wait(PATIENCE)]);
}

/** A word that was written before its letters were there is not always written anew by a browser. */
async function allThere(): Promise<void> {
  const ours = [...document.fonts].filter(({ family }) => family.includes("marrakech-script"));
  await Promise.allSettled(ours.map((face) => face.load()));
}

const sheets = (kind: string): NodeListOf<HTMLLinkElement> =>
  document.querySelectorAll<HTMLLinkElement>(`link[data-fonts=${kind}]`);

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Whether a letter of a text looks like no letter at all. */
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
  const none = shape(NO_LETTER);
  return [...text].some((letter) => shape(letter) === none);
}

function wear(name: string): Promise<void> {
  const path = FONTS[name];
  if (!path || document.getElementById(`fonts-${name}`)) return Promise.resolve();
  const sheet = document.createElement("link");
  sheet.id = `fonts-${name}`;
  sheet.dataset.fonts = name === "names" ? "names" : "language";
  sheet.rel = "stylesheet";
  sheet.href = assetUrl(path);
  return new Promise((resolve) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => {
      sheet.remove(); // so that it is asked for again the next time
      resolve();
    };
    document.head.append(sheet);
  });
}
