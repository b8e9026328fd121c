/** Before anything is painted: the theme that was chosen here, so that night never begins with a flash. */
try {
  const kept = JSON.parse(localStorage.getItem("marrakech.settings") ?? "{}") as { theme?: string };
  if (kept.theme === "light" || kept.theme === "dark")
    document.documentElement.dataset.theme = kept.theme;
} catch {
  // A device that keeps nothing has no choice to follow.
}

export {};
