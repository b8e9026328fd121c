/** On a phone: everything that a wider header has side by side, under one button. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../i18n/say";
import { path } from "./base";
import { PageLinks } from "./PageLinks";
import { route } from "./router";
import { LanguageSelect, settingsOpen } from "./SettingsDialog";
import { settings } from "./settings";

export function Menu({ page }: { page: string }) {
  const open = useSignal(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    open.value = false;
  };
  useEffect(close, [route.value]);
  // Before it is seen: keys may come fast.
  useLayoutEffect(() => {
    if (!open.value) return;
    const outside = (event: Event) => {
      if (!whole.current?.contains(event.target as Node)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation(); // it closes the menu, and nothing below it
      close();
      button.current?.focus();
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    addEventListener("keydown", escape, { capture: true });
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
      removeEventListener("keydown", escape, { capture: true });
    };
  }, [open.value]);
  return (
    <div class="menu" ref={whole}>
      <button
        ref={button}
        type="button"
        class="button plain icon"
        data-testid="menu"
        aria-label={say("nav-menu")}
        aria-expanded={open.value}
        aria-controls="menu"
        onClick={() => (open.value = !open.value)}
      >
        <Lines open={open.value} />
      </button>
      <nav id="menu" aria-label={say("nav-menu")} hidden={!open.value}>
        {open.value && <Entries page={page} close={close} />}
      </nav>
    </div>
  );
}

function Entries({ page, close }: { page: string; close: () => void }) {
  return (
    <>
      <PageLinks page={page} />
      <a href={path("devices")} aria-current={page === "devices" ? "page" : undefined}>
        {say("nav-devices")}
      </a>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          close();
          settingsOpen.value = true;
        }}
      >
        {say("settings")}
      </button>
      <label>
        <span>{say("settings-language")}</span>
        <LanguageSelect now={settings.value} />
      </label>
    </>
  );
}

function Lines({ open }: { open: boolean }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={open ? "M6 6l12 12M18 6L6 18" : "M4 7h16M4 12h16M4 17h16"} />
    </svg>
  );
}
