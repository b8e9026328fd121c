/** The page's sentences, from the catalogues themselves: for tests of what is said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { speak } from "../src/i18n/say";

declare const LOCALES: string;

export const speakEnglish = () => speakLanguage("en");

export async function speakLanguage(code: string): Promise<void> {
  const folder = join(LOCALES, code);
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
  await speak(code);
}
