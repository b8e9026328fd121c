/** The page's sentences in English, from the catalogue itself: for tests of what is said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { speak } from "../src/i18n/say";

declare const LOCALES: string;

export async function speakEnglish(): Promise<void> {
  const folder = join(LOCALES, "en");
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const page = {
    documentElement: {},
    querySelectorAll: () => [],
    createElement: () => ({ getContext: () => null }), // a page that cannot measure its letters
  };
  Object.assign(globalThis, {
    document: page,
    fetch: async () => new Response(text),
  });
  await speak("en");
}
