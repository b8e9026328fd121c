/** An invitation was opened too late: every seat is taken, and what can be done instead. */
import { path } from "../../app/base";
import { go } from "../../app/router";
import { Dialog } from "../../components/Dialog";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";
import { joinCode, sittingDown } from "./SitDown";

export function SeatsTaken({ hash }: { hash: string }) {
  const { live } = useGame();
  const late = !!joinCode(hash) && live.state.value?.phase === "playing";
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
