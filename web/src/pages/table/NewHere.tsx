/** For visitors who do not know the game yet: lessons and rules, and from there back to this table. */
import { path } from "../../app/base";
import { rememberInvitation } from "../../app/invitation";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";

export function NewHere({ hash }: { hash: string }) {
  const { live } = useGame();
  const remember = () =>
    rememberInvitation(path(`table/${live.id}`) + (hash && `#${encodeURIComponent(hash)}`));
  return (
    <p class="new-here" data-testid="new-here">
      <span>{say("invited-new")}</span>
      <a href={path("learn")} onClick={remember}>
        {say("home-learn")}
      </a>
      <a href={path("rules")} onClick={remember}>
        {say("read-rules")}
      </a>
    </p>
  );
}
