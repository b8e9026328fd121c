/** First, back, play, forward, last; a slider over everything; and the same by keys. */
import { useLayoutEffect } from "preact/hooks";
import { number, say } from "../../i18n/say";
import type { Cursor } from "./cursor";
import { place, jumpText } from "./plyText";

const REPLAY_SPEEDS = ["slow", "normal", "fast"] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

interface Controls {
  cursor: Cursor;
  speed: ReplaySpeed;
  onSpeed: (speed: ReplaySpeed) => void;
}

const ICONS = {
  first: "M6 5h2.4v14H6zM19 5v14l-9.5-7z",
  back: "M17 5v14L7.5 12z",
  play: "M7 4.5v15l12-7.5z",
  pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z",
  forward: "M7 5v14l9.5-7z",
  last: "M5 5v14l9.5-7zM15.6 5H18v14h-2.4z",
};

function Icon({ name }: { name: keyof typeof ICONS }) {
  return (
    <svg class="control-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  );
}

/** What each key does. The page reads from one side to the other, and the arrows with it. */
function keyed(cursor: Cursor, event: KeyboardEvent): (() => void) | undefined {
  const mirrored = document.documentElement.dir === "rtl";
  const onward = event.key === (mirrored ? "ArrowLeft" : "ArrowRight");
  const arrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (arrow && event.shiftKey) return onward ? cursor.nextTurn : cursor.lastTurn;
  if (arrow) return onward ? cursor.forward : cursor.back;
  return {
    PageDown: cursor.nextTurn,
    PageUp: cursor.lastTurn,
    Home: () => cursor.jump(0),
    End: () => cursor.jump(cursor.end),
  }[event.key];
}

/** The keys work as soon as the buttons are shown. */
function useKeys(cursor: Cursor, toggle: () => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input:not([type=range]), textarea, select, dialog")) return;
      const onSlider = target.closest("input[type=range]") && !event.shiftKey;
      const space = event.key === " " && !target.closest("button, a, summary, [role=button]");
      const does = space ? toggle : onSlider ? undefined : keyed(cursor, event);
      if (!does) return;
      event.preventDefault();
      if (!space) cursor.playing.value = false;
      does();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [cursor]);
}

export function Controls({ cursor, speed, onSpeed }: Controls) {
  const { moment, playing, end } = cursor;
  const toggle = () => {
    if (!playing.value && moment.value === end) cursor.jump(0);
    playing.value = !playing.value && end > 0;
  };
  useKeys(cursor, toggle);
  const by = (does: () => void) => () => {
    playing.value = false;
    does();
  };
  const atStart = moment.value === 0;
  const atEnd = moment.value === end;
  return (
    <div class="study-controls">
      <div class="control-row" role="group" aria-label={say("replay-controls")}>
        <Control label={say("replay-first")} off={atStart} does={by(() => cursor.jump(0))}>
          <Icon name="first" />
        </Control>
        <Control label={say("replay-back")} off={atStart} does={by(cursor.back)}>
          <Icon name="back" />
        </Control>
        <button
          type="button"
          class="button icon primary play"
          aria-label={playing.value ? say("replay-pause") : say("replay-play")}
          onClick={toggle}
        >
          <Icon name={playing.value ? "pause" : "play"} />
        </button>
        <Control label={say("replay-forward")} off={atEnd} does={by(cursor.forward)}>
          <Icon name="forward" />
        </Control>
        <Control label={say("replay-last")} off={atEnd} does={by(() => cursor.jump(end))}>
          <Icon name="last" />
        </Control>
      </div>
      <label class="study-slider">
        <span class="slider-place">
          <span>{place(cursor.record, moment.value)}</span>
          <span class="numbers">
            {say("replay-count", { at: number(moment.value), of: number(end) })}
          </span>
        </span>
        <input
          type="range"
          min={0}
          max={end}
          value={moment.value}
          aria-label={say("replay-slider")}
          aria-valuetext={jumpText(cursor.record, moment.value)}
          onInput={(event) => {
            playing.value = false;
            cursor.jump(Number(event.currentTarget.value));
          }}
        />
      </label>
      <fieldset class="study-speeds">
        <legend class="unseen">{say("replay-speed")}</legend>
        {REPLAY_SPEEDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="speed"
              class="unseen"
              checked={speed === one}
              onChange={() => onSpeed(one)}
            />
            <span>{say("replay-speed-name", { speed: one })}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface Control {
  label: string;
  off: boolean;
  does: () => void;
  children: preact.ComponentChildren;
}

/** At either end a button stays focusable, so that the keyboard keeps its place. */
function Control({ label, off, does, children }: Control) {
  return (
    <button
      type="button"
      class="button icon"
      aria-label={label}
      aria-disabled={off}
      onClick={off ? undefined : does}
    >
      {children}
    </button>
  );
}
