/** The bar of an earlier turn: which one it is, the ones beside it, and the way back to the game. */
import { useLayoutEffect } from "preact/hooks";
import { turnTexts } from "../../components/Log";
import type { PlayedTurn } from "../../components/turns";
import { say } from "../../i18n/say";
import { type Game, useGame } from "./tableModel";

/** Open a turn of the log; what happened in it is announced. */
export function openTurn(game: Game, turn: PlayedTurn): void {
  game.clearPrice();
  game.look.open(turn, told(game, turn));
}

function told(game: Game, turn: PlayedTurn): string {
  return say("as-sentence", { text: turnTexts(turn, game.names.value).join(" · ") });
}

export function LookBar() {
  const game = useGame();
  const turn = game.look.opened.value;
  return turn && <Bar turn={turn} />;
}

function Bar({ turn }: { turn: PlayedTurn }) {
  const game = useGame();
  const { look } = game;
  // If a button of this bar had the focus, it goes to the market.
  useLayoutEffect(
    () => () => {
      queueMicrotask(() => {
        if (document.activeElement === document.body) game.focus();
      });
    },
    [],
  );
  const news = newsOf(game);
  return (
    <section class="look-bar" aria-label={say("look-title")} data-testid="look-bar">
      <div class="look-what">
        <p class="look-place">{look.place(turn)}</p>
        <p class="look-told">{turnTexts(turn, game.names.value).join("\u00a0· ")}</p>
        <p class="look-news" data-testid="look-news">
          {news}
        </p>
      </div>
      <div class="look-ways">
        <Beside by={-1} label={say("look-back")} />
        <Beside by={1} label={say("look-forward")} />
        <button
          type="button"
          class={`button look-return${news ? " primary" : ""}`}
          data-testid="look-return"
          onClick={() => look.close()}
        >
          {say("look-return")}
        </button>
      </div>
    </section>
  );
}

/** What has become of the game meanwhile. */
function newsOf({ live, look, presenter }: Game): string {
  if (live.mine.value && presenter.offered.value.length) return say("look-your-turn");
  return look.goneOn.value ? say("look-gone-on") : "";
}

function Beside({ by, label }: { by: -1 | 1; label: string }) {
  const game = useGame();
  const turn = game.look.beside(by);
  return (
    <button
      type="button"
      class="button icon"
      data-testid={by < 0 ? "look-back" : "look-forward"}
      aria-label={label}
      title={label}
      aria-disabled={turn === null}
      onClick={() => turn && openTurn(game, turn)}
    >
      <svg class="glyph look-way" viewBox="0 0 24 24" aria-hidden="true">
        <path d={by < 0 ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} />
      </svg>
    </button>
  );
}
