/** The browser's print dialog. */
import { Effect } from "effect";

// Drawing takes milliseconds; a chart that is never drawn must not keep the page from being printed.
const timeout = "5 seconds";

const notify = (event: "beforeprint" | "afterprint") =>
  Effect.sync(() => void window.dispatchEvent(new Event(event)));

/** Ends when nothing on the page is marked as busy; charts are, until they are drawn. */
const idle = Effect.async<void>((resume) => {
  const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
  if (!isBusy()) return resume(Effect.void);
  const observer = new MutationObserver(() => {
    if (isBusy()) return;
    observer.disconnect();
    resume(Effect.void);
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
  return Effect.sync(() => observer.disconnect());
});

/**
 * Opens the dialog once everything on the page is drawn. `print()` lays the page out before anything can be drawn, so the
 * page is prepared for paper first. Not every browser sends an event after printing.
 */
export const print = Effect.acquireUseRelease(
  notify("beforeprint"),
  () =>
    Effect.zipRight(
      Effect.timeoutOption(idle, timeout),
      Effect.sync(() => window.print()),
    ),
  () => notify("afterprint"),
);
