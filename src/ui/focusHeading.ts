/** Moves the focus to a heading when the focused element is removed. */
import type { RefCallback } from "react";

/** Focuses an element that takes the focus only now: what always can is “clickable” for screen readers. */
export const focusOnce = (element: HTMLElement | null | undefined): void => {
  if (!element) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
};

const focus = (selector: string) => focusOnce(document.querySelector<HTMLElement>(selector));

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
