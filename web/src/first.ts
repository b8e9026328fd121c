/** Sets the chosen theme and motion before anything is painted, so that a dark page never flashes
 * light and nothing moves where it must not. */
interface StoredSettings {
  theme?: string;
  motion?: string;
}

function storedSettings(): StoredSettings {
  try {
    return (JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}") ?? {}) as StoredSettings;
  } catch {
    return {}; // a device that stores nothing has chosen nothing
  }
}

const { theme, motion } = storedSettings();
const { dataset } = document.documentElement;
if (theme === "light" || theme === "dark") dataset.theme = theme;
const asksForLess = matchMedia("(prefers-reduced-motion: reduce)").matches;
dataset.motion =
  motion === "full" || motion === "reduced" ? motion : asksForLess ? "reduced" : "full";

export {};
