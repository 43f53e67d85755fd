/** The browser's confirmation before the page is left. */
import { expect, it } from "vitest";
import { guardUnload } from "#src/services/browser/listeners.ts";

const isGuarded = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks until the last guard is removed", () => {
  expect(isGuarded()).toBe(false);
  const [remove, removeOther] = [guardUnload(), guardUnload()];
  expect(isGuarded()).toBe(true);
  remove();
  expect(isGuarded()).toBe(true);
  removeOther();
  expect(isGuarded()).toBe(false);
});
