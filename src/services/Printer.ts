/** The browser's print dialog. */
import { Context, Effect, Layer } from "effect";

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

export class Printer extends Context.Tag("src/services/Printer")<
  Printer,
  {
    /** Opens the dialog once everything on the page is drawn. */
    readonly print: Effect.Effect<void>;
  }
>() {
  // `print()` lays the page out before anything can be drawn, so the page is prepared for paper first. Not every
  // browser sends an event after printing.
  static readonly layer = Layer.succeed(Printer, {
    print: Effect.acquireUseRelease(
      notify("beforeprint"),
      () =>
        Effect.zipRight(
          Effect.timeoutOption(idle, timeout),
          Effect.sync(() => window.print()),
        ),
      () => notify("afterprint"),
    ),
  });
}
