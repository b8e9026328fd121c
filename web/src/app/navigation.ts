/** When the page changes, its heading gets the focus, and going back restores the scroll position. */
const places = new Map<string, number>();
let returning = false;
let watching: MutationObserver | null = null;

export function startArriving(): void {
  history.scrollRestoration = "manual";
  addEventListener("scroll", () => places.set(location.href, scrollY), { passive: true });
  // In the capture phase, before the router shows the other page.
  addEventListener("popstate", () => (returning = true), { capture: true });
}

/** The page has changed; its content may still be loading. */
export function arrive(main: HTMLElement): void {
  const place = returning ? (places.get(location.href) ?? 0) : null;
  returning = false;
  watching?.disconnect();
  main.focus({ preventScroll: true });
  const settle = () => {
    const heading = main.querySelector("h1");
    if (!heading) return false;
    watching?.disconnect();
    if (place !== null) scrollTo(0, place);
    if (document.activeElement === main || document.activeElement === document.body) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  if (settle()) return;
  watching = new MutationObserver(settle);
  watching.observe(main, { childList: true, subtree: true });
}
