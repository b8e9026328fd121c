/** What surrounds every page: the name, the settings, the live region and notices. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { language, say } from "../i18n/say";
import { announced, fallSilent, notice } from "./announce";
import { arrive } from "./navigation";
import { path } from "./base";
import { Header } from "./Header";
import { PageLinks } from "./PageLinks";
import { CurrentPage } from "./Routes";
import { route } from "./router";
import { SettingsDialog } from "./SettingsDialog";
import { settings, type Theme } from "./settings";
import { windowTitle } from "./title";

export function Shell() {
  const { page } = route.value;
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  const title = windowTitle(pageName(page));
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (before.current !== page && main.current) arrive(main.current);
    before.current = page;
  }, [page]);
  const spoken = useRef(language.value);
  useEffect(() => {
    if (spoken.current !== language.value) fallSilent();
    spoken.current = language.value;
  }, [language.value]);
  const { theme } = settings.value;
  useEffect(() => paintBars(theme), [theme]);
  const playing = page.startsWith("table/");
  return (
    <>
      <a class="skip-link" href="#main">
        {say("skip-to-content")}
      </a>
      <Header page={page} />
      <main id="main" tabIndex={-1} ref={main} class={playing ? "playing" : undefined}>
        <CurrentPage here={route.value} />
      </main>
      {!playing && <Footer page={page} />}
      <div class="announcer" aria-live="polite" role="status">
        {announced.value.count % 2 ? announced.value.text : `${announced.value.text}\u00a0`}
      </div>
      {notice.value && (
        <div class={`notice ${notice.value.kind}`} data-testid="notice">
          {notice.value.text}
        </div>
      )}
      <SettingsDialog />
    </>
  );
}

/** The browser's own bars take the colour of the page's background. */
function paintBars(theme: Theme): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.usual ??= meta.content;
    meta.content = theme === "system" ? meta.dataset.usual : ground;
  }
}

/** A page's name for the window's title; the first page has only the game's name. */
function pageName(page: string): string {
  switch (page.split("/")[0]) {
    case "":
      return "";
    case "table":
      return say("nav-table");
    case "replay":
      return say("nav-replay");
    case "editor":
      return say("nav-editor");
    case "devices":
      return say("nav-devices");
    case "rules":
      return say("nav-rules");
    case "learn":
      return say("nav-learn");
    default:
      return say("page-missing");
  }
}

function Footer({ page }: { page: string }) {
  return (
    <footer class="foot">
      <nav aria-label={say("nav-more-label")}>
        <PageLinks page={page} />
        {/* A plain text file, no page of ours: the target keeps the router from taking the click. */}
        <a href={path("licences.txt")} target="_self">
          {say("nav-licences")}
        </a>
      </nav>
      <p>{say("legal-note")}</p>
    </footer>
  );
}
