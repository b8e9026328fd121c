/** The service worker: the page opens even while the server is away. Only where browsers allow it. */
import { assetUrl, path } from "./base";

export function startWorker(): void {
  if (!isSecureContext || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register(assetUrl("sw.js"), { scope: path() }).catch(() => {
      // Without it everything works as long as the server does.
    });
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
