/** What the server knows about the position: standings, what may happen, what it would cost. */
import type { RefObject } from "preact";
import type { PositionInfo, Walk } from "../../api/types";
import { number, say } from "../../i18n/say";
import { momentOf, MomentStandings } from "../../components/MomentStandings";

interface Findings {
  info: PositionInfo;
  names: string[];
  /** Where the keyboard goes on from when the button that was pressed is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  onAction: (action: string) => void;
}

export function Findings({ info, names, heading, onAction }: Findings) {
  const goesOn = info.legal.length > 0;
  const buttons = info.legal.filter((action) => action.length < 4);
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
            {say("editor-next-hint", { step: info.step, count: info.legal.length })}
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
  if (action === "-") return say("editor-do-return");
  if (/^\*/.test(action)) return say("editor-do-draw", { letter: action[1] ?? "" });
  if (/^\d/.test(action)) return say("study-die", { slippers: Number(action) });
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
        {walk.path.at(-1)?.slice(0, 2)}
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
