/** Sets the chosen theme and motion before anything is painted, so that a dark page never flashes
 * light and nothing moves where it must not. */
interface Kept {
  theme?: string;
  motion?: string;
}

function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}") ?? {}) as Kept;
  } catch {
    return {}; // a device that stores nothing has chosen nothing
  }
}

const { theme, motion } = kept();
const { dataset } = document.documentElement;
if (theme === "light" || theme === "dark") dataset.theme = theme;
const asksForLess = matchMedia("(prefers-reduced-motion: reduce)").matches;
dataset.motion =
  motion === "full" || motion === "reduced" ? motion : asksForLess ? "reduced" : "full";

export {};
