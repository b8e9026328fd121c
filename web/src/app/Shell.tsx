/** What is round every page: the name, the settings, the live region, and what is to be noticed. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home/Home";
import { say } from "../say/say";
import { announced, notice } from "./announce";
import { path } from "./base";
import { type Route, route } from "./router";

type Page = ComponentType<{ route: Route }>;
type Loaded = { page: Page };

/** Pages that are fetched when they are first needed. */
const LATER: [RegExp, () => Promise<Loaded>][] = [
  [/^table\/[^/]+$/, async () => ({ page: (await import("../pages/table/TablePage")).TablePage })],
  [/^replay(\/[^/]+)?$/, async () => ({ page: (await import("../pages/replay/Replay")).Replay })],
  [/^editor$/, async () => ({ page: (await import("../pages/editor/Editor")).Editor })],
  [/^rules$/, async () => ({ page: (await import("../pages/rules/Rules")).Rules })],
  [/^learn$/, async () => ({ page: (await import("../pages/learn/Learn")).Learn })],
];

export function Shell() {
  const here = route.value;
  return (
    <>
      <a class="skip-link" href="#main">
        {say("skip-to-content")}
      </a>
      <header class="top">
        <a class="brand" href={path()}>
          {say("game-name")}
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        {here.page === "" ? <Home route={here} /> : <Later key={here.page} route={here} />}
      </main>
      <div class="announcer" aria-live="polite" role="status">
        {announced.value.count % 2 ? announced.value.text : `${announced.value.text}\u00a0`}
      </div>
      {notice.value && (
        <div class={`notice ${notice.value.kind}`} data-testid="notice">
          {notice.value.text}
        </div>
      )}
    </>
  );
}

function Later({ route }: { route: Route }) {
  const loaded = useSignal<Loaded | null>(null);
  const failed = useSignal(false);
  const found = LATER.find(([pattern]) => pattern.test(route.page));
  useEffect(() => {
    found?.[1]().then(
      (page) => {
        loaded.value = page;
      },
      () => {
        failed.value = true;
      },
    );
  }, []);
  if (!found) return <p>{say("page-unknown")}</p>;
  if (failed.value) return <p>{say("server-unreachable")}</p>;
  if (!loaded.value) return <p class="loading">{say("loading")}</p>;
  const Page = loaded.value.page;
  return <Page route={route} />;
}
