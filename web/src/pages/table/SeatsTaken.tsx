/** An invitation was opened too late: every seat is taken, and what can be done instead. */
import { path } from "../../app/base";
import { go } from "../../app/router";
import { Dialog } from "../../components/Dialog";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";
import { joinCode, sittingDown, toldFull } from "./SitDown";

export function SeatsTaken({ hash }: { hash: string }) {
  const game = useGame();
  const { live } = game;
  const playing = live.state.value?.phase === "playing";
  const late = playing && !!joinCode(hash) && !toldFull.has(game);
  if (!late || sittingDown.value || live.you.value.seats.length) return null;
  const watch = () => go(`table/${live.id}`, "replace");
  return (
    <Dialog title={say("seats-taken-title")} onClose={watch}>
      <p>{say("seats-taken-text")}</p>
      <p class="soft">{say("join-late")}</p>
      <div class="dialog-choices" data-testid="seats-taken">
        <button type="button" class="button primary" autofocus onClick={watch}>
          {say("seats-taken-watch")}
        </button>
        <a class="button" href={path("?mode=friends")}>
          {say("seats-taken-own")}
        </a>
      </div>
    </Dialog>
  );
}
