/** What somebody has chosen on this device. It stays here. */
import { effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
export type Speed = "none" | "fast" | "normal" | "slow";

export interface Settings {
  /** A language's code, or "" to follow the browser. */
  language: string;
  theme: Theme;
  sounds: boolean;
  speed: Speed;
  confirm: boolean;
  coordinates: boolean;
  /** Whether single letters do something; people who speak to their device may not want that. */
  letters: boolean;
  /** Whether every table also has its market in words. */
  textBoard: boolean;
  name: string;
  /** Whether somebody has seen here what a rug costs, and needs no nudge towards it. */
  priceFound: boolean;
  /** The bot that was chosen last, by its name; "" for the usual one. */
  bot: string;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  sounds: true,
  speed: "normal",
  confirm: true,
  coordinates: false,
  letters: true,
  textBoard: false,
  name: "",
  priceFound: false,
  bot: "",
};
const SETTINGS_KEY = "marrakech.settings";

function kept(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}");
    const known = Object.entries(found ?? {}).filter(
      ([name, value]) =>
        name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Settings],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return DEFAULTS;
  }
}

export const settings = signal<Settings>(kept());

export function choose(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

/** Keep every change, follow other tabs of this device, and put the theme on the page. */
export function startSettings(): void {
  effect(() => {
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
    } catch {
      // A device that stores nothing still plays.
    }
    const { theme } = settings.value;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  });
  addEventListener("storage", (event) => {
    if (event.key === SETTINGS_KEY) settings.value = kept();
  });
}

export const still = matchMedia("(prefers-reduced-motion: reduce)");

/** How long things take: 0 is at once, 1 is usual. */
export function pace(): number {
  if (still.matches) return 0;
  return { none: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.value.speed];
}
