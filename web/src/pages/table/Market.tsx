/** The market of a table: the game's, over it the one that somebody looks back at, and marks on both. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { choose, isStill, pace, settings } from "../../app/settings";
import { sound } from "../../app/sound";
import { EDGE, squareAt } from "../../board/geometry";
import type { BoardOptions } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { boardWords } from "../../components/boardLabels";
import { endOfTurn, type PlayedTurn } from "../../components/turns";
import { language, say } from "../../i18n/say";
import { isLay } from "../../notation/action";
import { parsePosition } from "../../notation/position";
import { nameOf } from "../../notation/square";
import { MarketOverlay } from "./MarketOverlay";
import { type Game, useGame } from "./tableModel";

/** `lettered`: with letters and numbers, because something beside the market speaks of them. */
export function Market({ lettered }: { lettered: boolean }) {
  const game = useGame();
  const { look, presenter } = game;
  const place = useRef<HTMLDivElement>(null);
  const opened = look.opened.value;
  // On a phone the log lies below the market: a turn that is opened there has to be seen.
  useEffect(() => {
    if (opened)
      place.current?.scrollIntoView({
        block: "nearest",
        behavior: isStill.value ? "auto" : "smooth",
      });
  }, [opened]);
  useForgettingThePrice(game, place);
  const coordinates = settings.value.coordinates || lettered || look.marked.value !== null;
  return (
    // A touch during an animation ends it. It decides nothing, so it needs no role.
    <div
      ref={place}
      class={`table-market${opened ? " looking-back" : ""}`}
      inert={settings.value.textBoard}
      onClickCapture={(event) => {
        if (!presenter.current.value || opened) return;
        event.stopPropagation();
        game.skipAnimation();
      }}
      onPointerMove={(event) => pointAt(game, event)}
      onPointerLeave={(event) => event.pointerType !== "touch" && game.areas.clear()}
    >
      <div class="market-now" inert={opened !== null}>
        <LiveBoard coordinates={coordinates} />
      </div>
      {opened && <EarlierBoard turn={opened} />}
      <MarketOverlay />
      <PriceNudge />
    </div>
  );
}

/** A touch anywhere else takes the price of an area away again. */
function useForgettingThePrice(game: Game, market: RefObject<HTMLElement | null>): void {
  const asked = game.areaPrice.value !== null;
  useEffect(() => {
    if (!asked) return undefined;
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !market.current?.contains(target)) game.clearPrice();
    };
    document.addEventListener("pointerdown", forget);
    return () => document.removeEventListener("pointerdown", forget);
  }, [asked]);
}

/** A mouse over a rug shows what it costs to stop there, unless a rug is being chosen or something moves. */
function pointAt(game: Game, event: PointerEvent): void {
  const { areas, look, presenter } = game;
  if (event.pointerType === "touch") return;
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  const scale = (7 + 2 * EDGE) / box.width;
  const square = squareAt({
    x: (event.clientX - box.left) * scale - EDGE,
    y: (event.clientY - box.top) * scale - EDGE,
  });
  const choosing = !look.opened.value && presenter.offered.value.some(isLay);
  const moving = !look.opened.value && presenter.current.value !== null;
  const button = event.target instanceof Element && event.target.closest("button");
  const position = game.positionInSight();
  const covered = square !== null && parsePosition(position)?.board[square];
  if (!covered || choosing || moving || button) {
    if (!game.areaPrice.value) areas.clear();
    return;
  }
  const name = nameOf(square);
  if (areas.shown.value?.square !== name) void areas.point(position, name);
}

function LiveBoard({ coordinates }: { coordinates: boolean }) {
  const game = useGame();
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
    const { presenter, live } = game;
    const position = presenter.shown.peek()?.position ?? live.state.peek()?.position ?? "";
    return { position, legal: [] };
  }, []);
  return <BoardView state={first} options={options} handle={(board) => game.attach(board)} />;
}

/** The market after an earlier turn: to be looked at and asked, not played on. */
function EarlierBoard({ turn }: { turn: PlayedTurn }) {
  const game = useGame();
  const { position } = endOfTurn(turn);
  const label = game.look.place(turn);
  const state = useMemo(() => ({ position, legal: [] }), [position]);
  const options = useMemo<BoardOptions>(
    () => ({
      onSquare: (square) => void game.announcePrice(square),
      pace: () => 0,
      coordinates: true,
      words: { ...boardWords(), board: () => label },
    }),
    [label],
  );
  // What was asked about one position says nothing about another.
  useLayoutEffect(() => () => game.clearPrice(), [position]);
  return (
    <div class="market-earlier" data-testid="earlier">
      <BoardView state={state} options={options} />
    </div>
  );
}

/** Says that rugs show their price: for one turn, unless one has been seen before. */
function PriceNudge() {
  const game = useGame();
  const position = game.presenter.shown.value?.position ?? "";
  const parsed = parsePosition(position);
  const toMove = game.live.mine.value && game.live.state.value?.step === "turn";
  const quiet = !game.presenter.current.value && !game.look.marked.value;
  const wanted = !settings.value.priceFound && !settings.value.textBoard;
  const isShown = wanted && toMove && quiet && Boolean(parsed?.board.some(Boolean));
  // It lies over the market, so one turn of it is enough.
  useEffect(() => {
    if (!isShown) return undefined;
    return () => {
      if (game.live.state.peek()?.position !== position) choose({ priceFound: true });
    };
  }, [isShown]);
  if (!isShown || !parsed) return null;
  // On the side where Assam and his arrows are not.
  const side = parsed.assam.square >= 28 ? "low" : "high";
  const how = matchMedia("(hover: hover)").matches ? "mouse" : "touch";
  return (
    <p class={`price-nudge ${side}`} data-testid="price-nudge">
      <span>{say("price-nudge", { how })}</span>
      <button
        type="button"
        class="button plain icon"
        aria-label={say("close")}
        onClick={() => choose({ priceFound: true })}
      >
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
    </p>
  );
}
