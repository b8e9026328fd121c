/** Fair dice: the promise that the server made, and what each seat adds to it. */
import { useSignal } from "@preact/signals";
import { announce } from "../../app/announce";
import { say } from "../../say/say";
import { useGame } from "./game";

export function FairDice() {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  if (!info) return null;
  const gathering = live.state.value?.phase === "gathering";
  const mine = live.you.value.seats;
  return (
    <details class="fair">
      <summary>{say("fair-title")}</summary>
      <p>{say("fair-text")}</p>
      <dl class="fair-seeds">
        <dt>{say("fair-commitment")}</dt>
        <dd>
          <code data-testid="commitment">{info.commitment}</code>
        </dd>
        {info.seats.map((chair, index) =>
          chair.seed ? (
            <>
              <dt>{say("fair-seed", { name: game.name(index + 1) })}</dt>
              <dd>
                <code>{chair.seed}</code>
              </dd>
            </>
          ) : null,
        )}
      </dl>
      {gathering && mine.map((seat) => <ChangeSeed key={seat} seat={seat} />)}
    </details>
  );
}

function ChangeSeed({ seat }: { seat: number }) {
  const game = useGame();
  const seed = useSignal("");
  const shared = game.live.you.value.seats.length > 1;
  const change = async (event: Event) => {
    event.preventDefault();
    if (!seed.value) return;
    if (!(await game.do("seed", { seat, seed: seed.value }))) return;
    seed.value = "";
    announce(say("fair-changed"));
  };
  return (
    <form class="fair-change" onSubmit={change}>
      <label class="field">
        <span>
          {shared ? say("fair-change-name", { name: game.name(seat) }) : say("fair-change")}
        </span>
        <input
          value={seed.value}
          maxLength={64}
          pattern="[!-~]{1,64}"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          onInput={(event) => {
            seed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button">
        {say("fair-change-do")}
      </button>
    </form>
  );
}
