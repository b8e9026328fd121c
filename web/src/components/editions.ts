/** What the server knows: editions, options and bots. Kept, so that the next visit has it at once. */
import { signal } from "@preact/signals";
import { api } from "../api/endpoints";
import type { Editions } from "../api/types";
import { LANGUAGES, number, say } from "../i18n/say";

const PLACE = "marrakech.editions";

export const known = signal<Editions | null>(kept());
let asked: Promise<Editions> | null = null;

function kept(): Editions | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Editions> | null;
    // Whatever lies there may be of another version, or broken.
    const lists = [found?.editions, found?.bots, found?.clashes, found?.for_two];
    return lists.every(Array.isArray) && found?.options && found.elsewhere
      ? (found as Editions)
      : null;
  } catch {
    return null;
  }
}

/** The server's own list; asked again where the last time failed. */
export function askKnown(): Promise<Editions> {
  asked ??= api.editions().then(
    (answer) => {
      known.value = answer;
      try {
        localStorage.setItem(PLACE, JSON.stringify(answer));
      } catch {
        // A device that keeps nothing asks each time.
      }
      return answer;
    },
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** `fr-60+variant` for a reader: the language by its own name, the printing, and how it is played. */
export function editionLabel(edition: string): string {
  if (edition === "default") return say("home-edition-default");
  const [printing = "", way] = edition.split("+");
  const { own, rugs } = printed(printing);
  const name = rugs ? say("home-edition-other", { language: own, rugs }) : own;
  if (way === "variant") return say("home-edition-variant", { edition: name });
  if (way === "15") return say("home-edition-fifteen", { edition: name });
  return way ? `${name} + ${way}` : name;
}

/** The same in a word: `Русский (57)`. */
export function printingName(edition: string): string {
  const { own, rugs } = printed(edition.split("+")[0] ?? "");
  return rugs ? `${own} (${number(Number(rugs))})` : own;
}

/** The language that a printing is in. */
export function languageOf(edition: string): string {
  return edition.replace(/[+].*$/, "").replace(/-\d+$/, "");
}

function printed(printing: string): { own: string; rugs: string | undefined } {
  const [, language = printing, rugs] = /^(.+?)(?:-(\d+))?$/.exec(printing) ?? [];
  return { own: LANGUAGES[language] ?? ownName(language), rugs };
}

/** A record may name an edition of somebody's own, which is of no language. */
function ownName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
