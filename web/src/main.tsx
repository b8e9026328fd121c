/** The page begins: language, settings, router, and then whatever the address asks for. */
import { effect } from "@preact/signals";
import { render } from "preact";
import { notify } from "./app/announce";
import { startArriving } from "./app/navigation";
import { startWorker } from "./app/serviceWorker";
import { startRouter } from "./app/router";
import { Shell } from "./app/Shell";
import { startKeys } from "./app/SettingsDialog";
import { settings, startSettings } from "./app/settings";
import { bestLanguage, say, speak } from "./i18n/say";

async function begin(): Promise<void> {
  startSettings();
  startArriving();
  startRouter();
  await speak(wanted()).catch(() => speak("en"));
  // What a key does is told in words, so the words come first.
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
  return bestLanguage([settings.value.language, ...navigator.languages].filter(Boolean));
}

void begin();
