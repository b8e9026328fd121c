/** DOM helpers. Styles are set through the object model, as the content security policy requires. */

let boards = 0;

/** A prefix for ids, so that several boards can be on one page. */
export function nextPrefix(): string {
  boards += 1;
  return `board${String(boards)}`;
}

export function make(tag: string, className: string, parent?: Element): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  parent?.append(element);
  return element;
}

/** Place an element on the market, in squares. */
export function put(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty("--x", x.toFixed(3));
  element.style.setProperty("--y", y.toFixed(3));
}

/** Set an attribute only if it changes, so that nothing is laid out again. */
export function attribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
