/** Keeps the page where it is while something above what somebody touches grows or shrinks. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** On a phone the rest of the page is below. Where somebody touches that, out of sight of the market, nothing
 * moves under their finger, however long what this moment needs is. */
export function useSteadyPage(section: { current: HTMLElement | null }): void {
  const top = useRef<number | null>(null);
  const touched = useRef<Element | null>(null);
  const placeBelow = () => {
    const below = section.current?.nextElementSibling;
    return below instanceof HTMLElement ? below.offsetTop : null;
  };
  const isBelow = () => {
    // A button that was pressed may be gone; then what has the focus stands for it.
    const target = touched.current?.isConnected ? touched.current : document.activeElement;
    const place = target && section.current?.compareDocumentPosition(target);
    const board = document.querySelector(".player-market .board-place");
    const isFollowing = Boolean((place ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    return isFollowing && board !== null && board.getBoundingClientRect().bottom < 0;
  };
  useLayoutEffect(() => {
    const [before, now] = [top.current, placeBelow()];
    top.current = now;
    if (before !== null && now !== null && now !== before && isBelow()) scrollBy(0, now - before);
  });
  useEffect(() => {
    const touch = ({ target }: Event) => {
      if (target instanceof Element) touched.current = target;
    };
    addEventListener("pointerdown", touch, { capture: true });
    addEventListener("keydown", touch, { capture: true });
    return () => {
      removeEventListener("pointerdown", touch, { capture: true });
      removeEventListener("keydown", touch, { capture: true });
    };
  }, []);
  useEffect(() => {
    if (!section.current) return undefined;
    const grown = new ResizeObserver(() => {
      top.current = placeBelow();
    });
    grown.observe(section.current);
    return () => grown.disconnect();
  }, [section.current]);
}
