/** What the printed rules disagree on, one row an option. */
import { say } from "../../say/say";

function rows(): [string, string, string][] {
  return [
    [
      say("rules-option-bankruptcy"),
      say("rules-option-bankruptcy-usual"),
      say("rules-option-bankruptcy-else"),
    ],
    [
      say("rules-option-steering"),
      say("rules-option-steering-usual"),
      say("rules-option-steering-else"),
    ],
    [say("rules-option-area"), say("rules-option-area-usual"), say("rules-option-area-else")],
    [say("rules-option-whole"), say("rules-option-whole-usual"), say("rules-option-whole-else")],
    [say("rules-option-halves"), say("rules-option-halves-usual"), say("rules-option-halves-else")],
    [say("rules-option-pile"), say("rules-option-pile-usual"), say("rules-option-pile-else")],
    [say("rules-option-stock"), say("rules-option-stock-usual"), say("rules-option-stock-else")],
    [say("rules-option-tie"), say("rules-option-tie-usual"), say("rules-option-tie-else")],
    [say("rules-option-box"), say("rules-option-box-usual"), say("rules-option-box-else")],
    [
      say("rules-option-starter"),
      say("rules-option-starter-usual"),
      say("rules-option-starter-else"),
    ],
  ];
}

export function Printings() {
  return (
    <>
      <p>{say("rules-printings-lead")}</p>
      <table class="rules-printings">
        <thead>
          <tr>
            <th scope="col">{say("rules-printings-what")}</th>
            <th scope="col">{say("rules-printings-usual")}</th>
            <th scope="col">{say("rules-printings-else")}</th>
          </tr>
        </thead>
        <tbody>
          {rows().map(([what, usual, elsewhere]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{usual}</td>
              <td>{elsewhere}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
