/** The texts of a failed query: the reason, and the headings for a load and a reload. */
import { Effect } from "effect";
import type { PropsWithChildren } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { NotFound, Unauthorized, Unavailable } from "#schemas/errors.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { messages as apps } from "#src/features/apps/messages.en.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { messages as common } from "#src/i18n/messages.en.ts";
import { useQueryView } from "#src/interaction/useQueryView.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { consoleStore } from "#test/support/consoleStore.ts";

const i18n = makeI18n("en", await loadCatalogue("en"));
const headings = {
  failed: apps.failedTitle,
  reloadFailed: apps.reloadFailedTitle,
  reloading: apps.reloading,
};

const failing = async (failure: NotFound | Unauthorized | Unavailable) => {
  const { store } = consoleStore();
  store.set(i18nAtom, i18n);
  const query = queryAtom(() => Effect.fail(failure));
  const { result } = await renderHook(() => useQueryView(query, headings, { NotFound: apps.appGone }), {
    wrapper: ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>,
  });
  await expect.poll(() => result.current.isLoading).toBe(false);
  return result.current;
};

it.each([
  ["of its own", new NotFound({}), apps.appGone],
  ["that every call can have", new Unauthorized({}), common.signedOut],
  ["of a server that is not available", new Unavailable({}), common.unavailable],
])("a query shows the message of a failure %s", async (_what, failure, message) => {
  expect((await failing(failure)).error).toBe(i18n.text(message));
});

it("a query has one heading for a failed load and another for a failed reload", async () => {
  const { words } = await failing(new NotFound({}));
  expect([words.failed, words.reloadFailed]).toEqual(
    [apps.failedTitle, apps.reloadFailedTitle].map((heading) => i18n.text(heading)),
  );
});
