/** The rulebook: complete, compact, in our own words, with markets that move. */
import { useEffect } from "preact/hooks";
import { path } from "../../app/base";
import type { Route } from "../../app/router";
import { say, sayAny } from "../../i18n/say";
import { Figure } from "./Figure";
import { Printings } from "./Printings";
import { type Chapter, type Part, rulebook } from "./rulebook";

export function Rules({ route }: { route: Route }) {
  useEffect(() => {
    if (route.hash) document.getElementById(route.hash)?.scrollIntoView();
  }, []);
  return (
    <article class="rules-page">
      <header>
        <h1>{sayAny(rulebook.title)}</h1>
        <p class="rules-lead">{sayAny(rulebook.lead)}</p>
        <p>
          <a href={path("learn")}>{say("rules-learn-instead")}</a>
        </p>
      </header>
      <Contents />
      <div class="rules-body">
        {rulebook.sections.map((chapter) => (
          <Section key={chapter.id} chapter={chapter} />
        ))}
        <p class="rules-unofficial">{sayAny(rulebook.foot)}</p>
      </div>
    </article>
  );
}

function Contents() {
  return (
    <nav class="rules-contents" aria-labelledby="rules-contents">
      <h2 id="rules-contents">{say("rules-contents")}</h2>
      <ol>
        {rulebook.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`${path("rules")}#${id}`}>{sayAny(title)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One picture stands beside the words, several stand below them. */
function Section({ chapter: { id, title, parts } }: { chapter: Chapter }) {
  const pictures = parts.flatMap((part) => part.figures ?? []);
  const words = parts.filter((part) => !part.figures);
  const figures = pictures.map((figure) => (
    <Figure key={figure.caption} {...figure} caption={sayAny(figure.caption)} />
  ));
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{sayAny(title)}</h2>
      <div class={figures.length === 1 ? "rules-aside" : undefined}>
        <div>
          {words.map((part, place) => (
            <Words key={place} part={part} />
          ))}
        </div>
        {figures.length > 1 ? <div class="rules-figures">{figures}</div> : figures}
      </div>
    </section>
  );
}

function Words({ part: { say: key, steps, printings } }: { part: Part }) {
  if (key) return <p>{sayAny(key)}</p>;
  if (printings) return <Printings matters={printings} />;
  return (
    <ol class="rules-steps">
      {steps?.map(({ title, how }) => (
        <li key={title}>
          <h3>{sayAny(title)}</h3>
          <p>{sayAny(how)}</p>
        </li>
      ))}
    </ol>
  );
}
