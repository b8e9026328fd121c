/** About this table: its rules, its links, and what can be done besides playing. */
import { useSignal } from "@preact/signals";
import { link, path } from "../../app/base";
import { shared } from "../../app/shareLink";
import { giveUp } from "../../notation/action";
import { seatsOf } from "../../notation/position";
import { Copy } from "../../components/ShareLink";
import { Ask, Dialog } from "../../components/Dialog";
import { Qr } from "../../components/Qr";
import { say } from "../../i18n/say";
import { FairDice } from "./FairDice";
import { useGame } from "./tableModel";
import { RulesInForce } from "./RulesInForce";

interface ThisTableProps {
  /** Whether its rules are told here; on a large screen they are in sight anyway. */
  rules: boolean;
  onHelp: () => void;
}

export function ThisTable({ rules, onHelp }: ThisTableProps) {
  const { live } = useGame();
  return (
    <details class="fold this-table">
      <summary>{say("this-table")}</summary>
      {rules && <RulesInForce />}
      <Copy label={say("watch-link")} text={shared(link(`table/${live.id}`))} testid="watch-link" />
      <FairDice />
      <div class="this-table-ways">
        <MoveSeat />
        <a class="button" href={path("devices")} data-testid="to-devices">
          {say("nav-devices")}
        </a>
        <button type="button" class="button" data-testid="help" onClick={onHelp}>
          {say("keys-title")}
        </button>
        <a class="button" href={path("rules")} target="_blank">
          {say("read-rules")}
        </a>
        <GiveUp />
      </div>
    </details>
  );
}

function GiveUp() {
  const game = useGame();
  const asking = useSignal<number | null>(null);
  const { live } = game;
  const state = live.state.value;
  const seats = seatsOf(state?.position ?? "");
  const mine = live.you.value.seats.filter((seat) => !seats[seat - 1]?.out);
  if (state?.phase !== "playing") return null;
  const shared = live.you.value.seats.length > 1;
  return (
    <>
      {mine.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button danger"
          data-testid="give-up"
          onClick={() => {
            asking.value = seat;
          }}
        >
          {shared ? say("give-up-name", { name: game.name(seat) }) : say("give-up")}
        </button>
      ))}
      {asking.value !== null && (
        <Ask
          title={say("give-up-title")}
          text={say("give-up-text")}
          yes={say("give-up")}
          no={say("give-up-no")}
          onYes={() => {
            const [seat, seen] = [asking.value ?? 0, live.state.value?.number ?? 0];
            void game.do({ kind: "act", action: giveUp(seat) }, seen).then(() => game.focus());
          }}
          onClose={() => {
            asking.value = null;
          }}
        />
      )}
    </>
  );
}

/** Take a seat along to another device: a link that works once. */
function MoveSeat() {
  const game = useGame();
  const offered = useSignal<{ seat: number; code: string; minutes: number } | null>(null);
  const { seats } = game.live.you.value;
  const shared = seats.length > 1;
  const offer = async (seat: number) => {
    const answer = await game.do({ kind: "offer", seat });
    const minutes = Math.round((answer?.seconds ?? 0) / 60);
    offered.value = answer?.code ? { seat, code: answer.code, minutes } : null;
  };
  // Once another device has the seat, the link opens nothing.
  const current = offered.value && seats.includes(offered.value.seat) ? offered.value : null;
  return (
    <>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          class="button"
          data-testid="offer"
          onClick={() => void offer(seat)}
        >
          {shared ? say("move-seat-name", { name: game.name(seat) }) : say("move-seat")}
        </button>
      ))}
      {current && (
        <SeatLink
          {...current}
          close={() => {
            offered.value = null;
          }}
        />
      )}
    </>
  );
}

interface SeatLinkProps {
  code: string;
  /** How long it can be used. */
  minutes: number;
  close: () => void;
}

function SeatLink({ code, minutes, close }: SeatLinkProps) {
  const { live } = useGame();
  const url = link(`table/${live.id}#seat-${code}`);
  return (
    <Dialog title={say("move-seat-title")} onClose={close}>
      <p>{say("move-seat-text", { minutes })}</p>
      <Qr text={url} label={say("move-seat-qr")} />
      <Copy label={say("move-seat-link")} text={url} testid="seat-link" />
      <div class="dialog-choices">
        <button type="button" class="button" onClick={close}>
          {say("close")}
        </button>
      </div>
    </Dialog>
  );
}
