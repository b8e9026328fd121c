/** The rulebook: complete, compact, in our own words, with markets that move. */
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { path } from "../../app/base";
import type { Route } from "../../app/router";
import { say } from "../../say/say";
import { Figure } from "./Figure";
import * as figures from "./figures";
import { Printings } from "./Printings";

export function Rules({ route }: { route: Route }) {
  useEffect(() => {
    if (route.hash) document.getElementById(route.hash)?.scrollIntoView();
  }, []);
  return (
    <article class="rules-page">
      <header>
        <h1>{say("rules-title")}</h1>
        <p class="rules-lead">{say("rules-lead")}</p>
        <p>
          <a href={path("learn")}>{say("rules-learn-instead")}</a>
        </p>
      </header>
      <Contents />
      <div class="rules-body">
        <Basics />
        <Edge />
        <PayAndLay />
        <Endings />
        <Section id="two" title={say("rules-two")}>
          <p>{say("rules-two-pile")}</p>
          <p>{say("rules-two-area")}</p>
        </Section>
        <Section id="variant" title={say("rules-variant")}>
          <p>{say("rules-variant-how")}</p>
        </Section>
        <Section id="printings" title={say("rules-printings")}>
          <Printings />
        </Section>
        <p class="rules-unofficial">{say("rules-unofficial")}</p>
      </div>
    </article>
  );
}

function Contents() {
  const parts: [string, string][] = [
    ["aim", say("rules-aim")],
    ["things", say("rules-things")],
    ["turn", say("rules-turn")],
    ["edge", say("rules-edge")],
    ["pay", say("rules-pay")],
    ["lay", say("rules-lay")],
    ["end", say("rules-end")],
    ["out", say("rules-out")],
    ["give-up", say("rules-give-up")],
    ["two", say("rules-two")],
    ["variant", say("rules-variant")],
    ["printings", say("rules-printings")],
  ];
  return (
    <nav class="rules-contents" aria-labelledby="rules-contents">
      <h2 id="rules-contents">{say("rules-contents")}</h2>
      <ol>
        {parts.map(([id, title]) => (
          <li key={id}>
            <a href={`${path("rules")}#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SectionProps {
  id: string;
  title: string;
  children: ComponentChildren;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function Basics() {
  return (
    <>
      <Section id="aim" title={say("rules-aim")}>
        <p>{say("rules-aim-points")}</p>
      </Section>
      <Section id="things" title={say("rules-things")}>
        <div class="rules-aside">
          <div>
            <p>{say("rules-things-market")}</p>
            <p>{say("rules-things-die")}</p>
            <p>{say("rules-things-stock")}</p>
          </div>
          <Figure
            position={figures.START}
            marked={figures.START_MARKED}
            caption={say("rules-things-figure")}
          />
        </div>
      </Section>
      <Section id="turn" title={say("rules-turn")}>
        <p>{say("rules-turn-lead")}</p>
        <ol class="rules-steps">
          <li>
            <h3>{say("rules-turn-face")}</h3>
            <p>{say("rules-turn-face-how")}</p>
          </li>
          <li>
            <h3>{say("rules-turn-roll")}</h3>
            <p>{say("rules-turn-roll-how")}</p>
          </li>
          <li>
            <h3>{say("rules-turn-pay")}</h3>
            <p>{say("rules-turn-pay-how")}</p>
          </li>
          <li>
            <h3>{say("rules-turn-lay")}</h3>
            <p>{say("rules-turn-lay-how")}</p>
          </li>
        </ol>
      </Section>
    </>
  );
}

function Edge() {
  return (
    <Section id="edge" title={say("rules-edge")}>
      <p>{say("rules-edge-track")}</p>
      <p>{say("rules-edge-half")}</p>
      <p>{say("rules-edge-corner")}</p>
      <div class="rules-figures">
        <Figure position={figures.HALF_CIRCLE} action="3" caption={say("rules-edge-figure-half")} />
        <Figure position={figures.CORNER} action="2" caption={say("rules-edge-figure-corner")} />
      </div>
    </Section>
  );
}

function PayAndLay() {
  return (
    <>
      <Section id="pay" title={say("rules-pay")}>
        <div class="rules-aside">
          <p>{say("rules-pay-area")}</p>
          <Figure position={figures.PAYING} action="2" caption={say("rules-pay-figure")} />
        </div>
      </Section>
      <Section id="lay" title={say("rules-lay")}>
        <p>{say("rules-lay-where")}</p>
        <p>{say("rules-lay-over")}</p>
        <p>{say("rules-lay-whole")}</p>
        <div class="rules-figures">
          <Figure
            position={figures.LAY_HALF}
            action="e3e4"
            verdict="allowed"
            caption={say("rules-lay-figure-half")}
          />
          <Figure
            position={figures.LAY_TWO}
            action="e4f4"
            verdict="allowed"
            caption={say("rules-lay-figure-two")}
          />
          <Figure
            position={figures.LAY_WHOLE}
            marked={figures.LAY_WHOLE_MARKED}
            verdict="forbidden"
            caption={say("rules-lay-figure-whole")}
          />
        </div>
      </Section>
    </>
  );
}

function Endings() {
  return (
    <>
      <Section id="end" title={say("rules-end")}>
        <p>{say("rules-end-when")}</p>
        <p>{say("rules-end-points")}</p>
      </Section>
      <Section id="out" title={say("rules-out")}>
        <p>{say("rules-out-pay")}</p>
        <p>{say("rules-out-rugs")}</p>
        <p>{say("rules-out-last")}</p>
      </Section>
      <Section id="give-up" title={say("rules-give-up")}>
        <p>{say("rules-give-up-how")}</p>
      </Section>
    </>
  );
}
