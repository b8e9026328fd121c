/** Fair dice: the promise that the server made, and what each seat adds to it. */
import { useSignal } from "@preact/signals";
import type { Chair, CommandBody } from "../../api/types";
import { announce } from "../../app/announce";
import { LONGEST_TYPED, promiseSeed } from "../../live/seeds";
import { say } from "../../i18n/say";
import { useGame } from "./tableModel";

export function FairDice() {
  const game = useGame();
  const { live } = game;
  const info = live.info.value;
  if (!info) return null;
  const open = live.state.value?.phase === "gathering";
  const mine = live.you.value.seats;
  return (
    <details class="fair">
      <summary>{say("fair-title")}</summary>
      <p>{say("fair-text")}</p>
      <p>{say("fair-seats")}</p>
      <dl class="fair-seeds">
        <dt>{say("fair-commitment")}</dt>
        <dd>
          <code data-testid="commitment">{info.commitment}</code>
        </dd>
        {info.seats.map((chair, index) => (
          <Seed key={index} chair={chair} name={game.name(index + 1)} />
        ))}
      </dl>
      {open && mine.length > 0 && <p class="soft">{say("fair-salted")}</p>}
      {open && mine.map((seat) => <ChangeSeed key={seat} seat={seat} sealed={!!info.sealed} />)}
    </details>
  );
}

/** A seat's promise, and its seed once that may be seen. */
function Seed({ chair, name }: { chair: Chair; name: string }) {
  return (
    <>
      {chair.commitment && (
        <>
          <dt>{say("fair-hash", { name })}</dt>
          <dd>
            <code data-testid="seat-commitment">{chair.commitment}</code>
          </dd>
        </>
      )}
      {chair.seed && (
        <>
          <dt>{say("fair-seed", { name })}</dt>
          <dd>
            <code data-testid="seat-seed">{chair.seed}</code>
          </dd>
        </>
      )}
    </>
  );
}

/** Once all is sealed it can only be looked at: a form must not vanish under somebody's hands. */
function ChangeSeed({ seat, sealed }: { seat: number; sealed: boolean }) {
  const game = useGame();
  const seed = useSignal("");
  const shared = game.live.you.value.seats.length > 1;
  const change = async (event: Event) => {
    event.preventDefault();
    if (!seed.value || sealed) return;
    const body: CommandBody = { kind: "seed", seat, commitment: promiseSeed(seed.value) };
    if (!(await game.do(body, game.live.state.value?.number))) return;
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
          data-testid="change-seed"
          maxLength={LONGEST_TYPED}
          pattern="[!-~]*"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          readOnly={sealed}
          onInput={(event) => {
            seed.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button" aria-disabled={sealed}>
        {say("fair-change-do")}
      </button>
    </form>
  );
}
