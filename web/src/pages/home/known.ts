/** What the server knows: editions, options and bots. Kept, so that the next visit has it at once. */
import { signal } from "@preact/signals";
import { api } from "../../api/http";
import type { Edition, Editions } from "../../api/types";
import { language, say } from "../../say/say";

const PLACE = "marrakech.editions";

export const known = signal<Editions | null>(kept());
let asked: Promise<Editions> | null = null;

function kept(): Editions | null {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Partial<Editions> | null;
    // Whatever lies there may be of another version, or broken.
    const whole = Array.isArray(found?.editions) && Array.isArray(found.bots) && found.options;
    return whole ? (found as Editions) : null;
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

export interface EditionGroup {
  label: string;
  editions: { name: string; label: string; lang: string }[];
}

/** All but the usual rules: first those in the reader's language, then by each language's own name. */
export function editionGroups({ editions }: Editions): EditionGroup[] {
  const printed = editions
    .filter((one) => one.language)
    .map((one) => ({ name: one.name, label: editionLabel(one), lang: one.language ?? "" }));
  const alike = new Intl.Collator(language.value);
  printed.sort((one, other) => alike.compare(one.label, other.label));
  const yours = printed.filter((one) => one.lang.split("-")[0] === language.value);
  const others = printed.filter((one) => !yours.includes(one));
  return [
    { label: say("home-edition-yours"), editions: yours },
    { label: say("home-edition-printed"), editions: others },
  ].filter((group) => group.editions.length);
}

/** `fr-60+variant` for a reader: the language by its own name, the printing, and how it is played. */
export function editionLabel(edition: Edition): string {
  if (!edition.language) return say("home-edition-default");
  const [printing = "", way] = edition.name.split("+");
  const rugs = printing.slice(edition.language.length + 1);
  const own = ownName(edition.language);
  const name = rugs ? say("home-edition-other", { language: own, rugs }) : own;
  if (way === "variant") return say("home-edition-variant", { edition: name });
  if (way === "15") return say("home-edition-fifteen", { edition: name });
  return way ? `${name} + ${way}` : name;
}

function ownName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
