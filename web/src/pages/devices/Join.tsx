/** A link was opened that makes this device one of somebody's: only once they say so. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, explain, Refused } from "../../api/endpoints";
import { notify } from "../../app/announce";
import { go } from "../../app/router";
import { Dialog } from "../../components/Dialog";
import { say } from "../../i18n/say";
import { forgetMine, refreshBoth } from "../home/tableLists";
import { refresh } from "./ownDevices";

export function Join({ code }: { code: string }) {
  /** The tables at which this device has seats that it would give up; null until that is known. */
  const own = useSignal<number | null>(null);
  /** What went wrong and may go right next time: the link is still good. */
  const why = useSignal("");
  const busy = useSignal(false);
  const attempt = async (work: () => Promise<void>) => {
    if (busy.value) return;
    busy.value = true;
    why.value = "";
    try {
      await work();
    } catch (error) {
      why.value = explain(error);
      if (error instanceof Refused && error.problem.key === "device-link-wrong") {
        notify(why.value, "trouble");
        close();
      }
    }
    busy.value = false;
  };
  const look = () =>
    attempt(async () => {
      own.value = (await api.myTables()).length;
    });
  const join = () =>
    attempt(async () => {
      await api.joinDevices(code);
      notify(say("device-joined"));
      close();
      forgetMine();
      await Promise.all([refresh(), refreshBoth()]);
    });
  const close = () => go("devices", "replace");
  useEffect(() => void look(), []);
  if (own.value === null && !why.value) return null;
  return (
    <Dialog title={say("device-join-title")} onClose={close}>
      <p>{say("device-join-text")}</p>
      {!!own.value && (
        <p data-testid="join-own">
          <strong>{say("device-join-own", { count: own.value })}</strong>
        </p>
      )}
      <p class="trouble" role="alert" data-testid="join-trouble">
        {why.value}
      </p>
      <div class="dialog-choices">
        <button type="button" class="button" autofocus data-testid="join-no" onClick={close}>
          {say("device-join-no")}
        </button>
        <button
          type="button"
          class={own.value ? "button danger" : "button primary"}
          data-testid="join"
          aria-disabled={busy.value}
          onClick={own.value === null ? look : join}
        >
          {own.value === null
            ? say("try-again")
            : own.value
              ? say("device-join-yes-own")
              : say("device-join-yes")}
        </button>
      </div>
    </Dialog>
  );
}
