/** A ruleset's text, like `stock=15,tie=shared`, as choices and back. The server says which options
 * and values there are. */
import type { Editions } from "../api/types";

type Options = Editions["options"];

/** A choice for each option. The first value of an option is the default. */
export function choicesOf(rules: string, options: Options): Record<string, string> {
  const usual = Object.entries(options).map(([option, values]) => [option, values[0] ?? ""]);
  const given = rules === "-" ? [] : rules.split(",").map((part) => part.split("="));
  return Object.fromEntries([...usual, ...given]);
}

export function rulesText(choices: Record<string, string>, options: Options): string {
  const changed = Object.entries(choices).filter(([name, value]) => value !== options[name]?.[0]);
  return (
    changed
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join(",") || "-"
  );
}

/** Whether two of the choices cannot be played together. */
export function clash(rules: string, { clashes }: Editions): boolean {
  const parts = rules.split(",");
  return clashes.some((pair) => pair.every((one) => parts.includes(one)));
}
