/** What to do, and the one button that does it. */
import type { Acted, Step } from "../../api/types";
import { isReturn } from "../../notation/action";
import { LastTurn } from "../../components/Log";
import { isOpening } from "../../components/turns";
import { Sentence } from "../../components/TurnSentence";
import { say } from "../../i18n/say";
import { type Game, useGame } from "./tableModel";
import { HintButton } from "./Hint";
import { UndoButton } from "./Undo";
import { useGettingReady } from "./botReadiness";

export function ActionBar() {
  const game = useGame();
  const gettingReady = useGettingReady(game);
  const beside = game.areaPrice.value ?? (
    <LastTurn events={game.shownEvents()} names={game.names.value} />
  );
  return (
    <section class="table-action" aria-label={say("action-title")}>
      <Sentence
        text={sentence(game, gettingReady)}
        beside={beside}
        asked={game.areaPrice.value !== null}
      />
      <div class="table-act">
        <ActButton />
        <HintButton />
        <UndoButton />
      </div>
    </section>
  );
}

/** During an animation the sentence is about the player who acted. */
function sentence(game: Game, gettingReady: boolean): string {
  const { live, presenter } = game;
  const state = live.state.value;
  const seat = state?.seat ?? 0;
  if (presenter.current.value) return showingText(game, presenter.current.value);
  if (live.info.value?.seats[seat - 1]?.bot && live.you.value.seats.includes(seat))
    return say("todo-lent", { name: game.name(seat) });
  if (gettingReady) return say("todo-getting-ready", { name: game.name(seat) });
  return game.whatToDo();
}

function showingText(game: Game, action: Acted): string {
  if (isOpening(action)) return say("replay-beginning");
  const { seat } = action;
  return game.isYou(seat)
    ? say("todo-playing-you")
    : say("todo-playing", { name: game.name(seat) });
}

/** Always the same button, whatever it does now, so that it keeps the focus. */
function ActButton() {
  const game = useGame();
  const { live, guard } = game;
  const deed = game.deed.value;
  const sent = live.sent.value !== null;
  const able = deed === "skip" || game.canDecide();
  const armed = game.isArmed.value;
  const look = {
    skip: "plain skip",
    decide: `primary${sent ? " sent" : ""}${able && !armed ? " arming" : ""}`,
    wait: "plain idle",
  }[deed];
  return (
    <button
      type="button"
      class={`button act ${look}${game.isSought.value ? " sought" : ""}`}
      data-testid="act"
      aria-disabled={!able || !armed}
      onPointerDown={() => guard.begin()}
      onKeyDown={(event) => event.repeat || guard.begin()}
      onClick={() => game.press()}
    >
      {deed === "skip" && say("skip")}
      {deed === "decide" && label(live.state.value?.step ?? "turn", game.choice.value, sent)}
      {deed === "wait" && (live.you.value.seats.length ? say("act-wait") : say("act-watch"))}
    </button>
  );
}

function label(step: Step, choice: string | null, sent: boolean): string {
  if (sent) return say("act-sent");
  if (isReturn(choice)) return say("act-box");
  if (step === "lay") return choice ? say("act-lay") : say("act-choose-rug");
  if (step === "steer") return choice ? say("act-steer") : say("act-choose-facing");
  return choice ? say("act-roll") : say("act-choose-facing");
}
