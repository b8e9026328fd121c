/** The game itself: the market, what to do, the seats, and what happened. */
import { useSignal } from "@preact/signals";
import { useMediaQuery } from "../../app/mediaQuery";
import { settings } from "../../app/settings";
import { Log } from "../../components/Log";
import { listed, say } from "../../i18n/say";
import { ActionBar } from "./ActionBar";
import { AbsenceBars } from "./AbsenceBars";
import { useGame } from "./tableModel";
import { Help } from "./KeyboardHelp";
import { Hint } from "./Hint";
import { LookBar, openTurn } from "./LookBar";
import { Market } from "./Market";
import { useKeys, useMarketFocus } from "./shortcuts";
import { Over } from "./Over";
import { ReactionBar } from "./ReactionBar";
import { RulesInForce } from "./RulesInForce";
import { TableSeats } from "./TableSeats";
import { TextBoardSwitch, TextBoardView } from "./TextBoardView";
import { ThisTable } from "./ThisTable";

export function Playing({ hash }: { hash: string }) {
  const game = useGame();
  const { live, presenter } = game;
  const help = useSignal(false);
  const logOpen = useSignal(false);
  useKeys(game, {
    help: () => {
      help.value = !help.value;
    },
    log: () => {
      logOpen.value = !logOpen.value;
    },
    hint: () => game.hints.toggle(),
  });
  useMarketFocus(game);
  const desk = useMediaQuery("(min-width: 62.5em)");
  const threeColumns = useMediaQuery("(min-width: 75em)");
  const over = live.state.value?.phase === "over" && !presenter.current.value;
  const about = <ThisTable rules={!threeColumns || over} onHelp={() => (help.value = true)} />;
  const looking = game.look.opened.value !== null;
  return (
    <div class={`table-playing${over ? " over" : ""}${looking ? " looking-back" : ""}`}>
      <h1 class="unseen">{say("table-heading", { names: listed(game.names.value) })}</h1>
      <TextBoardSwitch />
      <Market lettered={logOpen.value && !desk} />
      {over ? <Over /> : <ActionBar />}
      <LookBar />
      <div class="table-seats">
        {settings.value.textBoard && <TextBoardView onHelp={() => (help.value = true)} />}
        <AbsenceBars />
        <Hint />
        <TableSeats />
        {!over && (
          <ReactionBar>
            <Spectators invited={hash.startsWith("join-")} />
          </ReactionBar>
        )}
        {threeColumns && !over && (
          <>
            <section class="table-rules" aria-label={say("rules-on")}>
              <RulesInForce />
            </section>
            {about}
          </>
        )}
      </div>
      <aside class="table-side" aria-label={say("side-title")}>
        <Fold
          title={say("log-title")}
          wide={desk}
          open={logOpen.value}
          onToggle={(open) => (logOpen.value = open)}
        >
          <LogSoFar />
        </Fold>
        {(!threeColumns || over) && about}
      </aside>
      {help.value && <Help onClose={() => (help.value = false)} />}
    </div>
  );
}

function LogSoFar() {
  const game = useGame();
  const { look } = game;
  return (
    <Log
      events={game.shownEvents()}
      names={game.names.value}
      opened={look.opened.value?.key ?? null}
      onPoint={(turn) => (look.pointed.value = turn)}
      onOpen={(turn) => openTurn(game, turn)}
    />
  );
}

/** `invited` by a link that opened a seat before the game: perhaps it was theirs. */
function Spectators({ invited }: { invited: boolean }) {
  const { live } = useGame();
  const { watchers } = live.presence.value;
  const watching = !live.you.value.seats.length;
  if (!watchers && !watching) return null;
  return (
    <p class="soft table-spectators">
      {watching
        ? say("you-watch", { others: Math.max(0, watchers - 1) })
        : say("watchers", { watchers })}
      {watching && invited && ` ${say("join-late")}`}
    </p>
  );
}

interface FoldProps {
  title: string;
  wide: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: preact.ComponentChildren;
}

/** Folded away on a phone, always open beside the market. */
function Fold({ title, wide, open, onToggle, children }: FoldProps) {
  if (wide)
    return (
      <section class="fold" aria-label={title}>
        <h2>{title}</h2>
        {children}
      </section>
    );
  return (
    <details class="fold" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
