/** Sets the chosen theme before anything is painted, so that a dark page never flashes light. */
try {
  const kept = JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}") as { theme?: string };
  if (kept.theme === "light" || kept.theme === "dark")
    document.documentElement.dataset.theme = kept.theme;
} catch {
  // A device that stores nothing has no chosen theme.
}

export {};
