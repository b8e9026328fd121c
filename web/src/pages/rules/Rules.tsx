import type { Route } from "../../app/router";
import { say } from "../../say/say";

export function Rules(_: { route: Route }) {
  return <h1>{say("game-name")}</h1>;
}
