/** The settings, over the current page. */
import { signal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Segments, Switch } from "../components/Segments";
import { bestLanguage, LANGUAGES, say } from "../i18n/say";
import { notify } from "./announce";
import { path } from "./base";
import { letterOf } from "./letterKeys";
import { lockScroll } from "./scrollLock";
import {
  choose,
  deviceAsksForLess,
  type Motion,
  type Settings,
  settings,
  type AnimationSpeed,
  type Theme,
} from "./settings";

export const settingsOpen = signal(false);

const THEMES: Theme[] = ["system", "light", "dark"];
const MOTIONS: Motion[] = ["system", "full", "reduced"];
const ANIMATION_SPEEDS: AnimationSpeed[] = ["none", "fast", "normal", "slow"];

export function SettingsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useSignalEffect(() => {
    if (!settingsOpen.value) return dialog.current?.close();
    dialog.current?.showModal();
    return lockScroll();
  });
  const close = () => (settingsOpen.value = false);
  return (
    <dialog
      ref={dialog}
      class="settings"
      aria-labelledby="settings-heading"
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {settingsOpen.value && (
        <form method="dialog" class="settings-form" data-testid="settings">
          <header>
            <h2 id="settings-heading">{say("settings")}</h2>
            <button type="submit" class="button primary">
              {say("settings-close")}
            </button>
          </header>
          <Everything now={settings.value} />
          <p class="help">{say("settings-note")}</p>
          <a class="button" href={path("devices")} data-testid="to-devices" onClick={close}>
            {say("nav-devices")}
          </a>
        </form>
      )}
    </dialog>
  );
}

function Everything({ now }: { now: Settings }) {
  return (
    <>
      <Language now={now} />
      <Name now={now} />
      <Segments
        legend={say("settings-theme")}
        value={now.theme}
        segments={THEMES.map((theme) => ({
          value: theme,
          label: say("settings-theme-value", { theme }),
        }))}
        onChoose={(theme) => choose({ theme })}
      />
      <MotionAndSpeed now={now} />
      <Switches now={now} />
    </>
  );
}

function Name({ now }: { now: Settings }) {
  return (
    <label class="field">
      <span>{say("settings-name")}</span>
      <input
        value={now.name}
        maxLength={30}
        dir={now.name ? "auto" : undefined}
        autocomplete="nickname"
        placeholder={say("settings-name-example")}
        onInput={(event) => choose({ name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </label>
  );
}

function Switches({ now }: { now: Settings }) {
  return (
    <div class="switches">
      <Switch
        label={say("settings-sounds")}
        help={say("settings-sounds-help")}
        on={now.sounds}
        onChoose={(sounds) => choose({ sounds })}
      />
      <Switch
        label={say("settings-confirm")}
        help={say("settings-confirm-help")}
        on={now.confirm}
        onChoose={(confirm) => choose({ confirm })}
      />
      <Switch
        label={say("settings-coordinates")}
        on={now.coordinates}
        onChoose={(coordinates) => choose({ coordinates })}
      />
      <Switch
        label={say("settings-letters")}
        help={say("settings-letters-help")}
        on={now.letters}
        onChoose={(letters) => choose({ letters })}
      />
      <Switch
        label={say("settings-text-board")}
        help={say("settings-text-board-help")}
        on={now.textBoard}
        onChoose={(textBoard) => choose({ textBoard })}
      />
      <Switch
        label={say("settings-reactions")}
        help={say("settings-reactions-help")}
        on={now.reactions}
        onChoose={(reactions) => choose({ reactions })}
      />
    </div>
  );
}

function MotionAndSpeed({ now }: { now: Settings }) {
  const asked = now.motion === "system" && deviceAsksForLess.value;
  const help = say("settings-motion-help");
  return (
    <>
      <Segments
        legend={say("settings-motion")}
        value={now.motion}
        segments={MOTIONS.map((motion) => ({
          value: motion,
          label: say("settings-motion-value", { motion }),
        }))}
        about={asked ? `${help} ${say("settings-motion-device")}` : help}
        onChoose={(motion) => choose({ motion })}
      />
      <Segments
        legend={say("settings-speed")}
        value={now.speed}
        segments={ANIMATION_SPEEDS.map((speed) => ({
          value: speed,
          label: say("settings-speed-value", { speed }),
        }))}
        onChoose={(speed) => choose({ speed })}
      />
    </>
  );
}

function Language({ now }: { now: Settings }) {
  return (
    <label class="field">
      <span>{say("settings-language")}</span>
      <LanguageSelect now={now} />
    </label>
  );
}

/** Every language by its own name; the globe in the header opens it too. */
export function LanguageSelect({ now }: { now: Settings }) {
  const browser = LANGUAGES[bestLanguage(navigator.languages)] ?? "English";
  return (
    <select
      value={now.language}
      onChange={(event) => choose({ language: event.currentTarget.value })}
    >
      <option value="">{say("settings-language-browser", { language: browser })}</option>
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The key M switches the sounds, unless somebody is typing. */
export function startKeys(): void {
  addEventListener("keydown", (event) => {
    const typing = (event.target as Element | null)?.closest?.(
      "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]",
    );
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!settings.value.letters || letterOf(event) !== "M") return;
    const sounds = !settings.value.sounds;
    choose({ sounds });
    notify(say("sounds-now", { state: sounds ? "on" : "off" }));
  });
}
