/** What the rules say in which order, with their pictures; the command line reads the same file. */
import written from "../../../../src/marrakech/locales/rulebook.json";

export interface FigureOf {
  caption: string;
  position: string;
  marked?: string[];
  action?: string;
  verdict?: "allowed" | "forbidden";
}

/** Sentences, steps with a title each, pictures, or the table of what is printed elsewhere. */
export interface Part {
  say?: string;
  steps?: { title: string; how: string }[];
  figures?: FigureOf[];
  printings?: string[];
}

export interface Chapter {
  id: string;
  title: string;
  parts: Part[];
}

export const rulebook = written as unknown as {
  title: string;
  lead: string;
  foot: string;
  sections: Chapter[];
};
