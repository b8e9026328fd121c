/** What a record says about itself, and what can be done with it. */
import { api } from "../../api/endpoints";
import { path } from "../../app/base";
import { shared } from "../../app/shareLink";
import { promiseOf } from "../../live/commitments";
import { DiceCheck } from "../../components/DiceCheck";
import { editionLabel } from "../../components/editions";
import { USUAL_RULES } from "../../notation/ruleset";
import { say } from "../../i18n/say";
import { CopyButton } from "../../components/CopyButton";
import type { Source } from "./Player";
import type { Cursor } from "./cursor";

/** Tags that are shown elsewhere, or in words of their own. */
const SHOWN_ELSEWHERE = /^(Seat\d|Start|Edition)$/;

interface DetailsProps {
  cursor: Cursor;
  source: Source;
  /** The address of a moment as it is shown. */
  address: (moment: number) => string;
}

function save(text: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const anchor = document.createElement("a");
  anchor.href = file;
  anchor.download = "marrakech.mrk";
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(file), 1000);
}

export function Details({ cursor, source, address }: DetailsProps) {
  const { record } = cursor;
  const tags = Object.entries(record.tags).filter(([name]) => !SHOWN_ELSEWHERE.test(name));
  const position = encodeURIComponent(cursor.now.value.position);
  return (
    <div class="record-details">
      <div class="record-does">
        <CopyButton
          label={say("replay-copy-link")}
          done={say("replay-link-copied")}
          text={() => shared(new URL(address(cursor.moment.peek()), location.href).href)}
        />
        {source.table ? (
          <a class="button" href={api.recordUrl(source.table)} download={`${source.table}.mrk`}>
            {say("replay-download")}
          </a>
        ) : (
          <button type="button" class="button" onClick={() => save(source.text)}>
            {say("replay-download")}
          </button>
        )}
        <a class="button" href={path(`editor?position=${position}`)}>
          {say("replay-to-editor")}
        </a>
        {source.table && (
          <a class="button" href={path(`table/${source.table}`)}>
            {say("replay-to-table")}
          </a>
        )}
        <a class="button plain" href={path("replay")}>
          {say("replay-another")}
        </a>
      </div>
      {record.fair && (
        <DiceCheck
          record={async () => record}
          promise={source.table ? promiseOf(source.table) : undefined}
        />
      )}
      <details>
        <summary>{say("replay-about")}</summary>
        <dl class="study-tags">
          <dt>{say("replay-edition")}</dt>
          <dd>{record.edition ? editionLabel(record.edition) : say("replay-edition-none")}</dd>
          <dt>{say("replay-rules")}</dt>
          <dd dir="ltr">
            {record.rules === USUAL_RULES ? say("replay-rules-usual") : record.rules}
          </dd>
          <dt>{say("replay-result")}</dt>
          <dd dir="ltr">
            {record.result === "*"
              ? say("replay-unfinished")
              : record.result.replaceAll("-", " – ")}
          </dd>
          {tags.map(([name, value]) => (
            <TagRow key={name} name={name} value={value} />
          ))}
        </dl>
      </details>
    </div>
  );
}

/** A tag of somebody's own has no word in the catalogue: its name is shown as it stands. */
function TagRow({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{say("replay-tag", { name })}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </>
  );
}
