/** Where the focus goes when what has it goes. */
import type { RefCallback } from "react";

const focus = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

/** The page's heading takes the focus. */
export const focusHeading = (): void => focus("h1");

/** As the `ref` of an element: a heading takes the focus from it when it goes. */
export const focusWhenGone =
  (heading = "h1"): RefCallback<HTMLElement> =>
  (element) =>
  () => {
    if (element?.contains(document.activeElement) === true) focus(heading);
  };
