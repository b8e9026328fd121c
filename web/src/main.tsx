/** Starts the page: language, settings, router, and then the page for the address. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { notify } from "./app/announce";
import { startKeyboardUse } from "./app/keyboardUse";
import { startArriving } from "./app/navigation";
import { startWorker } from "./app/serviceWorker";
import { startRouter } from "./app/router";
import { linkLanguage } from "./app/shareLink";
import { Shell } from "./app/Shell";
import { startKeys } from "./app/SettingsDialog";
import { settings, startSettings } from "./app/settings";
import { bestLanguage, say, speak } from "./i18n/say";

async function begin(): Promise<void> {
  startSettings();
  startKeyboardUse();
  startArriving();
  startRouter();
  await speak(wanted()).catch(() => speak("en"));
  // Keys announce what they do, so the catalogue comes first.
  startKeys();
  effect(() => {
    const wish = wanted();
    speak(wish).catch(() => {
      if (wish === wanted()) notify(say("server-unreachable"), "trouble");
    });
  });
  const root = document.getElementById("app");
  if (root) render(<Shell />, root);
  startWorker();
}

function wanted(): string {
  return bestLanguage(
    [settings.value.language, ...navigator.languages, linkLanguage].filter(Boolean),
  );
}

void begin();
