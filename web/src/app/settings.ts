/** What somebody has chosen on this device. It stays here. */
import { computed, effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";
/** What moves: whatever the device asks for, everything, or nothing. */
export type Motion = "system" | "full" | "reduced";
export type AnimationSpeed = "none" | "fast" | "normal" | "slow";

export interface Settings {
  /** A language's code, or "" to follow the browser. */
  language: string;
  theme: Theme;
  sounds: boolean;
  motion: Motion;
  speed: AnimationSpeed;
  confirm: boolean;
  coordinates: boolean;
  /** Whether single letters do something; people who speak to their device may not want that. */
  letters: boolean;
  /** Whether every table also has its market in words. */
  textBoard: boolean;
  /** Whether reactions are shown, announced and offered at tables. */
  reactions: boolean;
  name: string;
  /** Whether somebody has seen here what a rug costs, and needs no nudge towards it. */
  priceFound: boolean;
  /** The bot that was chosen last to play against, by its name; "" for the usual one. */
  bot: string;
  /** The same for a bot among friends, and among the players of this device. */
  botAmongFriends: string;
  botOnDevice: string;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  sounds: true,
  motion: "system",
  speed: "normal",
  confirm: true,
  coordinates: false,
  letters: true,
  textBoard: false,
  reactions: true,
  name: "",
  priceFound: false,
  bot: "",
  botAmongFriends: "",
  botOnDevice: "",
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

const motionQuery = matchMedia("(prefers-reduced-motion: reduce)");
/** Whether the device asks for reduced motion. */
export const deviceAsksForLess = signal(motionQuery.matches);
/** Whether nothing may move: still pictures are shown instead. */
export const isStill = computed(() => {
  const { motion } = settings.value;
  return motion === "reduced" || (motion !== "full" && deviceAsksForLess.value);
});

/** Keep every change, follow other tabs and the device, and put theme and motion on the page. */
export function startSettings(): void {
  effect(() => {
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
    } catch {
      // A device that stores nothing still plays.
    }
  });
  // On its own: what the device asks for changes nothing that is stored.
  effect(() => {
    const { theme } = settings.value;
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    // `first.ts` sets it before anything is painted, too.
    document.documentElement.dataset.motion = isStill.value ? "reduced" : "full";
  });
  motionQuery.addEventListener("change", () => {
    deviceAsksForLess.value = motionQuery.matches;
  });
  addEventListener("storage", (event) => {
    if (event.key === SETTINGS_KEY) settings.value = kept();
  });
}

const PACES: Record<AnimationSpeed, number> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

/** How long things take: 0 is at once, 1 is usual. */
export function pace(): number {
  return PACES[settings.value.speed] ?? PACES.normal;
}
