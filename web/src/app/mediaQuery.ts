/** Whether a media query matches, kept up to date. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export function useMediaQuery(query: string): boolean {
  const matches = useSignal(matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const look = () => {
      matches.value = media.matches;
    };
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
  }, [query]);
  return matches.value;
}
