/**
 * Moves the focus when the focused element, or the one that opened a dialog, is removed: to the same control in the next
 * row, to the heading of its section, or to the page's. When a dialog closes and nothing has the focus, such as after one
 * that a menu opened, whatever had it before gets it back. Without this, browsers focus the body, and Tab starts at the
 * top of the page.
 */
import { useEffect } from "react";
import { focusHeading, focusOnce } from "./focusHeading.ts";

/** Overlays return the focus to the element that opened them, and react-aria keeps it inside them. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const rows = "tr, li, [role=row]";
const controls = "a[href], button, input, [tabindex='0']";

const controlsOf = (row: Element): ReadonlyArray<HTMLElement> => [
  ...row.querySelectorAll<HTMLElement>(controls),
];

const hasOverlay = (node: Node) =>
  node instanceof Element && (node.matches(overlays) || node.querySelector(overlays));

/** The same control in the first row from `sibling` on that has one. */
const successorIn = (removed: Element, sibling: Node | null, lost: HTMLElement): HTMLElement | undefined => {
  const place = Math.max(0, controlsOf(removed).indexOf(lost));
  for (let row = sibling; row !== null; row = row.nextSibling) {
    if (!(row instanceof Element)) continue;
    const found = controlsOf(row);
    const next = found[place] ?? found.at(-1);
    if (next) return next;
  }
  return undefined;
};

/** What gets the focus when `removed` was taken out of `parent`. */
const successorOf = (
  removed: Element,
  { target: parent, nextSibling }: MutationRecord,
  lost: HTMLElement,
): HTMLElement | undefined => {
  if (!(parent instanceof Element)) return undefined;
  const row = removed.matches(rows) ? removed : parent.closest(rows);
  const sibling = row === removed ? nextSibling : (row?.nextSibling ?? null);
  return (
    (row ? successorIn(row, sibling, lost) : undefined) ??
    parent.closest("section")?.querySelector<HTMLElement>("h2, h3") ??
    undefined
  );
};

export const useFocusSuccessor = (): void => {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let successor: HTMLElement | undefined;
    let frame: number | undefined;

    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest(overlays)) return;
      focused = target;
      successor = undefined;
    };
    const settleLater = () => {
      frame = requestAnimationFrame(settle);
    };
    /** One frame after the change, a dialog is removed and react-aria has moved the focus. */
    const settle = () => {
      frame = undefined;
      // The focus is in an open dialog, or the person has moved it.
      if (focused === undefined || document.activeElement !== document.body) return;
      // Behind a dialog that is gone, the page takes no focus for a while, in Firefox after these frames.
      if (document.querySelector("[inert] h1")) return settleLater();
      const next = focused.isConnected ? focused : successor;
      focused = undefined;
      if (next?.isConnected) focusOnce(next);
      if (document.activeElement === document.body) focusHeading();
    };
    const observer = new MutationObserver((records) => {
      if (focused === undefined) return;
      if (focused.isConnected && !records.some(({ removedNodes }) => [...removedNodes].some(hasOverlay)))
        return;
      const lost = focused;
      for (const record of records) {
        for (const node of record.removedNodes) {
          if (node instanceof Element && node.contains(lost)) successor = successorOf(node, record, lost);
        }
      }
      frame ??= requestAnimationFrame(settleLater);
    });
    document.addEventListener("focusin", onFocusIn);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      observer.disconnect();
      cancelAnimationFrame(frame ?? 0);
    };
  }, []);
};
