/** How wide an element is, in pixels, and at least that much. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function useWidth(place: { current: HTMLElement | null }, least: number): number {
  const width = useSignal(320);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) width.value = Math.max(least, Math.floor(entry.contentRect.width));
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return width.value;
}
