/** Collects keystrokes for the search field while the palette loads; Escape closes. Renders nothing. */
import { useSetAtom } from "jotai";
import { useEffect, useEffectEvent } from "react";
import { isTyped, typedAfter, typedAheadAtom } from "./typedAhead.ts";

export function KeyCollector() {
  const setTyped = useSetAtom(typedAheadAtom);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isTyped(event)) return;
    // The element that has the focus must not receive the key.
    event.preventDefault();
    event.stopPropagation();
    setTyped((typed) => (typed === undefined ? undefined : typedAfter(typed, event)));
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
  return null;
}
