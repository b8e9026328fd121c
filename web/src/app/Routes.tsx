/** The page that the address asks for. All but the first are loaded when they are first needed. */
import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Home } from "../pages/home/Home";
import { say } from "../i18n/say";
import { path } from "./base";
import type { Route } from "./router";
import { loadStyles, type Sheet } from "./styles";

type Page = ComponentType<{ route: Route }>;

interface LazyPage {
  pattern: RegExp;
  styles: readonly Sheet[];
  load: () => Promise<Page>;
}

const LAZY_PAGES: readonly LazyPage[] = [
  {
    pattern: /^table\/[^/]+$/,
    styles: ["board", "components", "table"],
    load: async () => (await import("../pages/table/TablePage")).TablePage,
  },
  {
    pattern: /^replay(\/[^/]+)?$/,
    styles: ["board", "components", "study", "replay"],
    load: async () => (await import("../pages/replay/Replay")).Replay,
  },
  {
    pattern: /^editor$/,
    styles: ["board", "components", "study", "editor"],
    load: async () => (await import("../pages/editor/Editor")).Editor,
  },
  {
    pattern: /^devices$/,
    styles: ["components", "devices"],
    load: async () => (await import("../pages/devices/Devices")).Devices,
  },
  {
    pattern: /^rules$/,
    styles: ["board", "rules"],
    load: async () => (await import("../pages/rules/Rules")).Rules,
  },
  {
    pattern: /^learn$/,
    styles: ["board", "components", "study", "learn"],
    load: async () => (await import("../pages/learn/Learn")).Learn,
  },
];

/** Pages that were loaded: from one table to the next there is nothing to wait for. */
const loadedPages = new Map<LazyPage, Page>();

async function loadPage(lazy: LazyPage): Promise<Page> {
  const [page] = await Promise.all([lazy.load(), loadStyles(lazy.styles)]);
  loadedPages.set(lazy, page);
  return page;
}

export function CurrentPage({ here }: { here: Route }) {
  return here.page === "" ? <Home route={here} /> : <LazyRoute key={here.page} route={here} />;
}

function LazyRoute({ route }: { route: Route }) {
  const failed = useSignal(false);
  const lazy = LAZY_PAGES.find(({ pattern }) => pattern.test(route.page));
  const loaded = useSignal<{ page: Page } | null>(alreadyLoaded(lazy));
  const load = async () => {
    if (!lazy || loaded.value) return;
    failed.value = false;
    try {
      loaded.value = { page: await loadPage(lazy) };
    } catch {
      failed.value = true;
    }
  };
  useEffect(() => void load(), []);
  if (!lazy) return <Missing />;
  if (failed.value) return <Failed retry={load} />;
  if (!loaded.value) return <p class="loading">{say("loading")}</p>;
  const Page = loaded.value.page;
  return <Page route={route} />;
}

function alreadyLoaded(lazy: LazyPage | undefined): { page: Page } | null {
  const page = lazy && loadedPages.get(lazy);
  return page ? { page } : null;
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
    // A browser may remember that a file was missing, and a new version has other files: where the
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
