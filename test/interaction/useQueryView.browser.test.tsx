/** The texts of a failed query: the reason, and the headings for a load and a reload. */
import { Effect } from "effect";
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { NotFound } from "#schemas/errors.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const headings = {
  failed: apps.failedTitle,
  reloadFailed: apps.reloadFailedTitle,
  reloading: apps.reloading,
};

const failing = async (failure: NotFound) => {
  const { store } = consoleStore();
  store.set(i18nAtom, i18n);
  const query = queryAtom(() => Effect.fail(failure));
  const { result } = await renderHook(() => useQueryView(query, headings, { NotFound: apps.appGone }), {
    wrapper: ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>,
  });
  await expect.poll(() => result.current.isLoading).toBe(false);
  return result.current;
};

it("a query has the message of its own failure, and a heading each for a failed load and reload", async () => {
  const { error, words } = await failing(new NotFound({}));
  expect([error, words.failed, words.reloadFailed]).toEqual(
    [apps.appGone, apps.failedTitle, apps.reloadFailedTitle].map((heading) => i18n.text(heading)),
  );
});
