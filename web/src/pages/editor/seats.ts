/** The seats of a position's text: how many, what each has, who is out. */
import { LETTERS, type Letter, type PositionText, type SeatText } from "./text";

const EMPTY: SeatText = { dirhams: 30, out: 0, colours: [], rugs: [], top: "" };

/** Which colours a seat plays with: notation has it by the number of seats and one option. */
function coloursOf(seat: number, players: number, rules: string): Letter[] {
  const piles = players === 2 && !rules.split(",").includes("stock=15");
  const first = piles ? 2 * seat : seat;
  return LETTERS.slice(first, first + (piles ? 2 : 1));
}

/** A pile shows its top unless it is empty or waits for its draw; a top that ran out is the other. */
function withTop(position: PositionText, seat: SeatText, number: number): SeatText {
  const left = seat.colours.filter((_, index) => (seat.rugs[index] ?? 0) > 0);
  // At the very beginning both piles wait, one behind the other.
  const waits = position.step === "draw" && (position.seat === number || !seat.top);
  if (seat.colours.length < 2 || seat.out || waits || !left.length) return { ...seat, top: "" };
  return { ...seat, top: seat.top && left.includes(seat.top) ? seat.top : (left[0] ?? "") };
}

/** Bring the seats into line after a change of the step, the seat to move or the rules. */
export function settle(position: PositionText): PositionText {
  const players = position.seats.length;
  const seats = position.seats.map((seat, index) => {
    const colours = coloursOf(index, players, position.rules);
    const kept = colours.map((colour) => seat.rugs[seat.colours.indexOf(colour)]);
    const usual = colours.length === 2 ? 12 : { 2: 15, 3: 15, 4: 12 }[players];
    const rugs = kept.map((count) => count ?? (seat.out ? 0 : (usual ?? 12)));
    return withTop(position, { ...seat, colours, rugs }, index + 1);
  });
  return { ...position, seat: Math.min(position.seat, players), seats };
}

/** Another number of players, each with what an ordinary game gives; dirhams are kept. */
export function setPlayers(position: PositionText, players: number): PositionText {
  const seats = Array.from({ length: players }, (_, index) => ({
    ...EMPTY,
    dirhams: position.seats[index]?.dirhams ?? EMPTY.dirhams,
  }));
  return settle({ ...position, seats });
}

export function changeSeat(
  position: PositionText,
  number: number,
  change: Partial<SeatText>,
): PositionText {
  const seats = position.seats.map((seat, index) =>
    index + 1 === number ? withTop(position, { ...seat, ...change }, number) : seat,
  );
  return { ...position, seats };
}

/** Who goes out goes last; who comes back has nothing, and the others move up. */
export function setOut(position: PositionText, number: number, out: boolean): PositionText {
  const was = position.seats[number - 1]?.out ?? 0;
  const last = Math.max(...position.seats.map((seat) => seat.out));
  const seats = position.seats.map((seat, index) => {
    if (index + 1 === number)
      return { ...seat, dirhams: 0, rugs: seat.colours.map(() => 0), out: out ? last + 1 : 0 };
    return !out && seat.out > was ? { ...seat, out: seat.out - 1 } : seat;
  });
  return settle({ ...position, seats });
}

/** One option of the ruleset's text; its first value is the default and is not written. */
export function setOption(rules: string, option: string, value: string, usual: string): string {
  const others = rules.split(",").filter((one) => one !== "-" && !one.startsWith(`${option}=`));
  const all = value === usual ? others : [...others, `${option}=${value}`];
  return all.sort().join(",") || "-";
}

export function optionOf(rules: string, option: string, usual: string): string {
  const found = rules.split(",").find((one) => one.startsWith(`${option}=`));
  return found ? found.slice(option.length + 1) : usual;
}
