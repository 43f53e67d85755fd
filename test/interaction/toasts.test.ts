/** Toasts: one at a time. */
import { createStore } from "jotai";
import { expect, it } from "vitest";
import { asWritten } from "#src/i18n/i18n.ts";
import { toastAtom, toastsAtom } from "#src/interaction/toasts.ts";

it("a toast takes the place of the one before it", () => {
  const store = createStore();
  store.set(toastAtom, asWritten("Copied"));
  store.set(toastAtom, asWritten("Saved"));
  expect(store.get(toastsAtom).map(({ text }) => text)).toStrictEqual(["Saved"]);
});
