/** What is not in its place on a page at a width: for screens in Vitest, and for whole pages end to end. */
import type { faintBorders } from "./colour.ts";

/**
 * Elements that overflow to the right and make the page scroll sideways; texts that do not fit: they stick out of their
 * box, or an ellipsis leaves nothing to read; what sticks out of its button, or of a bar of choices; faint controls; what
 * is too small to be hit (WCAG 2.2, 2.5.8); fields that are too close; what moves although nothing should. It runs in the
 * page, so it calls nothing outside.
 *
 * @param borders - Colours too faint for the border of a button, and of a field: `faintBorders`.
 */
export const misplaced = async (borders: typeof faintBorders) => {
  // Charts adapt to their container one frame later.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  const { scrollWidth: pageWidth, clientWidth: windowWidth } = document.documentElement;
  const sticksOut = all("body *").filter(
    (element) => pageWidth > windowWidth && box(element).right > windowWidth + 1,
  );
  // Texts for screen readers alone are clipped to nothing.
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath !== "none" || isClipped(element.parentElement));
  const squeezed = all("body *:not(svg *)").filter((element) => {
    const { clientWidth, scrollWidth, childNodes } = element;
    if (scrollWidth <= clientWidth + 1 || !element.checkVisibility()) return false;
    const { display, overflowX, fontSize } = getComputedStyle(element);
    // Inline elements have no box of their own.
    if (display === "inline") return false;
    if (overflowX !== "visible" && clientWidth >= 4 * Number.parseFloat(fontSize)) return false;
    const hasText = [...childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
    return hasText && !isClipped(element);
  });
  const outside = all("button *, label:has(> input)").filter((element) => {
    const around = box(element.closest("button") ?? element.parentElement);
    const { left, right, width } = box(element);
    return width > 0 && (left < around.left - 1 || right > around.right + 1) && !isClipped(element);
  });
  const faintControls = all(":is(button, input, textarea):enabled:not([data-disabled])").filter((element) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    return borderTopWidth !== "0px" && borders[element.matches("button") ? 0 : 1].includes(borderTopColor);
  });
  const tooSmall = all("button, label:has(input)").filter((element) => {
    const { height, width } = box(element);
    return height > 0 && Math.min(height, width) < 24 && !isClipped(element);
  });
  const moving = all("body *").filter((element) =>
    /[1-9]/.test(getComputedStyle(element).transitionDuration),
  );
  const labels = all("label:not(:has(input))");
  const close = labels.filter((label, at) => {
    const [field, above] = [box(label.parentElement), box(labels[at - 1]?.parentElement)];
    return field.top > above.top && field.top < above.bottom + 12;
  });
  const found = { sticksOut, squeezed, outside, faintControls, tooSmall, moving, close };
  return [
    ...(pageWidth > windowWidth ? [`the page is ${pageWidth} px wide`] : []),
    ...Object.entries(found).flatMap(([how, elements]) =>
      elements.map(
        ({ tagName, className, textContent }) =>
          `${how}: ${tagName} ${className} ${textContent?.slice(0, 40)}`,
      ),
    ),
  ];
};
