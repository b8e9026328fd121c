/** Style sheets that come with the pages they belong to. */
import { assetUrl } from "./base";

/** In the order of the cascade, whichever comes first over the network. */
const SHEETS = [
  "board",
  "components",
  "table",
  "study",
  "replay",
  "editor",
  "rules",
  "learn",
  "devices",
] as const;
export type Sheet = (typeof SHEETS)[number];

/** Where each sheet is; put in by the build. */
declare const STYLES: Record<Sheet, string>;

const loading = new Map<Sheet, Promise<void>>();

/** Settled when all of them apply, so that no page shows itself without its style. */
export async function loadStyles(sheets: readonly Sheet[]): Promise<void> {
  await Promise.all(sheets.map(load));
}

function load(sheet: Sheet): Promise<void> {
  const known = loading.get(sheet);
  if (known) return known;
  const link = document.createElement("link");
  const applied = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loading.delete(sheet); // so that the next try asks for it again
      reject(new Error(sheet));
    };
  });
  loading.set(sheet, applied);
  link.rel = "stylesheet";
  link.href = assetUrl(STYLES[sheet]);
  link.dataset.sheet = sheet;
  document.head.insertBefore(link, firstAfter(sheet));
  return applied;
}

function firstAfter(sheet: Sheet): Element | null {
  const later = SHEETS.slice(SHEETS.indexOf(sheet) + 1);
  const links = [...document.head.querySelectorAll<HTMLElement>("link[data-sheet]")];
  return links.find(({ dataset }) => later.some((one) => one === dataset.sheet)) ?? null;
}
