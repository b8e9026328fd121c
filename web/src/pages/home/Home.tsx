/** The first page: three ways to play, the tables there are, and what else there is to do. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { device } from "../../api/device";
import { announce } from "../../app/announce";
import { path } from "../../app/base";
import { readdress, type Route, route as here } from "../../app/router";
import { settings } from "../../app/settings";
import { listed, say } from "../../i18n/say";
import { BotsChoice, DeviceChoice, FriendsChoice } from "./WaysToPlay";
import { MoreLinks } from "./MoreLinks";
import { Hero } from "./Hero";
import { loadEditions } from "../../components/editions";
import { liveTables, useLists } from "./tableLists";
import { Resume, useGamesFirst } from "./Resume";
import { Options } from "./Options";
import { checkPreset, type Preset, readPreset, writePreset } from "./preset";
import { myName, start } from "./createTable";
import { MyTables, OpenTables } from "./Tables";
import { gameSetup } from "./gameSetup";

export function Home({ route }: { route: Route }) {
  useLists();
  useEffect(() => {
    device().catch(() => {
      // A player who wants to start is told why that is not possible.
    });
  }, []);
  const bad = usePreset(route);
  const gamesFirst = useGamesFirst();
  return (
    <div class={gamesFirst ? "home returning" : "home"}>
      {gamesFirst && <Resume />}
      <Hero />
      {bad.value.length > 0 && <Bad parts={bad.value} close={() => (bad.value = [])} />}
      <section class="choices" aria-label={say("home-choices")}>
        <BotsChoice />
        <FriendsChoice />
        <DeviceChoice />
      </section>
      <Options />
      <div class="tables">
        {!gamesFirst && !!liveTables()?.length && <MyTables />}
        <OpenTables />
      </div>
      <MoreLinks />
    </div>
  );
}

/** Do what the address says, and keep it in step with what is chosen since. */
function usePreset(route: Route) {
  const bad = useSignal<string[]>([]);
  const named = useSignal(false);
  useEffect(() => {
    const preset = readPreset(route.search);
    // The list of editions and bots is needed in any case; where it fails, a start asks again.
    // A visitor who comes back without a preset finds their last choices.
    if (!route.search.size) {
      keepInStep(named.value);
      return void loadEditions().catch(() => {});
    }
    if (route.search.toString() === inStep(named.value)) return void loadEditions().catch(() => {});
    gameSetup.value = preset.setup;
    named.value = preset.name !== null;
    myName.value = preset.name ?? settings.value.name;
    bad.value = preset.bad;
    void check(preset, (parts) => (bad.value = parts));
  }, [route.search]);
  useEffect(
    () =>
      gameSetup.subscribe(() => {
        if (here.value.page === "") keepInStep(named.value);
      }),
    [],
  );
  useEffect(
    () =>
      myName.subscribe(() => {
        if (here.value.page === "" && named.value) keepInStep(true);
      }),
    [],
  );
  return bad;
}

const inStep = (named: boolean): string =>
  new URLSearchParams(writePreset(gameSetup.value, named ? myName.value : null)).toString();

function keepInStep(named: boolean): void {
  const search = writePreset(gameSetup.value, named ? myName.value : null);
  readdress(path() + (search && `?${search}`) + location.hash);
}

async function check(preset: Preset, onBad: (bad: string[]) => void): Promise<void> {
  const server = await loadEditions().catch(() => null);
  if (!server) return;
  const checked = checkPreset(gameSetup.value, server);
  const bad = [...preset.bad, ...checked.bad];
  // Errors in the address itself are shown already, and may have been closed since.
  if (checked.bad.length) {
    gameSetup.value = checked.setup;
    onBad(bad);
  }
  if (bad.length) announce(say("home-preset-bad", { count: bad.length, parts: listed(bad) }));
  else if (preset.start) await start(preset.setup.mode, "replace");
}

function Bad({ parts, close }: { parts: string[]; close: () => void }) {
  return (
    <div class="bad-preset" data-testid="preset-bad">
      <p>{say("home-preset-bad", { count: parts.length, parts: listed(parts) })}</p>
      <button type="button" class="button plain" onClick={close}>
        {say("home-notice-close")}
      </button>
    </div>
  );
}
