/** The three ways to play. Each works with one touch; what can be changed first lies above it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { type Segment, Segments } from "../../components/Segments";
import { number, say } from "../../i18n/say";
import { serverEditions } from "../../components/editions";
import { callMe, callOther, going, myName, otherNames, start, startFailure } from "./createTable";
import {
  botOf,
  type Mode,
  mostBots,
  chooseBot,
  chooseBots,
  choosePlayers,
  gameSetup,
} from "./gameSetup";
import { Band, type Weave } from "./Band";

const counts = (from: number, to: number, most = to): Segment<number>[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({
    value: from + place,
    label: number(from + place),
    disabled: from + place > most,
  }));

export function BotsChoice() {
  return (
    <Choice
      mode="bots"
      weave="diamonds"
      title={say("home-bots")}
      about={say("home-bots-about")}
      button={say("home-bots-go")}
    >
      <Segments
        legend={say("home-opponents")}
        segments={counts(1, 3)}
        value={gameSetup.value.players.bots - 1}
        onChoose={(opponents) => choosePlayers("bots", opponents + 1)}
      />
      <BotPicker />
    </Choice>
  );
}

export function FriendsChoice() {
  const players = gameSetup.value.players.friends;
  return (
    <Choice
      mode="friends"
      weave="zigzag"
      title={say("home-friends")}
      about={say("home-friends-about")}
      button={say("home-friends-go")}
    >
      <div class="pair">
        <Segments
          legend={say("home-players")}
          segments={counts(2, 4)}
          value={players}
          onChoose={(count) => choosePlayers("friends", count)}
        />
        <Segments
          legend={say("home-bots-among")}
          segments={counts(0, 2, mostBots(players))}
          value={gameSetup.value.bots.friends}
          onChoose={(count) => chooseBots("friends", count)}
        />
      </div>
      <div class="name-and-bot">
        <label class="field">
          <span>{say("home-name")}</span>
          <NameInput
            value={myName.value}
            label={say("home-player", { number: 1 })}
            onName={callMe}
            self
          />
        </label>
        {gameSetup.value.bots.friends > 0 && <BotAmong mode="friends" />}
      </div>
    </Choice>
  );
}

export function DeviceChoice() {
  const players = gameSetup.value.players.device;
  const bots = gameSetup.value.bots.device;
  const people = players - bots;
  return (
    <Choice
      mode="device"
      weave="checks"
      title={say("home-device")}
      about={say("home-device-about")}
      button={say("home-device-go")}
    >
      <div class="pair">
        <Segments
          legend={say("home-players")}
          segments={counts(2, 4)}
          value={players}
          onChoose={(count) => choosePlayers("device", count)}
        />
        <Segments
          legend={say("home-bots-among")}
          segments={counts(0, 2, mostBots(players))}
          value={gameSetup.value.bots.device}
          onChoose={(count) => chooseBots("device", count)}
        />
      </div>
      <fieldset class="names">
        <legend>{say("home-names")}</legend>
        {Array.from({ length: people }, (_, place) => (
          <NameInput
            key={place}
            value={(place ? otherNames.value[place - 1] : myName.value) ?? ""}
            label={say("home-player", { number: place + 1 })}
            spoken={say("home-name-of", { number: place + 1 })}
            onName={(name) => (place ? callOther(place - 1, name) : callMe(name))}
          />
        ))}
        {/* A bot takes the place of a name, so that nothing moves. */}
        {bots > 0 && <BotAmong mode="device" />}
        {bots > 1 && <span class="name-to-spare" />}
      </fieldset>
    </Choice>
  );
}

function Choice(given: {
  mode: Mode;
  weave: Weave;
  title: string;
  about: string;
  button: string;
  children: ComponentChildren;
}) {
  const { mode } = given;
  const busy = going.value === mode;
  const problem = startFailure.value?.mode === mode ? startFailure.value.text : "";
  const why = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem) why.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  const submit = (event: Event) => {
    event.preventDefault();
    void start(mode);
  };
  return (
    <form class={`choice ${mode}`} onSubmit={submit} data-testid={`choice-${mode}`}>
      <Band weave={given.weave} />
      <h2>{given.title}</h2>
      <p class="about">{given.about}</p>
      <div class="choice-fields">{given.children}</div>
      <button
        type="submit"
        class="button primary go"
        aria-disabled={busy}
        data-testid={`start-${mode}`}
      >
        {busy ? say("home-going") : given.button}
      </button>
      {/* Below the button, which stays where it was pressed. */}
      <p class="trouble" role="alert" ref={why}>
        {problem}
      </p>
    </form>
  );
}

function BotPicker() {
  const bots = serverEditions.value?.bots;
  if (!bots) return <div class="segments-to-come" />;
  const chosen = botOf(gameSetup.value, "bots", bots);
  return (
    <Segments
      legend={say("home-strength")}
      segments={bots.map((bot) => ({ value: bot, label: say("bot-called", { bot }) }))}
      value={chosen}
      about={say("bot-about", { bot: chosen })}
      onChoose={(bot) => chooseBot("bots", bot)}
    />
  );
}

/** How strong the bots among people are: one line, in a place where it moves nothing. */
function BotAmong({ mode }: { mode: "friends" | "device" }) {
  const bots = serverEditions.value?.bots ?? [];
  return (
    <label class="field bot-among">
      <span>{say("home-strength")}</span>
      <select
        value={botOf(gameSetup.value, mode, bots)}
        onChange={(event) => chooseBot(mode, event.currentTarget.value)}
      >
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {say("bot-called", { bot })}
          </option>
        ))}
      </select>
    </label>
  );
}

function NameInput(given: {
  value: string;
  label: string;
  spoken?: string;
  self?: boolean;
  onName: (name: string) => void;
}) {
  return (
    <input
      value={given.value}
      maxLength={30}
      dir={given.value ? "auto" : undefined}
      placeholder={given.label}
      aria-label={given.spoken}
      autocomplete={given.self ? "nickname" : "off"}
      enterkeyhint="done"
      onInput={(event) => given.onName(event.currentTarget.value)}
    />
  );
}
