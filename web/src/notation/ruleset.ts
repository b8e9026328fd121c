/** A ruleset's text, like `stock=15,tie=shared`, as choices and back. The server says which options
 * and values there are. */
import type { Editions } from "../api/types";

type Options = Editions["options"];

/** Every option at its default. */
export const USUAL_RULES = "-";

/** The options that are not at their defaults, each with its value. */
export function optionsIn(rules: string): [option: string, value: string][] {
  if (rules === USUAL_RULES) return [];
  return rules.split(",").map((part) => {
    const [option = "", ...value] = part.split("=");
    return [option, value.join("=")];
  });
}

/** Whether a text is a ruleset of these options: in order, and without those at their defaults. */
export function isRuleset(rules: string, options: Options): boolean {
  const given = optionsIn(rules);
  return given.every(
    ([option, value], place) =>
      (place === 0 || (given[place - 1]?.[0] ?? "") < option) &&
      (options[option] ?? []).indexOf(value) > 0,
  );
}

/** A choice for each option. The first value of an option is the default. */
export function choicesOf(rules: string, options: Options): Record<string, string> {
  const usual = Object.entries(options).map(([option, values]) => [option, values[0] ?? ""]);
  return Object.fromEntries([...usual, ...optionsIn(rules)]);
}

export function rulesText(choices: Record<string, string>, options: Options): string {
  const changed = Object.entries(choices).filter(([name, value]) => value !== options[name]?.[0]);
  return (
    changed
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join(",") || USUAL_RULES
  );
}

/** Whether two of the choices cannot be played together. */
export function clash(rules: string, { clashes }: Editions): boolean {
  const parts = rules.split(",");
  return clashes.some((pair) => pair.every((one) => parts.includes(one)));
}
