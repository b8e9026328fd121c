/** The window's title: what the page shows, then the game's name, with one separator everywhere. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { plain, say } from "../i18n/say";

/** What the current page shows, in its own words; null where the page's name says enough. */
const shown = signal<string | null>(null);

/** Name what a page shows for as long as it is there. */
export function useTitle(name: string | null): void {
  useLayoutEffect(() => {
    shown.value = name;
    return () => {
      shown.value = null;
    };
  }, [name]);
}

/** The whole title of a page whose own name is this; the first page has none. */
export function windowTitle(pageName: string): string {
  const name = shown.value ?? pageName;
  return plain(name ? say("page-title", { page: name }) : say("game-name"));
}
