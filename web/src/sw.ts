/** The service worker: what the page is made of is at hand while the server is away.
 *
 * The page itself is asked for first at the server, so a new version is seen at once; it names its
 * parts by what is in them, so parts never go stale. What the server knows is never kept here. */
declare const VERSION: string;
declare const PATHS: string[];

interface Extended extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Asked extends Extended {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(kind: "install" | "activate", heard: (event: Extended) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asked) => void): void;
}

const worker = self as unknown as Worker;
const scope = worker.registration.scope;
const ours = `marrakech ${new URL(scope).pathname} `;
const cacheName = ours + VERSION;

worker.addEventListener("install", (event) => event.waitUntil(store()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([clean(), worker.clients.claim()])),
);
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (path.startsWith("api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (path.startsWith("assets/")) event.respondWith(part(request));
});

/** The shell, every part, and the catalogue that the shell names. */
async function store(): Promise<void> {
  const cache = await caches.open(cacheName);
  const shell = await fetch(scope, { cache: "no-cache" });
  if (!isShell(shell)) throw new Error(String(shell.status));
  const named = (await shell.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  const parts = new Set([...PATHS, ...named].map((path) => new URL(path, scope).href));
  await Promise.all([cache.put(scope, shell), cache.addAll([...parts])]);
}

async function clean(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ours));
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

async function page(event: Asked): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(event.request);
    // A newer shell is kept by its own worker, beside its parts.
    if (answer.status < 500) return answer;
    return (await cache.match(scope)) ?? answer;
  } catch (error) {
    const kept = await cache.match(scope);
    if (kept) return kept;
    throw error;
  }
}

async function part(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

function isShell(answer: Response): boolean {
  return answer.status === 200 && (answer.headers.get("content-type") ?? "").includes("text/html");
}

export {};
