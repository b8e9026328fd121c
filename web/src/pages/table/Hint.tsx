/** The hint: its button beside the one that acts, and above the seats what the bot says. */
import { useEffect } from "preact/hooks";
import type { HintInfo } from "../../api/types";
import { choiceInWords } from "../../components/choiceText";
import { Star } from "../../components/Star";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";
import type { HintState } from "./hints";
import { hintInWords, worthInShort } from "./hintText";

/** More choices than these help nobody. */
const MOST_CHOICES = 4;

/** Always there in a game against bots, so that nothing moves when it can be used. */
export function HintButton() {
  const { hints } = useGame();
  if (!hints.possible.value) return null;
  return (
    <button
      type="button"
      class="button plain beside-act hint-button"
      data-testid="hint"
      aria-disabled={!hints.offered.value}
      aria-expanded={hints.now.value !== null}
      onClick={() => hints.toggle()}
    >
      <Star />
      <span>{say("hint")}</span>
    </button>
  );
}

export function Hint() {
  const { hints } = useGame();
  const now = hints.now.value;
  return now && <Panel now={now} />;
}

function Panel({ now }: { now: HintState }) {
  const game = useGame();
  const { hints } = game;
  // If one of its choices had the focus, it moves to the market.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) game.focus();
    },
    [],
  );
  return (
    <section class={`hint ${now.kind}`} aria-label={say("hint")} data-testid="hint-panel">
      <p class="hint-says">{words(now)}</p>
      <button
        type="button"
        class="button plain icon"
        aria-label={say("hint-hide")}
        onClick={() => hints.hide()}
      >
        <Cross />
      </button>
      {now.kind === "given" && <Choices hint={now.hint} />}
      {now.kind === "trouble" && (
        <button type="button" class="button" onClick={() => void hints.ask()}>
          {say("table-try-again")}
        </button>
      )}
    </section>
  );
}

function words(now: HintState): string {
  if (now.kind === "given") return hintInWords(now.hint);
  if (now.kind === "trouble") return now.text;
  return now.kind === "warming" ? say("hint-warming") : say("hint-thinking");
}

/** A touch only chooses: the player confirms it like any other choice. */
function Choices({ hint }: { hint: HintInfo }) {
  const game = useGame();
  const best = hint.worths.slice(0, MOST_CHOICES);
  return (
    <ol class="hint-choices" aria-label={say("hint-choices")}>
      {best.map(([action, value]) => (
        <li key={action}>
          <button
            type="button"
            class="button"
            data-action={action}
            aria-pressed={game.choice.value === action}
            onClick={() => game.board?.choose(action)}
          >
            {action === hint.action ? <Star /> : <span class="hint-no-star" />}
            <span>{choiceInWords(action)}</span>
            <bdi>{worthInShort(hint.measure, value)}</bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}

function Cross() {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
