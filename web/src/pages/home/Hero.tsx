/** The name, what it is in one line, and the market's rugs. */
import { say } from "../../i18n/say";
import { HeroArt } from "./HeroArt";

export function Hero() {
  return (
    <header class="hero">
      <div class="hero-words">
        <h1>{say("game-name")}</h1>
        <p class="tagline">{say("home-tagline")}</p>
        <p class="facts">{say("home-facts")}</p>
      </div>
      <HeroArt />
    </header>
  );
}
