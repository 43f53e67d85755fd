/** While work on the page is unsaved, leaving asks, and says what would be lost. */
import { createStore, Provider } from "jotai";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import type { Message } from "#src/i18n/messages.ts";
import { messages } from "#src/interaction/messages.en.ts";
import { lossAtom, useUnsaved } from "#src/interaction/unsaved.ts";

function Work({ isUnsaved, loss }: { isUnsaved: boolean; loss?: Message }) {
  useUnsaved(isUnsaved, loss);
  return null;
}

const isGuarded = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("the browser asks before the page is left until its work is saved", async () => {
  const { rerender } = await render(<Work isUnsaved />);
  expect(isGuarded()).toBe(true);
  await rerender(<Work isUnsaved={false} />);
  expect(isGuarded()).toBe(false);
});

it("with several kinds of unsaved work, the console says what the latest would lose, and the browser asks until the last", async () => {
  const store = createStore();
  const page = (isLatestUnsaved: boolean) => (
    <Provider store={store}>
      <Work isUnsaved />
      <Work isUnsaved={isLatestUnsaved} loss={apps.saveFailed} />
    </Provider>
  );
  const { rerender } = await render(page(true));
  expect(store.get(lossAtom)).toBe(apps.saveFailed);
  await rerender(page(false));
  expect(store.get(lossAtom)).toBe(messages.formLoss);
  expect(isGuarded()).toBe(true);
});
