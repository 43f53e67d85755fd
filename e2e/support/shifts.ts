/** Shifts of a page's layout: what has moved without a person's doing. */
import type { Page } from "@playwright/test";

/**
 * Records each shift of the page's layout, as a fraction of the window. A longer centred text in the same place causes
 * one that is a hundredth of a noticeable one.
 */
export const watchShifts = async (page: Page) => {
  await page.addInitScript(() => {
    const shifts: Array<number> = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
      shifts.push(...values.filter((value) => value > 0.001));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate("shifts");
};
