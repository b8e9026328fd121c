/** Every sentence of the page, from the Fluent catalogue of the language in use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { assetUrl } from "../app/base";
import { loadFonts } from "./fonts";
import type { Messages } from "./keys";

interface About {
  name: string;
  direction?: "rtl";
  digits?: string;
}

// Put in by the build.
declare const CATALOGUES: Record<string, string>;
declare const LANGUAGES_KNOWN: { languages: Record<string, About>; also: Record<string, string> };

type Key = keyof Messages;
type Details<K extends Key> = keyof Messages[K] extends never ? [] : [Messages[K]];

const { languages: KNOWN, also: ALSO } = LANGUAGES_KNOWN;

/** Each language by its own name. */
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.entries(KNOWN).map(([code, about]) => [code, about.name]),
);

/** The digits that we chose, whatever the browser's own data say. */
function written(code: string): string {
  const digits = KNOWN[code]?.digits;
  return digits ? `${code}-u-nu-${digits}` : code;
}

const bundle = signal(new FluentBundle("en"));
export const language = signal("en");

/** The best of our languages for the ones that somebody reads. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = knownLanguage(tag);
    if (found) return found;
  }
  return "en";
}

/** Our language for a tag such as pt-BR, zh-TW or nn, or null. */
function knownLanguage(tag: string): string | null {
  const same = (code: string) => code.toLowerCase() === tag.toLowerCase();
  const code = Object.keys(KNOWN).find(same) ?? ALSO[Object.keys(ALSO).find(same) ?? ""];
  if (code) return code;
  const shorter = tag.replace(/-?[^-]*$/, "");
  return shorter ? knownLanguage(shorter) : null;
}

/** The language that was asked for last; its catalogue may still be loading. */
let asked = "";

/** Switch to another language without a reload. Of several calls the last one counts. */
export async function speak(wanted: string): Promise<void> {
  if (wanted === asked) return;
  asked = wanted;
  try {
    await fetchAndSpeak(wanted);
  } catch (trouble) {
    if (asked === wanted) asked = ""; // it may be asked for again
    throw trouble;
  }
}

async function fetchAndSpeak(wanted: string): Promise<void> {
  const answer = await fetch(assetUrl(CATALOGUES[wanted] ?? ""));
  if (!answer.ok) throw new Error(String(answer.status));
  await loadFonts(wanted, LANGUAGES);
  const spoken = new FluentBundle(written(wanted));
  spoken.addResource(new FluentResource(await answer.text()));
  if (asked !== wanted) return;
  bundle.value = spoken;
  language.value = wanted;
  document.documentElement.lang = wanted;
  document.documentElement.dir = KNOWN[wanted]?.direction ?? "ltr";
}

/** The sentence of that key. Reading it in a component redraws it when the language changes. */
export function say<K extends Key>(key: K, ...given: Details<K>): string {
  return sayAny(key, (given[0] ?? {}) as Record<string, FluentVariable>);
}

/** A sentence whose key came over the wire. */
export function sayAny(key: string, details: Record<string, FluentVariable> = {}): string {
  const message = bundle.value.getMessage(key);
  if (!message?.value) return key;
  const directed = Object.entries(details).map(([name, value]) => [name, inItsDirection(value)]);
  return bundle.value.formatPattern(message.value, Object.fromEntries(directed), []);
}

/** What was put together here runs as the language does, inside another sentence too. Its names and its
 * sentences are isolated, so browsers see no letter by which to tell, and would take left to right. */
function inItsDirection(value: FluentVariable): FluentVariable {
  const isOurs = typeof value === "string" && value.includes("\u2068");
  return isOurs && KNOWN[language.peek()]?.direction === "rtl" ? `\u2067${value}\u2069` : value;
}

/** A sentence without Unicode's direction marks, which names and window titles
 * must not have. */
export function plain(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}

const formats = new Map<string, Intl.NumberFormat>();

function formatted(value: number, how: Intl.NumberFormatOptions): string {
  const code = written(language.value);
  const key = code + JSON.stringify(how);
  const format = formats.get(key) ?? new Intl.NumberFormat(code, how);
  formats.set(key, format); // creating one is slow
  return format.format(value).replace("-", "\u2212"); // many languages' data have a hyphen as the minus
}

/** A number as the language writes it; the one place that decides on digits. */
export function number(value: number, digits?: number): string {
  return formatted(value, digits === undefined ? {} : withDigits(digits));
}

/** A percentage, like 63 %, with so many digits after the point. */
export function percent(share: number, digits = 0): string {
  return formatted(share, asPercent(digits));
}

/** A gain or a loss as a percentage, like +12 %; nothing has no sign. */
export function gain(share: number, digits = 0): string {
  return formatted(share, { ...asPercent(digits), signDisplay: "exceptZero" });
}

const withDigits = (digits: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: digits,
  maximumFractionDigits: digits,
});

const asPercent = (digits: number): Intl.NumberFormatOptions => ({
  style: "percent",
  ...withDigits(digits),
});

/** A day, like 18 Nov 2026. */
export function day(milliseconds: number): string {
  return new Intl.DateTimeFormat(written(language.value), { dateStyle: "medium" }).format(
    milliseconds,
  );
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
];

/** How long ago something was, like "yesterday"; to the hour. */
export function ago(milliseconds: number): string {
  const format = new Intl.RelativeTimeFormat(written(language.value), { numeric: "auto" });
  const [unit, size] = UNITS.find(([, one]) => milliseconds >= one) ?? ["hour", Infinity];
  return format.format(-Math.floor(milliseconds / size) || 0, unit);
}

/** A clock's time, like 9:05; 0:00 only when it has run out. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = formatted(Math.floor(seconds / 60), { useGrouping: false });
  return `${minutes}:${formatted(seconds % 60, { minimumIntegerDigits: 2 })}`;
}

/** Sentences one after the other, as the language joins them. */
export function together(sentences: readonly string[]): string {
  if (!sentences.length) return "";
  return sentences.reduce((first, second) => say("two-sentences", { first, second }));
}

/** Words one after the other, as the language lists them; each keeps its own direction. */
export function listed(words: readonly string[]): string {
  if (!words.length) return "";
  return words.reduceRight((last, first, index) =>
    index === words.length - 2
      ? say("list-and", { first, last })
      : say("list-comma", { first, last }),
  );
}
