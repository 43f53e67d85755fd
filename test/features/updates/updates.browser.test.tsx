/** When a newer build is offered. */
import { createStore } from "jotai";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { latestBuildAtom, postponeUpdateAtom, updateAtom } from "#src/features/updates/updates.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { useUnsaved } from "#src/interaction/unsaved.ts";

function Page({ isUnsaved }: { isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

const build = (id: string) => ({ id, news: { en: "News", de: "Neues" } });
let store = createStore();
beforeEach(() => {
  store = createStore();
});

it("a newer build is offered until it is postponed, and a later one again", () => {
  expect(store.get(updateAtom)).toBeUndefined();
  store.set(latestBuildAtom, build("two"));
  expect(store.get(updateAtom)?.id).toBe("two");
  store.set(postponeUpdateAtom);
  expect(store.get(updateAtom)).toBeUndefined();
  store.set(latestBuildAtom, build("three"));
  expect(store.get(updateAtom)?.id).toBe("three");
});

it("a newer build is not offered while there are unsaved changes", async () => {
  store.set(latestBuildAtom, build("two"));
  const page = (isUnsaved: boolean) => (
    <StoreProvider store={store}>
      <Page isUnsaved={isUnsaved} />
    </StoreProvider>
  );
  const { rerender } = await render(page(true));
  expect(store.get(updateAtom)).toBeUndefined();
  await rerender(page(false));
  expect(store.get(updateAtom)?.id).toBe("two");
});
