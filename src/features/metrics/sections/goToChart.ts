/** Scrolls to a chart's heading and keeps it there while the charts above it grow, until the person scrolls or types. */

import { focusOnce } from "#src/ui/focusHeading.ts";

const moves = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * `whenReady` calls back once the heading is at or near its final position; then the heading is focused once. The
 * returned function stops everything.
 */
export const goToChart = (id: string, whenReady: (go: () => void) => () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stop = () => stopped.abort();
  const cancel = whenReady(() => {
    const heading = document.getElementById(id);
    if (signal.aborted || !heading) return;
    const scroll = () => heading.scrollIntoView({ block: "start" });
    scroll();
    focusOnce(heading);
    const page = heading.closest("main > *");
    const observer = new ResizeObserver(scroll);
    if (page) observer.observe(page);
    signal.addEventListener("abort", () => observer.disconnect());
    heading.addEventListener("blur", stop, { signal });
  });
  for (const type of moves) addEventListener(type, stop, { signal, capture: true, passive: true });
  signal.addEventListener("abort", cancel);
  return stop;
};
