import type { Route } from "../../app/router";
import { say } from "../../say/say";

export function Learn(_: { route: Route }) {
  return <h1>{say("game-name")}</h1>;
}
