/** The game itself: the market, what to do, the seats, and what happened. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings, pace } from "../../app/settings";
import { sound } from "../../app/sound";
import type { BoardOptions } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { Log } from "../../components/Log";
import { language, listed, say } from "../../i18n/say";
import { ActionBar } from "./ActionBar";
import { AbsenceBars } from "./AbsenceBars";
import { useGame } from "./tableModel";
import { Help } from "./KeyboardHelp";
import { Hint } from "./Hint";
import { useKeys, useMarketFocus } from "./shortcuts";
import { Over } from "./Over";
import { ReactionBar } from "./ReactionBar";
import { TableSeats } from "./TableSeats";
import { TextBoardSwitch, TextBoardView } from "./TextBoardView";
import { ThisTable } from "./ThisTable";
import { boardWords } from "../../components/boardLabels";

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
  const over = live.state.value?.phase === "over" && !presenter.current.value;
  return (
    <div class={`table-playing${over ? " over" : ""}`}>
      <h1 class="unseen">{say("table-heading", { names: listed(game.names.value) })}</h1>
      <TextBoardSwitch />
      <Market />
      {over ? <Over /> : <ActionBar />}
      <div class="table-seats">
        {settings.value.textBoard && <TextBoardView onHelp={() => (help.value = true)} />}
        <AbsenceBars />
        <Hint />
        <TableSeats />
        {!over && (
          <ReactionBar>
            <Watchers invited={hash.startsWith("join-")} />
          </ReactionBar>
        )}
      </div>
      <aside class="table-side" aria-label={say("side-title")}>
        <Fold
          title={say("log-title")}
          open={logOpen.value}
          onToggle={(open) => (logOpen.value = open)}
        >
          <LogSoFar />
        </Fold>
        <ThisTable onHelp={() => (help.value = true)} />
      </aside>
      {help.value && <Help onClose={() => (help.value = false)} />}
    </div>
  );
}

function Market() {
  const game = useGame();
  const { presenter } = game;
  const { coordinates, textBoard } = settings.value;
  const spoken = language.value;
  const options = useMemo<BoardOptions>(
    () => ({
      onAction: (action) => game.decide(action),
      onChoice: (choice) => {
        game.choice.value = choice;
      },
      onTouch: (again) => game.touched(again),
      mayDecide: () => game.guard.press(),
      onCue: sound,
      onSquare: (square) => void game.announcePrice(square),
      pace,
      confirm: () => settings.value.confirm,
      coordinates,
      words: boardWords(),
    }),
    [coordinates, spoken],
  );
  const first = useMemo(() => {
    const position = presenter.shown.peek()?.position ?? game.live.state.peek()?.position ?? "";
    return { position, legal: [] };
  }, []);
  return (
    // A touch during an animation skips it. It decides nothing, so it needs no role.
    <div
      class="table-market"
      inert={textBoard}
      onClickCapture={(event) => {
        if (!presenter.current.value) return;
        event.stopPropagation();
        game.skipAnimation();
      }}
    >
      <BoardView state={first} options={options} handle={(board) => game.attach(board)} />
    </div>
  );
}

function LogSoFar() {
  const game = useGame();
  return <Log events={game.shownEvents()} names={game.names.value} />;
}

/** `invited` by a link that opened a seat before the game: perhaps it was theirs. */
function Watchers({ invited }: { invited: boolean }) {
  const { live } = useGame();
  const { watchers } = live.presence.value;
  const watching = !live.you.value.seats.length;
  if (!watchers && !watching) return null;
  return (
    <p class="soft table-watchers">
      {watching
        ? say("you-watch", { others: Math.max(0, watchers - 1) })
        : say("watchers", { watchers })}
      {watching && invited && ` ${say("join-late")}`}
    </p>
  );
}

interface FoldProps {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: preact.ComponentChildren;
}

/** Folded away on a phone, always open beside the market. */
function Fold({ title, open, onToggle, children }: FoldProps) {
  const wide = useSignal(false);
  useEffect(() => {
    const desk = matchMedia("(min-width: 62.5em)");
    const look = () => {
      wide.value = desk.matches;
    };
    look();
    desk.addEventListener("change", look);
    return () => desk.removeEventListener("change", look);
  }, []);
  if (wide.value)
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
