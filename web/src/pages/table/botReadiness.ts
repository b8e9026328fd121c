/** Whether the bot to move is still getting ready. The server is asked only once it is overdue. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/endpoints";
import { announce } from "../../app/announce";
import { say } from "../../i18n/say";
import type { Game } from "./tableModel";

/** How long a bot that is ready takes at most, and how long until it is asked again. */
const OVERDUE_AFTER_MS = 1000;

export function useGettingReady(game: Game): boolean {
  const gettingReady = useSignal(false);
  const { live, presenter } = game;
  const { phase, seat = 0, number } = live.state.value ?? {};
  const bot = phase === "playing" ? live.info.value?.seats[seat - 1]?.bot : null;
  const awaited = bot && !presenter.current.value ? bot : "";
  useEffect(() => {
    gettingReady.value = false;
    if (!awaited) return;
    let timer = setTimeout(look, OVERDUE_AFTER_MS);
    async function look(): Promise<void> {
      const bots = await api.bots().catch(() => []);
      if (!timer) return;
      timer = setTimeout(look, OVERDUE_AFTER_MS);
      const before = gettingReady.value;
      gettingReady.value = bots.some(({ name, ready }) => name === awaited && !ready);
      if (gettingReady.value && !before)
        announce(say("todo-getting-ready", { name: game.name(seat) }));
    }
    return () => {
      clearTimeout(timer);
      timer = 0;
    };
  }, [awaited, number]);
  return gettingReady.value;
}
