/** Fonts for devices that lack a language's letters; other devices fetch nothing. */
import { assetUrl } from "../app/base";

/** A style sheet for each language that may need one, and one for the languages' names. */
declare const FONTS: Record<string, string>;

/** A character that no font has. */
const NO_LETTER = "\u2fe0";
/** After this long, boxes are better than nothing. */
const FONT_TIMEOUT_MS = 4000;

/** Make sure that a language's text, and every language's name, can be read. */
export async function loadFonts(language: string, names: Record<string, string>): Promise<void> {
  // Only the list of languages shows all names: nothing waits for those fonts.
  if (Object.values(names).some(lacks)) void loadSheet("names");
  for (const sheet of sheets("language")) sheet.disabled = sheet.id !== `fonts-${language}`;
  if (!lacks(names[language] ?? "")) return;
  await Promise.race([loadSheet(language).then(allThere), wait(FONT_TIMEOUT_MS)]);
}

/** Browsers do not always redraw text that was shown before its font was loaded. */
async function allThere(): Promise<void> {
  const ours = [...document.fonts].filter(({ family }) => family.includes("marrakech-script"));
  await Promise.allSettled(ours.map((face) => face.load()));
}

const sheets = (kind: string): NodeListOf<HTMLLinkElement> =>
  document.querySelectorAll<HTMLLinkElement>(`link[data-fonts=${kind}]`);

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Whether some letter of a text is drawn like a missing one. */
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

function loadSheet(name: string): Promise<void> {
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
      sheet.remove(); // so that it is loaded the next time
      resolve();
    };
    document.head.append(sheet);
  });
}
