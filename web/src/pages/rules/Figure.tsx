/** A small market: a position, and an action that can be played. */
import { useSignal } from "@preact/signals";
import { useEffect, useId, useMemo, useRef } from "preact/hooks";
import { api, explain } from "../../api/endpoints";
import { notify } from "../../app/announce";
import { pace } from "../../app/settings";
import type { Board, BoardState } from "../../board/types";
import { BoardView } from "../../components/BoardView";
import { language, say } from "../../i18n/say";
import { boardWords } from "../../components/boardLabels";

interface FigureProps {
  position: string;
  caption: string;
  marked?: readonly string[] | undefined;
  /** The action to play: the rules decide what comes of it. */
  action?: string | undefined;
  /** "allowed" or "forbidden". */
  verdict?: string | undefined;
}

export function Figure({ position, caption, marked = [], action, verdict }: FigureProps) {
  const first = useMemo<BoardState>(
    () => ({ position, legal: [], last: null, marked }),
    [position],
  );
  const shown = useSignal(first);
  const told = useSignal(false);
  const board = useRef<Board | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const words = useId();
  const options = useMemo(() => ({ pace, words: boardWords() }), [language.value]);
  // It is a picture: its caption describes it, and the keyboard skips it.
  useEffect(() => {
    if (place.current) place.current.inert = true;
  }, []);
  const show = async () => {
    try {
      const before = await api.position(position);
      const after = await api.position(position, action);
      const walk = before.step === "roll" ? before.prices[before.facing]?.[action ?? ""] : {};
      board.current?.skip();
      await board.current?.set(first);
      const last = { action: action ?? "", seat: before.seat, ...walk };
      shown.value = { position: after.position, legal: [], last };
      told.value = true;
    } catch (error) {
      notify(explain(error), "trouble");
    }
  };
  return (
    <figure class={`rules-figure ${verdict ?? ""}`}>
      <div class="rules-market" role="img" aria-label={caption}>
        <div ref={place}>
          <BoardView
            state={shown.value}
            options={options}
            handle={(made) => (board.current = made)}
          />
        </div>
      </div>
      <figcaption>
        {verdict && (
          <strong>{verdict === "allowed" ? say("rules-allowed") : say("rules-forbidden")}</strong>
        )}
        <span id={words}>{caption}</span>
        {action && (
          <button type="button" class="button" aria-describedby={words} onClick={show}>
            {told.value ? say("rules-show-again") : say("rules-show")}
          </button>
        )}
      </figcaption>
    </figure>
  );
}
