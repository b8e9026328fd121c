/** What the printed rules disagree on, a row for each, and which printings differ. */
import { useEffect } from "preact/hooks";
import { loadEditions, serverEditions, languageOf, printingName } from "../../components/editions";
import { say, sayAny } from "../../i18n/say";

export function Printings({ matters }: { matters: string[] }) {
  useEffect(() => {
    loadEditions().catch(() => {}); // what was known before is shown, or only what is usual
  }, []);
  return (
    <table class="rules-printings">
      <thead>
        <tr>
          <th scope="col">{say("rules-printings-what")}</th>
          <th scope="col">{say("rules-printings-usual")}</th>
          <th scope="col">{say("rules-printings-else")}</th>
          <th scope="col">{say("rules-printings-who")}</th>
        </tr>
      </thead>
      <tbody>
        {matters.map((matter) => (
          <tr key={matter}>
            <th scope="row">{sayAny(`rules-option-${matter}`)}</th>
            <td data-label={say("rules-printings-usual")}>
              {sayAny(`rules-option-${matter}-usual`)}
            </td>
            <td data-label={say("rules-printings-else")}>
              {sayAny(`rules-option-${matter}-else`)}
            </td>
            <td class="rules-who" data-label={say("rules-printings-who")}>
              <Who editions={serverEditions.value?.elsewhere[matter]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Who({ editions }: { editions: string[] | undefined }) {
  if (!editions) return null;
  if (!editions.length) return <>{say("rules-printings-nobody")}</>;
  return (
    <ul>
      {editions.map((edition) => (
        <li key={edition}>
          <bdi lang={languageOf(edition)}>{printingName(edition)}</bdi>
        </li>
      ))}
    </ul>
  );
}
