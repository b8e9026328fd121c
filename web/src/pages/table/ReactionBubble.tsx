/** What somebody has just said, in a bubble: at their seat, or where the window ends. */
import { ReactionIcon } from "../../components/ReactionIcon";
import { say } from "../../i18n/say";
import { reactionText, type ShownReaction } from "./reactions";
import { useGame } from "./tableModel";

/** At a seat, or with 0 at the spectators' line. The live region says the same. */
export function ReactionBubble({ seat }: { seat: number }) {
  const found = useGame().reactions.shown.value.find((one) => one.seat === seat && !one.far);
  return (
    <span class="reaction-place" data-speaker={seat} aria-hidden="true">
      {found && (
        <Bubble key={found.number} shown={found}>
          {say("reaction", { reaction: found.reaction })}
        </Bubble>
      )}
    </span>
  );
}

/** Those of seats that are outside the window, with names. */
export function FarReactions() {
  const game = useGame();
  const far = game.reactions.shown.value.filter((one) => one.far);
  if (!far.length) return null;
  return (
    <div class="reactions-far" aria-hidden="true">
      {far.map((one) => (
        <Bubble key={one.number} shown={one}>
          {reactionText(one, game.name(one.seat))}
        </Bubble>
      ))}
    </div>
  );
}

function Bubble({ shown, children }: { shown: ShownReaction; children: string }) {
  const { reaction, seat } = shown;
  return (
    <span class="reaction-bubble" data-testid="reaction" data-seat-of={seat}>
      <ReactionIcon reaction={reaction} />
      <bdi>{children}</bdi>
    </span>
  );
}
