/** The service worker: the page opens even while the server is away.
 *
 * The shell comes from the server where that answers, so a new version is seen at once. Assets are
 * named by their contents, so they never go stale. Nothing of the API is cached. */
declare const VERSION: string;
declare const PATHS: string[];

declare const self: ServiceWorkerGlobalScope;

const scope = self.registration.scope;
const ours = `marrakech ${new URL(scope).pathname} `;
const cacheName = ours + VERSION;

self.addEventListener("install", (event) => event.waitUntil(fillCache()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), self.clients.claim()])),
);
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(respondToNavigation(event.request));
  else if (path.startsWith("assets/")) event.respondWith(respondToAsset(request));
});

/** Cache the shell, every asset, and the catalogue that the shell names. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const shell = await fetch(scope, { cache: "no-cache" });
  if (!isShell(shell)) throw new Error(String(shell.status));
  const linked = (await shell.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  const assets = new Set([...PATHS, ...linked].map((path) => new URL(path, scope).href));
  await Promise.all([cache.put(scope, shell), cache.addAll([...assets])]);
}

async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function respondToNavigation(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const response = await fetch(request);
    // A newer shell is cached by its own worker, beside its assets.
    if (response.status < 500) return response;
    return (await cache.match(scope)) ?? response;
  } catch (error) {
    const cached = await cache.match(scope);
    if (cached) return cached;
    throw error;
  }
}

async function respondToAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

function isShell(response: Response): boolean {
  return (
    response.status === 200 && (response.headers.get("content-type") ?? "").includes("text/html")
  );
}

export {};
