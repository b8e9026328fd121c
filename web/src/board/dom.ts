/** Small helpers around the document. Styles go through the object model: the page's policy asks so. */

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

/** Put an element at a place of the market, in squares. */
export function put(element: HTMLElement, x: number, y: number): void {
  element.style.setProperty("--x", x.toFixed(3));
  element.style.setProperty("--y", y.toFixed(3));
}

/** Set an attribute only where it changes: the document is not asked to do it again. */
export function attribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
