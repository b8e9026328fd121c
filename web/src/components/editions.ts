/** The server's editions, options and bots, stored so that the next visit has them at once. */
import { signal } from "@preact/signals";
import { api } from "../api/endpoints";
import type { Editions } from "../api/types";
import { LANGUAGES, number, say } from "../i18n/say";

const STORAGE_KEY = "marrakech.editions";

export const serverEditions = signal<Editions | null>(stored());
let request: Promise<Editions> | null = null;

function stored(): Editions | null {
  try {
    const found = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? "null",
    ) as Partial<Editions> | null;
    // It may be from another version, or broken.
    const lists = [found?.editions, found?.bots, found?.clashes, found?.for_two];
    return lists.every(Array.isArray) && found?.options && found.elsewhere
      ? (found as Editions)
      : null;
  } catch {
    return null;
  }
}

/** Load the list from the server: once, and again if the last request failed. */
export function loadEditions(): Promise<Editions> {
  request ??= api.editions().then(
    (editions) => {
      serverEditions.value = editions;
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(editions));
      } catch {
        // Without storage every visit waits for it.
      }
      return editions;
    },
    (error) => {
      request = null;
      throw error;
    },
  );
  return request;
}

/** `fr-60+variant` in words: the language by its own name, the printing, and the way to play. */
export function editionLabel(edition: string): string {
  if (edition === "default") return say("home-edition-default");
  const [printing = "", way] = edition.split("+");
  const { own, rugs } = printed(printing);
  const name = rugs ? say("home-edition-other", { language: own, rugs }) : own;
  if (way === "variant") return say("home-edition-variant", { edition: name });
  if (way === "15") return say("home-edition-fifteen", { edition: name });
  return way ? `${name} + ${way}` : name;
}

/** The same in short: `Русский (57)`. */
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

/** A record may name an edition of its author's own, which has no language. */
function ownName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
