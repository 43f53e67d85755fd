/** Moves the focus to a heading, or to a dialog. */
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

/** Focuses the page's heading. */
export const focusHeading = (): void => focusOnce(document.querySelector<HTMLElement>("h1"));

/** A `ref` for a button in a dialog: when it is removed while it has the focus, the dialog gets the focus. */
export const dialogTakesFocus: RefCallback<HTMLElement> = (button) => {
  const dialog = button?.closest<HTMLElement>("[role=dialog]");
  return () => {
    if (button === document.activeElement) dialog?.focus();
  };
};
