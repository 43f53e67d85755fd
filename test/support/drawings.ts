/** Vega's drawings under a test's control. */
import type { View } from "vega";
import { vi } from "vitest";
import { makeView } from "#src/ui/chart/vega.ts";

/** The prototype of all views. */
const viewPrototype = Object.getPrototypeOf(makeView("bars")) as View;

/** Makes every drawing wait until the returned function is called. */
export const holdDrawings = (): (() => void) => {
  // oxlint-disable-next-line typescript/unbound-method -- it is called with each view as `this`
  const { runAsync } = viewPrototype;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(viewPrototype, "runAsync").mockImplementation(async function (this: View, ...args) {
    await isReleased;
    return runAsync.apply(this, args);
  });
  return release;
};
