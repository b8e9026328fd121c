/** Taking back the last rug, where everybody plays on this device. */
import { say } from "../../i18n/say";
import { type Game, useGame } from "./tableModel";

/** Always there round one device, so that nothing moves when it can be used. */
export function UndoButton() {
  const game = useGame();
  if (!isRoundOneDevice(game)) return null;
  return (
    <button
      type="button"
      class="button plain beside-act undo-button"
      data-testid="undo"
      aria-disabled={!canUndo(game)}
      title={say("undo-help")}
      onClick={() => undo(game)}
    >
      <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5L4 10l5 5M4 10h9a6 6 0 0 1 0 12H9" />
      </svg>
      <span>{say("undo")}</span>
    </button>
  );
}

/** Take the last rug back, if that is possible now and offered here. */
export function undo(game: Game): void {
  if (isRoundOneDevice(game) && canUndo(game))
    void game.do({ kind: "undo" }, game.live.state.value?.number ?? 0);
}

/** Whether several people play, all of them here. */
export function isRoundOneDevice({ live }: Game): boolean {
  const people = (live.info.value?.seats ?? []).filter(({ kind }) => kind === "person").length;
  return people > 1 && live.you.value.seats.length === people;
}

function canUndo({ live, presenter }: Game): boolean {
  const seat = live.state.value?.undo ?? 0;
  const still = presenter.current.value === null && live.sent.value === null;
  return still && live.you.value.seats.includes(seat);
}
