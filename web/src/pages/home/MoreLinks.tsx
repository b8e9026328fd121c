/** What else there is to do: learn, read, look at games, watch one. */
import { useSignal } from "@preact/signals";
import { path } from "../../app/base";
import { go } from "../../app/router";
import { say } from "../../i18n/say";

export function MoreLinks() {
  return (
    <section class="more-links" aria-label={say("home-more")}>
      <MoreLink to="learn" title={say("home-learn")} about={say("home-learn-about")} />
      <MoreLink to="rules" title={say("home-rules")} about={say("home-rules-about")} />
      <MoreLink to="replay" title={say("home-record")} about={say("home-record-about")} />
      <MoreLink to="editor" title={say("home-editor")} about={say("home-editor-about")} />
      <WatchForm />
    </section>
  );
}

function MoreLink({ to, title, about }: { to: string; title: string; about: string }) {
  return (
    <a class="more-link" href={path(to)}>
      <strong>{title}</strong>
      <span>{about}</span>
    </a>
  );
}

/** The table's page out of whatever was pasted: a link of ours with all its parts, or a name. */
function tableIn(text: string): string | null {
  const inLink = /(?:^|\/)(table\/[\w-]+(?:[?#]\S*)?)$/.exec(text.trim());
  if (inLink?.[1]) return inLink[1];
  return /^[\w-]{4,64}$/.test(text.trim()) ? `table/${text.trim()}` : null;
}

function WatchForm() {
  const wrong = useSignal(false);
  const typed = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    const page = tableIn(typed.value);
    wrong.value = page === null;
    if (page) go(page);
  };
  return (
    <form class="more-link watch" onSubmit={submit}>
      <h2>{say("home-watch-heading")}</h2>
      <div class="watch-line">
        <input
          dir={typed.value ? "ltr" : undefined}
          aria-label={say("home-watch-label")}
          placeholder={say("home-watch-label")}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={wrong.value}
          aria-describedby="watch-trouble"
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {say("home-watch")}
        </button>
      </div>
      <p id="watch-trouble" class="trouble" role="alert">
        {wrong.value ? say("home-watch-empty") : ""}
      </p>
    </form>
  );
}
