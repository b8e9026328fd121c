/** Which letter key was pressed, whatever alphabet the keyboard is set to.
 *
 * A Latin letter counts as it is, since layouts differ; where the key gives a letter of
 * another alphabet, the key itself counts. */
export function letterOf({ key, code }: KeyboardEvent): string {
  if (key.length !== 1 || /^[\x20-\x7e]$/.test(key)) return key.toUpperCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}
