/** The editions in the order of the first page. */
import type { Editions } from "../../api/types";
import { editionLabel } from "../../components/editions";
import { language, say } from "../../i18n/say";

interface EditionGroup {
  label: string;
  editions: { name: string; label: string; lang: string }[];
}

/** All but the usual rules: first those in the reader's language, then by each language's own name. */
export function editionGroups({ editions }: Editions): EditionGroup[] {
  const printed = editions
    .filter((one) => one.language)
    .map((one) => ({ name: one.name, label: editionLabel(one.name), lang: one.language ?? "" }));
  const collator = new Intl.Collator(language.value);
  printed.sort((one, other) => collator.compare(one.label, other.label));
  const yours = printed.filter((one) => one.lang.split("-")[0] === language.value);
  const others = printed.filter((one) => !yours.includes(one));
  return [
    { label: say("home-edition-yours"), editions: yours },
    { label: say("home-edition-printed"), editions: others },
  ].filter((group) => group.editions.length);
}
