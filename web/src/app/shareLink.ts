/** Links that people pass on name the sharer's language (`?lang=`): a chat that shows a preview of a
 * link does not say which language its readers read. */
import { language } from "../i18n/say";

const LINK_LANGUAGE_KEY = "marrakech.link-language";

/** The language of the link that opened this tab, or "". It counts only for readers none of whose
 * own languages is one of ours, and it changes no setting. */
export const linkLanguage = languageOfTab();

function languageOfTab(): string {
  const given = new URLSearchParams(location.search).get("lang");
  try {
    if (given) sessionStorage.setItem(LINK_LANGUAGE_KEY, given);
    return given ?? sessionStorage.getItem(LINK_LANGUAGE_KEY) ?? "";
  } catch {
    return given ?? ""; // a device that stores nothing forgets it at the next reload
  }
}

/** A link of ours as it is passed on. */
export function shared(link: string): string {
  const [page = "", ...hash] = link.split(/(?=#)/);
  return `${page}${page.includes("?") ? "&" : "?"}lang=${language.value}${hash.join("")}`;
}

/** An address without the language; the same text where it has none. */
export function withoutLanguage(address: string): string {
  const here = new URL(address);
  if (!here.searchParams.has("lang")) return address;
  here.searchParams.delete("lang");
  return here.href;
}
