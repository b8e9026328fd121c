/** What a table in a list says of itself: who sits there, and what is played. */
import type { Chair, Setup } from "../../api/types";
import { USUAL_RULES } from "../../notation/ruleset";
import { language, number, say } from "../../i18n/say";
import { editionLabel } from "../../components/editions";
import { namesOf } from "../../components/playerNames";

/** Names side by side, each in its own direction: those of some chairs, or of everybody there. */
export function Names({ seats, chairs }: { seats: readonly Chair[]; chairs?: readonly Chair[] }) {
  const list = new Intl.ListFormat(language.value, { type: "unit" });
  const named = chairs ?? seats.filter(({ kind }) => kind !== "open");
  const names = namesOf(seats);
  const parts = list.formatToParts(named.map((chair) => names[seats.indexOf(chair)] ?? ""));
  return (
    <span class="table-names">
      {parts.map((part, place) =>
        part.type === "element" ? <bdi key={place}>{part.value}</bdi> : part.value,
      )}
    </span>
  );
}

/** The rules and the clock, in a few words. */
export function Gist({ setup }: { setup: Setup }) {
  const words = [say("home-gist-players", { count: setup.players }), rulesOf(setup)];
  const { kind, seconds, increment } = setup.clock;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (kind === "turn") words.push(say("home-clock-turn", { seconds }));
  else if (kind === "game" && increment)
    words.push(say("home-clock-game-more", { minutes, increment: number(increment) }));
  else if (kind === "game") words.push(say("home-clock-game", { minutes }));
  return (
    <span class="table-gist">
      {words.map((word, place) => (
        <>
          {place > 0 && " · "}
          <bdi>{word}</bdi>
        </>
      ))}
    </span>
  );
}

function rulesOf({ edition, rules }: Setup): string {
  if (edition) return editionLabel(edition);
  return rules === USUAL_RULES ? say("home-edition-default") : say("home-gist-own");
}
