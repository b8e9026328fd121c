/** What lies over the market to be looked at: a turn of the log, or an area and its price. */
import type { AreaInfo } from "../../api/types";
import { ANGLE, centre, corner, EDGE, middle } from "../../board/geometry";
import { outlineOf, walkPath } from "../../board/outline";
import { dyeOf } from "../../components/SeatsSwatch";
import { turnMarks, type PlayedTurn, type TurnMarks } from "../../components/turns";
import { say } from "../../i18n/say";
import { numberOf, type Spot } from "../../notation/square";
import { type Game, useGame } from "./tableModel";

const SIDE = 7 + 2 * EDGE;
const BOX = [-EDGE * 100, -EDGE * 100, SIDE * 100, SIDE * 100].join(" ");

export function MarketOverlay() {
  const game = useGame();
  const turn = game.look.marked.value;
  const area = game.areas.shown.value;
  if (area) return <PricedArea area={area} />;
  return turn && <TurnOnMarket turn={turn} />;
}

function TurnOnMarket({ turn }: { turn: PlayedTurn }) {
  const marks = turnMarks(turn);
  const { payment, rug, faced } = marks;
  return (
    <div class="overlay" data-testid="overlay" data-turn={turn.key} aria-hidden="true">
      <svg viewBox={BOX}>
        {payment && <Area squares={payment.area} />}
        {rug && <Rug {...rug} />}
        <Walk {...marks} />
        {faced && <Facing {...faced} />}
      </svg>
      {payment && payment.paid > 0 && (
        <Tag
          at={heartOf(payment.area, marks.walk.at(-1)?.square)}
          text={say("dirhams", { count: payment.paid })}
        />
      )}
    </div>
  );
}

function PricedArea({ area: { area, square, owner, price } }: { area: AreaInfo }) {
  const game = useGame();
  const { x, y } = corner(numberOf(square));
  const top = y >= 1; // on the northern edge there is no room above
  return (
    <div class="overlay" data-testid="price-area" data-area={area.join(" ")} aria-hidden="true">
      <svg viewBox={BOX}>
        <Area squares={area} />
      </svg>
      <Tag
        at={{ x: x + 0.5, y: top ? y : y + 1 }}
        side={top ? "above" : "below"}
        text={priceOf(game, owner ?? 0, price)}
      />
    </div>
  );
}

function priceOf(game: Game, owner: number, count: number): string {
  if (!count) return say("price-tag-free");
  if (game.isYou(owner)) return say("price-tag-yours", { count });
  return say("price-tag", { owner: game.name(owner), count });
}

function Area({ squares }: { squares: readonly string[] }) {
  const numbers = squares.map(numberOf);
  const edge = outlineOf(numbers);
  return (
    <g data-mark="area" data-squares={squares.join(" ")}>
      {numbers.map((square) => {
        const { x, y } = corner(square);
        return (
          <rect
            key={square}
            class="overlay-glow"
            x={x * 100}
            y={y * 100}
            width="100"
            height="100"
          />
        );
      })}
      <path class="overlay-edge-shade" d={edge} />
      <path class="overlay-edge" d={edge} />
    </g>
  );
}

function Rug({ squares, colour }: NonNullable<TurnMarks["rug"]>) {
  const [a, b] = [corner(squares[0]), corner(squares[1])];
  const [x, y] = [Math.min(a.x, b.x) * 100 + 6, Math.min(a.y, b.y) * 100 + 6];
  const size = { width: a.x === b.x ? 88 : 188, height: a.y === b.y ? 88 : 188 };
  const shape = { x, y, ...size, rx: 8 };
  return (
    <g data-mark="rug" data-squares={squares.join(" ")}>
      <rect class="overlay-rug-shade" {...shape} />
      <rect class="overlay-rug" style={{ stroke: `var(--${dyeOf(colour)})` }} {...shape} />
    </g>
  );
}

function Walk({ from, walk }: TurnMarks) {
  const way = from ? [from, ...walk] : walk;
  const end = walk.at(-1);
  if (!end) return null;
  const path = walkPath(way);
  return (
    <g data-mark="walk" data-squares={walk.map(({ square }) => square).join(" ")}>
      <path class="overlay-walk-shade" d={path} />
      <path class="overlay-walk" d={path} />
      {way.slice(0, -1).map(({ square }, index) => (
        <circle
          key={index}
          class="overlay-step"
          r="9"
          cx={centre(square).x * 100}
          cy={centre(square).y * 100}
        />
      ))}
      <Facing {...end} />
    </g>
  );
}

/** A point that shows where Assam faces. */
function Facing({ square, facing }: Spot) {
  const { x, y } = centre(square);
  const place = `translate(${x * 100} ${y * 100}) rotate(${ANGLE[facing]})`;
  return (
    <path
      class="overlay-facing"
      data-mark="facing"
      data-facing={facing}
      transform={place}
      d="M0 -49L19 -22Q0 -30 -19 -22Z"
    />
  );
}

interface TagProps {
  at: { x: number; y: number };
  text: string;
  side?: "above" | "below" | "on";
}

function Tag({ at, text, side = "on" }: TagProps) {
  const share = (value: number) => `${(((value + EDGE) / SIDE) * 100).toFixed(2)}%`;
  const style = { "--at-x": share(at.x), "--at-y": share(at.y) };
  return (
    <span class={`overlay-tag ${side}`} style={style} data-testid="price-tag">
      <bdi>{text}</bdi>
    </span>
  );
}

/** The square of an area that is nearest to its middle; not Assam's, unless it is the only one. */
function heartOf(area: readonly string[], assam: number | undefined) {
  const others = area.map(numberOf).filter((square) => square !== assam);
  const squares = others.length ? others : area.map(numberOf);
  const { x, y } = middle(squares);
  const off = (square: number) => Math.hypot(centre(square).x - x, centre(square).y - y);
  return centre(squares.reduce((best, square) => (off(square) < off(best) ? square : best)));
}
