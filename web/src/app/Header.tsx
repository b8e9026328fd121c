/** The head of every page: the logo in the same place, the pages, language and settings. */
import { Logo } from "../components/Logo";
import { say } from "../i18n/say";
import { path } from "./base";
import { invitation } from "./invitation";
import { Menu } from "./Menu";
import { PageLinks } from "./PageLinks";
import { LanguageSelect, settingsOpen } from "./SettingsDialog";
import { settings } from "./settings";

export function Header({ page }: { page: string }) {
  return (
    <header class="top">
      <a class="brand" href={path()} aria-current={page === "" ? "page" : undefined}>
        <Logo />
        <span class={page === "" ? "unseen" : undefined}>{say("game-name")}</span>
      </a>
      <WayBack page={page} />
      <nav class="wide-nav" aria-label={say("nav-label")}>
        <PageLinks page={page} />
      </nav>
      <label class="button plain icon tongue" title={say("settings-language")}>
        <span class="unseen">{say("settings-language")}</span>
        <Globe />
        <LanguageSelect now={settings.value} />
      </label>
      <button
        type="button"
        class="button plain icon to-settings"
        aria-haspopup="dialog"
        aria-label={say("settings")}
        title={say("settings")}
        onClick={() => (settingsOpen.value = true)}
      >
        <Sliders />
      </button>
      <Menu page={page} />
    </header>
  );
}

/** From the pages that explain the game back to the invitation that led there. */
function WayBack({ page }: { page: string }) {
  if (!invitation.value || (page !== "learn" && page !== "rules")) return null;
  return (
    <a class="button way-back" href={invitation.value} data-testid="way-back">
      {say("invited-back")}
    </a>
  );
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
