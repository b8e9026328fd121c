/** A button that changes what it does in the same place: a press counts only for what it began with. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { PressGuard } from "../board/pressGuard";

export function usePressGuard(meaning: string) {
  const armed = useSignal(false);
  const guard = useMemo(() => new PressGuard((ready) => (armed.value = ready)), []);
  useLayoutEffect(() => guard.says(meaning, true), [meaning]);
  useEffect(() => () => guard.stop(), []);
  /** For the button, to learn when a press begins. */
  const onPress = {
    onPointerDown: () => guard.begin(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.repeat) guard.begin();
    },
  };
  return { guard, armed: armed.value, onPress };
}
