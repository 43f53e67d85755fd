/** Moves the focus to a heading when the focused element is removed. */
import type { RefCallback } from "react";

const focus = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** Focuses the page's heading. */
export const focusHeading = (): void => focus("h1");

/** A `ref` for an element: when it is removed while it has the focus, its dialog or a heading gets the focus. */
export const focusWhenGone =
  (heading = "h1"): RefCallback<HTMLElement> =>
  (element) => {
    const dialog = element?.closest<HTMLElement>("[role=dialog]");
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      if (dialog) dialog.focus();
      else focus(heading);
    };
  };
