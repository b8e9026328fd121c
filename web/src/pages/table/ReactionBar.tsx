/** The button that offers reactions, and beside it who else watches. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import type { Reaction } from "../../api/types";
import { settings } from "../../app/settings";
import { REACTIONS, ReactionIcon } from "../../components/ReactionIcon";
import { Switch } from "../../components/Segments";
import { say } from "../../i18n/say";
import { ReactionBubble } from "./ReactionBubble";
import { SPECTATORS } from "./reactions";
import { useGame } from "./tableModel";

/** `children` are the words about those who watch: their reactions appear there. */
export function ReactionBar({ children }: { children?: ComponentChildren }) {
  const { reactions } = useGame();
  // Once it has been offered it stays, even if everybody else leaves: it may have the focus.
  const offered = useSignal(false);
  const company = reactions.hasCompany.value;
  useEffect(() => {
    if (company) offered.value = true;
  }, [company]);
  const palette = settings.value.reactions && (company || offered.value);
  return (
    <div class="reaction-bar">
      <ReactionBubble seat={SPECTATORS} />
      {palette && <Palette />}
      {children}
    </div>
  );
}

function Palette() {
  const { reactions } = useGame();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const palette = useRef<HTMLDivElement>(null);
  const open = useSignal(false);
  const muted = reactions.muted.value;
  const place = () => placeBeside(palette.current, button.current);
  useEffect(() => {
    if (!open.value) return;
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place);
      removeEventListener("resize", place);
    };
  }, [open.value]);
  const send = (reaction: Reaction) => {
    palette.current?.hidePopover();
    void reactions.send(reaction);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`button plain react${muted ? " muted" : ""}`}
        data-testid="react"
        popovertarget={id}
        aria-haspopup="dialog"
        aria-describedby={muted ? `${id}-muted` : undefined}
      >
        <Speech muted={muted} />
        {say("react")}
      </button>
      {muted && (
        <span id={`${id}-muted`} hidden>
          {say("reactions-mute-help")}
        </span>
      )}
      <div
        ref={palette}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={say("reactions")}
        class="reaction-palette"
        data-testid="reaction-palette"
        onBeforeToggle={place}
        onToggle={(event) => {
          open.value = event.newState === "open";
        }}
        onKeyDown={(event) => moveFocus(event, palette.current)}
      >
        <div class="reaction-choices">
          {REACTIONS.map((reaction, index) => (
            <button
              key={reaction}
              type="button"
              class="reaction-choice"
              data-reaction={reaction}
              autofocus={index === 0}
              onClick={() => send(reaction)}
            >
              <ReactionIcon reaction={reaction} />
              <span>{say("reaction", { reaction })}</span>
            </button>
          ))}
        </div>
        <Switch
          label={say("reactions-mute")}
          help={say("reactions-mute-help")}
          on={muted}
          onChoose={(muted) => reactions.chooseMuted(muted)}
        />
      </div>
    </>
  );
}

/** A speech bubble; struck through where reactions are muted. */
function Speech({ muted }: { muted: boolean }) {
  return (
    <svg class="reaction-icon" viewBox="0 0 32 32" aria-hidden="true">
      <path class="reaction-cloth" d="M5 6h22v15.5H15.5L9.5 27v-5.5H5Z" />
      {muted ? (
        <path d="M4 28 28 4" />
      ) : (
        <path
          class="reaction-dot"
          d="m16 9 1.3 3.4L20.7 13.7l-3.4 1.3L16 18.4 14.7 15l-3.4-1.3 3.4-1.3Z"
        />
      )}
    </svg>
  );
}

/** Above the button or below it, where there is more room, and within the window. */
function placeBeside(palette: HTMLElement | null, button: HTMLElement | null): void {
  if (!palette || !button) return;
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const start = getComputedStyle(button).direction === "rtl" ? innerWidth - right : left;
  const above = top > innerHeight - bottom;
  const room = above ? top : innerHeight - bottom;
  palette.style.setProperty("--start", `${start}px`);
  palette.style.setProperty("--room", `${room}px`);
  palette.style.setProperty("--above", above ? `${innerHeight - top}px` : "auto");
  palette.style.setProperty("--below", above ? "auto" : `${bottom}px`);
}

/** The arrow keys go from one choice to the next; Tab does, too. */
function moveFocus(event: KeyboardEvent, palette: HTMLElement | null): void {
  const step = { ArrowRight: 1, ArrowDown: 2, ArrowLeft: -1, ArrowUp: -2 }[event.key];
  const choices = [...(palette?.querySelectorAll<HTMLElement>(".reaction-choice") ?? [])];
  const from = choices.findIndex((one) => one === document.activeElement);
  if (!step || from < 0) return;
  event.preventDefault();
  const sideways = Math.abs(step) === 1 && getComputedStyle(choices[0]!).direction === "rtl";
  choices[from + (sideways ? -step : step)]?.focus();
}
