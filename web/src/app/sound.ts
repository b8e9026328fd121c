/** Small synthesised sounds: wood, cloth and coins. Nothing is fetched. */
import type { Cue } from "../board/types";
import { settings } from "./settings";

export type Sound = Cue | "your-turn" | "win" | "lose" | "end" | "reaction";

let context: AudioContext | null = null;
let volume: GainNode | null = null;

/** Browsers let a page make sounds only after a touch. Making the context takes a while, so it is
 * not done in the touch itself, which has to respond at once. */
export function startSound(): () => void {
  const wake = () => {
    if (!settings.value.sounds) return;
    context ??= makeContext();
    if (context?.state === "suspended") void context.resume();
  };
  const soon = () => {
    if (context?.state !== "running") setTimeout(wake, 0);
  };
  if (navigator.userActivation?.hasBeenActive) soon();
  addEventListener("pointerdown", soon);
  addEventListener("keydown", soon);
  return () => {
    removeEventListener("pointerdown", soon);
    removeEventListener("keydown", soon);
  };
}

function makeContext(): AudioContext | null {
  try {
    const made = new AudioContext();
    volume = made.createGain();
    volume.gain.value = 0.35;
    volume.connect(made.destination);
    return made;
  } catch {
    return null;
  }
}

/** Play a sound; `count` raises its pitch with the step, square or coin that is counted. */
export function sound(what: Sound, count = 0): void {
  if (!settings.value.sounds || context?.state !== "running") return;
  const higher = 2 ** (Math.min(count, 16) / 12);
  switch (what) {
    case "turn":
      return tone({ from: 330, to: 392, long: 0.09, loud: 0.25 });
    case "choose":
      return tone({ from: 620, to: 620, long: 0.035, loud: 0.15 });
    case "refuse":
      return tone({ from: 180, to: 130, long: 0.16, loud: 0.3 });
    case "die":
      return [0, 0.09, 0.17, 0.26, 0.38].forEach((later, index) =>
        noise({ later, pitch: 1500 - 130 * index, long: 0.045, loud: 0.55 - 0.06 * index }),
      );
    case "step":
      return noise({ later: 0, pitch: 480 * higher ** 0.3, long: 0.05, loud: 0.5 });
    case "track":
      return tone({ from: 300, to: 460, long: 0.28, loud: 0.14 });
    case "area":
      return tone({ from: 392 * higher, to: 392 * higher, long: 0.08, loud: 0.16 });
    case "coin":
      tone({ from: 1568, to: 1568, long: 0.1, loud: 0.12 });
      return tone({ from: 2093, to: 2093, long: 0.16, loud: 0.1, later: 0.05 });
    case "lay":
      return noise({ later: 0, pitch: 260, long: 0.2, loud: 0.7 });
    case "your-turn":
      tone({ from: 523, to: 523, long: 0.16, loud: 0.18 });
      return tone({ from: 784, to: 784, long: 0.3, loud: 0.16, later: 0.13 });
    case "reaction":
      return tone({ from: 700, to: 930, long: 0.07, loud: 0.1 });
    case "win":
      return [523, 659, 784, 1047].forEach((pitch, index) =>
        tone({ from: pitch, to: pitch, long: 0.45, loud: 0.16, later: 0.12 * index }),
      );
    case "lose": // lower, slower, and it comes to rest
      return [440, 392, 330].forEach((pitch, index) =>
        tone({ from: pitch, to: pitch, long: 0.6, loud: 0.13, later: 0.22 * index }),
      );
    case "end":
      return [523, 784].forEach((pitch, index) =>
        tone({ from: pitch, to: pitch, long: 0.5, loud: 0.12, later: 0.16 * index }),
      );
  }
}

interface Tone {
  from: number;
  to: number;
  long: number;
  loud: number;
  later?: number;
}

function tone({ from, to, long, loud, later = 0 }: Tone): void {
  if (!context || !volume) return;
  const begin = context.currentTime + later;
  const string = context.createOscillator();
  string.type = "triangle";
  string.frequency.setValueAtTime(from, begin);
  string.frequency.exponentialRampToValueAtTime(to, begin + long);
  string.connect(fading(context, volume, begin, long, loud));
  string.start(begin);
  string.stop(begin + long + 0.02);
}

interface Noise {
  pitch: number;
  long: number;
  loud: number;
  later: number;
}

/** A knock on wood or the fall of cloth: noise through a narrow band. */
function noise({ pitch, long, loud, later }: Noise): void {
  if (!context || !volume) return;
  const begin = context.currentTime + later;
  const length = Math.ceil(context.sampleRate * long);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = Math.random() * 2 - 1;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 1.6;
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(band).connect(fading(context, volume, begin, long, loud));
  source.start(begin);
}

function fading(where: AudioContext, end: AudioNode, begin: number, long: number, loud: number) {
  const gain = where.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0008, begin + long);
  gain.connect(end);
  return gain;
}
