/** The animation of one action: knows its pace, and can be cut short. */
import type { Cue } from "./types";

export class Timeline {
  private readonly running = new Set<Animation>();
  private readonly waiting = new Set<() => void>();
  private skipped = false;
  private readonly pace: number;
  readonly cue: (cue: Cue, count: number) => void;

  constructor(pace: number, cue: (cue: Cue, count: number) => void) {
    this.pace = pace;
    this.cue = (name, count) => {
      if (!this.skipped) cue(name, count);
    };
  }

  get over(): boolean {
    return this.skipped || this.pace <= 0;
  }

  /** Animate an element that already has its final look. */
  async play(
    element: Element,
    frames: Keyframe[],
    ms: number,
    easing: string,
    delay = 0,
  ): Promise<void> {
    if (this.over) return;
    const animation = element.animate(frames, {
      duration: ms * this.pace,
      delay: delay * this.pace,
      easing,
      fill: "backwards",
    });
    this.running.add(animation);
    // A browser that stops drawing never finishes an animation, so there is a timeout.
    const late = this.wait(ms + delay + 400);
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.running.delete(animation);
  }

  wait(ms: number): Promise<void> {
    if (this.over) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms * this.pace);
      this.waiting.add(done);
    });
  }

  skip(): void {
    this.skipped = true;
    for (const animation of this.running) animation.cancel();
    for (const done of this.waiting) done();
  }
}
