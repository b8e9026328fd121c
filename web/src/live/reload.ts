/** Reloading the page for a server that speaks a newer protocol. */
import { PROTOCOL } from "../api/wire";

const RELOADED_KEY = "marrakech.reloaded-for";

/** Reload, once for each newer protocol of the server; whether it does. A cache may hand out this
 * page again: then it goes on as it is, for older protocols are served too. */
export function reloadFor(protocol: number, reload = () => location.reload()): boolean {
  if (protocol <= PROTOCOL) return false;
  try {
    if (protocol <= Number(sessionStorage.getItem(RELOADED_KEY))) return false;
    sessionStorage.setItem(RELOADED_KEY, String(protocol));
  } catch {
    return false; // without a memory it would reload for ever
  }
  reload();
  return true;
}
