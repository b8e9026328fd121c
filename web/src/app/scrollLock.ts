/** Keeps the page still behind a dialog. */
let locks = 0;

/** Until the returned function is called. The room of the scrollbar stays, so that nothing moves. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  if (locks++ === 0) {
    root.classList.toggle("keeps-gutter", innerWidth > root.clientWidth);
    root.classList.add("scroll-locked");
  }
  return () => {
    if (--locks === 0) root.classList.remove("scroll-locked", "keeps-gutter");
  };
}
