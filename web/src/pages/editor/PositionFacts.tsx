/** What the server knows about the position: standings, what may happen, what it would cost. */
import type { RefObject } from "preact";
import type { PositionInfo, Walk } from "../../api/types";
import { isLay, parseAction } from "../../notation/action";
import { endOf } from "../../notation/square";
import { number, say } from "../../i18n/say";
import { momentOf, MomentStandings } from "../../components/MomentStandings";

interface PositionFactsProps {
  info: PositionInfo;
  names: string[];
  /** Gets the focus when the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onAction: (action: string) => void;
}

export function PositionFacts({ info, names, heading, onAction }: PositionFactsProps) {
  const goesOn = info.legal.length > 0;
  const buttons = info.legal.filter((action) => !isLay(action));
  return (
    <div class="study-findings">
      <h2 ref={goesOn ? null : heading} tabIndex={-1}>
        {say("replay-standings")}
      </h2>
      <MomentStandings
        moment={momentOf(info)}
        names={names}
        winners={info.step === "over" ? info.winners : []}
      />
      {goesOn && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {say("editor-next")}
          </h2>
          <p class="study-soft">
            {say("editor-next-hint", { step: info.step, count: info.legal.filter(isLay).length })}
          </p>
        </>
      )}
      {buttons.length > 0 && (
        <div class="action-row">
          {buttons.map((action) => (
            <button key={action} type="button" class="button" onClick={() => onAction(action)}>
              {word(action)}
              {info.chances[action] && <span class="chance numbers">{info.chances[action]}</span>}
            </button>
          ))}
        </div>
      )}
      {Object.keys(info.prices).length > 0 && <Prices info={info} names={names} />}
    </div>
  );
}

function word(action: string): string {
  const parsed = parseAction(action);
  if (parsed?.kind === "return") return say("editor-do-return");
  if (parsed?.kind === "draw") return say("editor-do-draw", { letter: parsed.colour });
  if (parsed?.kind === "roll") return say("study-die", { slippers: parsed.slippers });
  return say("study-face", { facing: action });
}

function Prices({ info, names }: { info: PositionInfo; names: string[] }) {
  return (
    <table class="study-prices numbers">
      <caption>{say("editor-prices")}</caption>
      <thead>
        <tr>
          <td />
          {["1", "2", "3", "4"].map((roll) => (
            <th key={roll} scope="col" aria-label={say("study-die", { slippers: Number(roll) })}>
              {number(Number(roll))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(info.prices).map(([facing, walks]) => (
          <tr key={facing}>
            <th scope="row">{say("facing", { facing })}</th>
            {Object.entries(walks).map(([roll, walk]) => (
              <Price key={roll} walk={walk} names={names} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Price({ walk, names }: { walk: Walk; names: string[] }) {
  const due = walk.payment;
  return (
    <td>
      <span class="price-square" dir="ltr">
        {endOf(walk.path)}
      </span>
      {due ? (
        <span class="price-due" title={names[due.to - 1]}>
          −{number(due.price)}
        </span>
      ) : (
        <span class="price-free">{number(0)}</span>
      )}
    </td>
  );
}
