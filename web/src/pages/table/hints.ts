/** A hint: asked for, on its way, there; and gone as soon as something else is to be decided. */
import { computed, signal, untracked } from "@preact/signals";
import { api, explain, Refused } from "../../api/endpoints";
import type { HintInfo } from "../../api/types";
import { announce } from "../../app/announce";
import { LatestRequest } from "../../app/latestRequest";
import type { LiveTable } from "../../live/liveTable";
import type { Presenter } from "../../live/presenter";
import { say } from "../../i18n/say";
import { hintInWords } from "./hintText";

/** How long to wait before asking a bot again that is getting ready. */
const RETRY_AFTER_MS = 1000;

export type HintState =
  | { kind: "asking" | "warming" }
  | { kind: "trouble"; text: string }
  | { kind: "given"; hint: HintInfo };

export class Hints {
  readonly now = signal<HintState | null>(null);
  /** Whether we play alone against bots: help against people would be cheating. */
  readonly possible = computed(() => {
    const seats = this.live.info.value?.seats ?? [];
    const people = seats.filter(({ kind }) => kind !== "bot").length;
    return people === 1 && this.live.you.value.seats.length === 1;
  });
  /** Whether there is something to choose, here and now. */
  readonly offered = computed(() => {
    const choosing = this.live.mine.value && this.live.state.value?.step !== "roll";
    return this.possible.value && choosing && this.presenter.offered.value.length > 1;
  });
  /** The position that the hint is about. */
  private about = "";
  private readonly latestHint = new LatestRequest();

  constructor(
    private readonly live: LiveTable,
    private readonly presenter: Presenter,
  ) {}

  toggle(): void {
    if (this.now.value) this.hide();
    else void this.ask();
  }

  hide(): void {
    this.latestHint.cancel();
    if (!this.now.value) return;
    this.now.value = null;
    this.presenter.advise(null);
  }

  /** A hint is outdated once the position has changed, or a decision was sent. */
  hideIfOutdated(): void {
    const { position } = this.live.state.value ?? {};
    const stays = this.offered.value && position === this.about;
    if (!stays) untracked(() => this.hide());
  }

  async ask(): Promise<void> {
    const state = this.live.state.value;
    if (!this.offered.value || !state?.position) return;
    const isLatest = this.latestHint.start();
    this.about = state.position;
    this.now.value = { kind: "asking" };
    while (isLatest()) {
      const found = await api.hint(this.live.id, state.number).catch((problem) => problem);
      if (!isLatest()) return;
      if (!isNotReady(found)) return this.show(found);
      if (this.now.value?.kind !== "warming") this.say({ kind: "warming" }, say("hint-warming"));
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }

  private show(found: HintInfo | Error): void {
    if (found instanceof Error) {
      const text = explain(found);
      return this.say({ kind: "trouble", text }, text);
    }
    this.say({ kind: "given", hint: found }, hintInWords(found));
    this.presenter.advise(found.action);
  }

  private say(now: HintState, text: string): void {
    this.now.value = now;
    announce(text, "hint");
  }
}

function isNotReady(found: unknown): boolean {
  return found instanceof Refused && found.problem.key === "bot-not-ready";
}
