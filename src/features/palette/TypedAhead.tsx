/** Stands in for the palette while it is on its way: takes what is typed for its field, and Escape. It draws nothing. */
import { useEffect, useEffectEvent } from "react";

export interface TypedAheadProps {
  /** Told how to change what was typed before. */
  onType: (change: (typed: string) => string) => void;
  onClose: () => void;
}

export function TypedAhead({ onType, onClose }: TypedAheadProps) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.isComposing) return;
    // What had the focus before must not get it.
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
