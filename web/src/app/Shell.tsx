/** What surrounds every page: the name, the settings, the live region and notices. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Logo } from "../components/Logo";
import { language, plain, say } from "../i18n/say";
import { announced, fallSilent, notice } from "./announce";
import { arrive } from "./navigation";
import { path } from "./base";
import { CurrentPage } from "./Routes";
import { route } from "./router";
import { LanguageSelect, SettingsDialog, settingsOpen } from "./SettingsDialog";
import { settings, type Theme } from "./settings";

export function Shell() {
  const { page } = route.value;
  const main = useRef<HTMLElement>(null);
  const before = useRef(page);
  useLayoutEffect(() => {
    const name = titleOf(page);
    document.title = plain(name ? say("page-title", { page: name }) : say("game-name"));
  }, [page, language.value]);
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
function titleOf(page: string): string {
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

function Header({ page }: { page: string }) {
  return (
    <header class="top">
      <a class="brand" href={path()} aria-current={page === "" ? "page" : undefined}>
        <Logo />
        <span class={page === "" ? "unseen" : undefined}>{say("game-name")}</span>
      </a>
      <nav class="wide-nav" aria-label={say("nav-label")}>
        <Links page={page} />
      </nav>
      <label class="button plain icon tongue" title={say("settings-language")}>
        <span class="unseen">{say("settings-language")}</span>
        <Globe />
        <LanguageSelect now={settings.value} />
      </label>
      <button
        type="button"
        class="button plain icon"
        aria-haspopup="dialog"
        aria-label={say("settings")}
        title={say("settings")}
        onClick={() => (settingsOpen.value = true)}
      >
        <Sliders />
      </button>
    </header>
  );
}

function Footer({ page }: { page: string }) {
  return (
    <footer class="foot">
      <nav aria-label={say("nav-more-label")}>
        <Links page={page} />
        {/* A plain text file, no page of ours: the target keeps the router from taking the click. */}
        <a href={path("licences.txt")} target="_self">
          {say("nav-licences")}
        </a>
      </nav>
      <p>{say("legal-note")}</p>
    </footer>
  );
}

function Links({ page }: { page: string }) {
  const links = [
    ["learn", say("nav-learn")],
    ["rules", say("nav-rules")],
    ["replay", say("nav-replay")],
    ["editor", say("nav-editor")],
  ] as const;
  return links.map(([target, label]) => (
    <a key={target} href={path(target)} aria-current={page === target ? "page" : undefined}>
      {label}
    </a>
  ));
}

function Globe() {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" />
      <ellipse cx="12" cy="12" rx="4" ry="9" />
      <path d="M3.6 9h16.8M3.6 15h16.8" />
    </svg>
  );
}

function Sliders() {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 7h8m6 0h2M4 17h2m6 0h8" />
      <circle cx="15" cy="7" r="2.6" />
      <circle cx="9" cy="17" r="2.6" />
    </svg>
  );
}
