/** Where the game is: a proxy may have put it into a folder. Scripts lie in its `assets/`. */
const base = new URL("..", import.meta.url);

/** The path of a page of ours, like `table/x`, from the root of the host. */
export const path = (page = ""): string =>
  new URL(page, base).pathname + new URL(page, base).search;

/** A link to one of our pages that can be sent to somebody. */
export const link = (page: string): string => new URL(page, base).href;

export const assetUrl = (asset: string): string => new URL(asset, base).href;
export const apiUrl = (call: string): string => new URL(`api/${call}`, base).href;

/** Which of our pages an address shows, without the folder and the first slash. */
export function pageOf(address: { pathname: string }): string {
  const inside = address.pathname.startsWith(base.pathname);
  return inside ? address.pathname.slice(base.pathname.length) : address.pathname.slice(1);
}

export function liveUrl(): string {
  return apiUrl("live").replace(/^http/, "ws");
}

/** Whether the page's address works on this machine only. */
export const isLoopback = (): boolean =>
  ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
