/** Notes whether somebody uses keys. The market is focused by the page itself, which a browser takes for
 * a reason to draw the ring of the focus, even on a phone: there it waits for the first key. */
export function startKeyboardUse(): void {
  const root = document.documentElement;
  const used = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) root.dataset.keys = "";
  };
  addEventListener("keydown", used, { capture: true });
  addEventListener("pointerdown", () => delete root.dataset.keys, { capture: true });
}
