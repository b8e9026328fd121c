/** What it costs to stop on a rug: asked for once for each position, whatever is pointed at. */
import { signal } from "@preact/signals";
import { api } from "../../api/endpoints";
import type { AreaInfo } from "../../api/types";
import { LatestRequest } from "../../app/latestRequest";
import { choose, settings } from "../../app/settings";

export class AreaPrices {
  /** The area that the mouse is over, or that was asked about. */
  readonly shown = signal<AreaInfo | null>(null);
  private readonly latest = new LatestRequest();
  private known: { position: string; areas: Promise<AreaInfo[]> } | null = null;

  constructor(private readonly ask: (position: string) => Promise<AreaInfo[]> = api.areas) {}

  /** The area that a square belongs to in that position; null for an empty square. */
  async at(position: string, square: string): Promise<AreaInfo | null> {
    const found = (await this.areasOf(position)).find(({ area }) => area.includes(square));
    return found ? { ...found, square } : null;
  }

  /** Show the area under the mouse. */
  async point(position: string, square: string): Promise<void> {
    const isLatest = this.latest.start();
    // The price is only a help; the game goes on without it.
    const found = await this.at(position, square).catch(() => null);
    if (!isLatest()) return;
    if (found) this.show(found);
    else this.shown.value = null;
  }

  show(area: AreaInfo): void {
    this.latest.cancel();
    this.shown.value = area;
    // A player who has found it needs no nudge any more.
    if (!settings.peek().priceFound) choose({ priceFound: true });
  }

  clear(): void {
    this.latest.cancel();
    this.shown.value = null;
  }

  private areasOf(position: string): Promise<AreaInfo[]> {
    if (this.known?.position !== position) {
      const areas = this.ask(position);
      this.known = { position, areas };
      areas.catch(() => {
        if (this.known?.areas === areas) this.known = null; // so that the next one asks again
      });
    }
    return this.known.areas;
  }
}
