/** The page that the address asks for. All but the first are fetched when they are first needed. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home/Home";
import { say } from "../i18n/say";
import { path } from "./base";
import type { Route } from "./router";

type Page = ComponentType<{ route: Route }>;
type Loaded = { page: Page };

const LATER: [RegExp, () => Promise<Loaded>][] = [
  [/^table\/[^/]+$/, async () => ({ page: (await import("../pages/table/TablePage")).TablePage })],
  [/^replay(\/[^/]+)?$/, async () => ({ page: (await import("../pages/replay/Replay")).Replay })],
  [/^editor$/, async () => ({ page: (await import("../pages/editor/Editor")).Editor })],
  [/^devices$/, async () => ({ page: (await import("../pages/devices/Devices")).Devices })],
  [/^rules$/, async () => ({ page: (await import("../pages/rules/Rules")).Rules })],
  [/^learn$/, async () => ({ page: (await import("../pages/learn/Learn")).Learn })],
];

/** What has come stays: from one table to the next there is nothing to wait for. */
const come = new Map<RegExp, Loaded>();

export function PageShown({ here }: { here: Route }) {
  return here.page === "" ? <Home route={here} /> : <Later key={here.page} route={here} />;
}

function Later({ route }: { route: Route }) {
  const failed = useSignal(false);
  const found = LATER.find(([pattern]) => pattern.test(route.page));
  const loaded = useSignal<Loaded | null>((found && come.get(found[0])) ?? null);
  const load = async () => {
    if (!found || loaded.value) return;
    failed.value = false;
    try {
      loaded.value = await found[1]();
      come.set(found[0], loaded.value);
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => void load(), []);
  if (!found) return <Missing />;
  if (failed.value) return <Failed retry={load} />;
  if (!loaded.value) return <p class="loading">{say("loading")}</p>;
  const Page = loaded.value.page;
  return <Page route={route} />;
}

function Missing() {
  return (
    <section class="lost">
      <h1>{say("page-missing")}</h1>
      <a class="button primary" href={path()}>
        {say("page-missing-home")}
      </a>
    </section>
  );
}

function Failed({ retry }: { retry: () => Promise<void> }) {
  const again = async () => {
    // A browser may remember that a part was missing, and a new version has other parts: where the
    // server answers, only a reload is sure to help.
    const answers = await fetch(path(), { method: "HEAD" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) location.reload();
    else await retry();
  };
  return (
    <section class="lost" role="alert">
      <h1>{say("game-name")}</h1>
      <p>{say("page-failed")}</p>
      <button type="button" class="button primary" onClick={again}>
        {say("try-again")}
      </button>
    </section>
  );
}
