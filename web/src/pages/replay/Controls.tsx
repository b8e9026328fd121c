/** First, back, play, forward, last; a slider over everything; and the same by keys. */
import { useLayoutEffect } from "preact/hooks";
import { number, say } from "../../i18n/say";
import type { Reel } from "./cursor";
import { place, tellPlace } from "./plyText";

const SPEEDS = ["slow", "normal", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Controls {
  reel: Reel;
  speed: Speed;
  onSpeed: (speed: Speed) => void;
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
function keyed(reel: Reel, event: KeyboardEvent): (() => void) | undefined {
  const mirrored = document.documentElement.dir === "rtl";
  const onward = event.key === (mirrored ? "ArrowLeft" : "ArrowRight");
  const arrow = event.key === "ArrowLeft" || event.key === "ArrowRight";
  if (arrow && event.shiftKey) return onward ? reel.nextTurn : reel.lastTurn;
  if (arrow) return onward ? reel.forward : reel.back;
  return {
    PageDown: reel.nextTurn,
    PageUp: reel.lastTurn,
    Home: () => reel.jump(0),
    End: () => reel.jump(reel.end),
  }[event.key];
}

/** The keys are there as soon as the buttons are. */
function useKeys(reel: Reel, toggle: () => void): void {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input:not([type=range]), textarea, select, dialog")) return;
      const onSlider = target.closest("input[type=range]") && !event.shiftKey;
      const space = event.key === " " && !target.closest("button, a, summary, [role=button]");
      const does = space ? toggle : onSlider ? undefined : keyed(reel, event);
      if (!does) return;
      event.preventDefault();
      if (!space) reel.playing.value = false;
      does();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [reel]);
}

export function Controls({ reel, speed, onSpeed }: Controls) {
  const { moment, playing, end } = reel;
  const toggle = () => {
    if (!playing.value && moment.value === end) reel.jump(0);
    playing.value = !playing.value && end > 0;
  };
  useKeys(reel, toggle);
  const by = (does: () => void) => () => {
    playing.value = false;
    does();
  };
  const atStart = moment.value === 0;
  const atEnd = moment.value === end;
  return (
    <div class="study-controls">
      <div class="control-row" role="group" aria-label={say("replay-controls")}>
        <Control label={say("replay-first")} off={atStart} does={by(() => reel.jump(0))}>
          <Icon name="first" />
        </Control>
        <Control label={say("replay-back")} off={atStart} does={by(reel.back)}>
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
        <Control label={say("replay-forward")} off={atEnd} does={by(reel.forward)}>
          <Icon name="forward" />
        </Control>
        <Control label={say("replay-last")} off={atEnd} does={by(() => reel.jump(end))}>
          <Icon name="last" />
        </Control>
      </div>
      <label class="study-slider">
        <span class="slider-place">
          <span>{place(reel.record, moment.value)}</span>
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
          aria-valuetext={tellPlace(reel.record, moment.value)}
          onInput={(event) => {
            playing.value = false;
            reel.jump(Number(event.currentTarget.value));
          }}
        />
      </label>
      <fieldset class="study-speeds">
        <legend class="unseen">{say("replay-speed")}</legend>
        {SPEEDS.map((one) => (
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

/** At the end of the road a button stays focusable: whoever got there by it keeps their place. */
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
