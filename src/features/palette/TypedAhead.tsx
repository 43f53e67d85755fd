/** Collects keystrokes for the search field while the palette loads; Escape closes. Renders nothing. */
import { useEffect, useEffectEvent } from "react";

export interface TypedAheadProps {
  /** Called with a function from the text so far to the new text. */
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
}

export function TypedAhead({ onType, onClose }: TypedAheadProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    // The element that has the focus must not receive the key.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onClose();
    else if (event.key === "Backspace") onType((typed) => typed.slice(0, -1));
    else if ([...event.key].length === 1) onType((typed) => typed + event.key);
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
  return null;
}
