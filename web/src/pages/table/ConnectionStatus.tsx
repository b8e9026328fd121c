/** How the connection and the server are doing: shown only when something is wrong. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../../app/announce";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";

const SHOWN_AFTER_MS = 1000;

export function ConnectionStatus() {
  const { live } = useGame();
  const health = live.connection.health.value;
  const since = live.connection.lostSince.value;
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!since) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [since]);
  const lost = health === "lost";
  const kept = live.sent.value !== null;
  const was = useSignal(false);
  useEffect(() => {
    if (lost)
      announce(
        kept ? say("line-lost-kept", { seconds: 1 }) : say("line-lost", { seconds: 1 }),
        "line",
      );
    else if (was.peek() && health === "online") announce(say("line-back"), "line");
    was.value = lost || (was.peek() && health !== "online");
  }, [lost, health, kept]);
  const trouble = health === "online" ? live.trouble.value : null;
  const troubled = useSignal(false);
  useEffect(() => {
    if (trouble) announce(say("server-troubled"), "line");
    else if (troubled.peek() && health === "online") announce(say("server-recovered"), "line");
    troubled.value = trouble !== null || (troubled.peek() && health !== "online");
  }, [trouble, health]);
  const shown = health !== "online" || trouble !== null;
  // After a short break the connection is back before anything moves.
  const late = useSignal(false);
  useEffect(() => {
    late.value = false;
    if (!shown) return;
    const timer = setTimeout(() => (late.value = true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  const seconds = Math.max(1, Math.round((now.value - since) / 1000));
  return (
    <div
      class={late.value ? "connection late" : "connection"}
      data-testid="connection"
      data-health={trouble ? "troubled" : health}
      hidden={!shown}
    >
      <span class="connection-dot" />
      {trouble && say("server-troubled")}
      {health === "connecting" && say("line-connecting")}
      {health === "slow" && say("line-slow")}
      {health === "lost" &&
        (kept ? say("line-lost-kept", { seconds }) : say("line-lost", { seconds }))}
    </div>
  );
}
