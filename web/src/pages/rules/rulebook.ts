/** What the rules say in which order, with their figures; the command line reads the same file. */
import written from "../../../../src/marrakech/locales/rulebook.json";

interface RulebookFigure {
  caption: string;
  position: string;
  marked?: string[] | undefined;
  action?: string | undefined;
  /** "allowed" or "forbidden". */
  verdict?: string | undefined;
}

/** A paragraph, steps with a title each, figures, or the table of what is printed elsewhere. */
export interface Part {
  say?: string | undefined;
  steps?: { title: string; how: string }[] | undefined;
  figures?: RulebookFigure[] | undefined;
  printings?: string[] | undefined;
}

export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}

interface Rulebook {
  title: string;
  lead: string;
  foot: string;
  sections: Chapter[];
}

export const rulebook: Rulebook = written;
