/** Links to the pages besides the first one, for header, menu and footer. */
import { say } from "../i18n/say";
import { path } from "./base";

/** The pages that explain and show the game. */
export function PageLinks({ page }: { page: string }) {
  const links = [
    ["learn", say("nav-learn")],
    ["rules", say("nav-rules")],
    ["replay", say("nav-replay")],
    ["editor", say("nav-editor")],
  ] as const;
  return links.map(([target, label]) => (
    <a key={target} href={path(target)} aria-current={page === target ? "page" : undefined}>
      {label}
    </a>
  ));
}
