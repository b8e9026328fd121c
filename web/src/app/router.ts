/** The page that is shown follows the address; links to ourselves do not reload. */
import { signal } from "@preact/signals";
import { link, pageOf, path } from "./base";
import { withoutLanguage } from "./shareLink";

export interface Route {
  /** Like `table/x7k2`, without the folder that a proxy may have put us into. */
  readonly page: string;
  readonly search: URLSearchParams;
  readonly hash: string;
}

function read(): Route {
  return {
    page: pageOf(location),
    search: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

/** A link may have been cut off in the middle of a character. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const route = signal<Route>(read());

/** Go to one of our pages, like `table/x`; the back button comes back. */
export function go(page: string, how: "push" | "replace" = "push"): void {
  const { pathname, search, hash } = new URL(withoutLanguage(link(page)));
  const there = pathname + search + hash;
  history[how === "push" && there !== address() ? "pushState" : "replaceState"](null, "", there);
  route.value = read();
  if (how === "push") scrollTo(0, 0);
}

/** Change the address of the current page. The same address is not written again: a browser that is
 * going back would stay here instead. */
export function readdress(there: string): void {
  if (there !== address()) history.replaceState(null, "", there);
}

const address = (): string => location.pathname + location.search + location.hash;

/** Listen to the back button and to clicks on links of ours. */
export function startRouter(): void {
  const changed = () => {
    route.value = read();
  };
  const clean = withoutLanguage(location.href);
  if (clean !== location.href) history.replaceState(history.state, "", clean);
  changed();
  addEventListener("popstate", changed);
  addEventListener("hashchange", changed);
  addEventListener("click", (event) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const anchor = (event.target as Element | null)?.closest?.("a[href]");
    if (!(anchor instanceof HTMLAnchorElement) || !plain || event.button || event.defaultPrevented)
      return;
    const ours = anchor.origin === location.origin && anchor.pathname.startsWith(path());
    const page = pageOf(anchor);
    if (!ours || anchor.target || anchor.hasAttribute("download") || page.startsWith("api/"))
      return;
    if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search)
      return;
    event.preventDefault();
    go(page + anchor.search + anchor.hash);
  });
}
