/** An app that was saved elsewhere meanwhile: what the person's own version replaces. */
import { Schema } from "effect";
import { beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { App } from "#schemas/apps/App.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { AppConflict } from "#src/features/apps/AppConflict.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const saved = {
  id: "app_1",
  name: "Theirs",
  status: "disabled",
  creationDate: "2026-01-02T03:04:05.678Z",
} as const;

beforeEach(emptyBrowser);

it("an own name that is saved over another's leaves the app disabled, as the other has saved it", async () => {
  const server = smallServer({
    "/api/v1/apps": () => json({ content: [saved] }),
    "/api/v1/apps/app_1": async (request) => json(await request.json()),
  });
  const { store } = await signedInTab(server);
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const onSettled = vi.fn<(app: App) => void>();
  const screen = await render(
    <StoreProvider store={store}>
      <AppConflict
        mine={{ name: "Mine", status: "enabled" }}
        theirs={{ app: Schema.decodeSync(App)(saved), etag: undefined }}
        onClose={() => undefined}
        onSettled={onSettled}
      />
    </StoreProvider>,
  );
  await expect.element(screen.getByRole("row", { name: "Your version" })).toHaveTextContent("Disabled");
  await screen.getByRole("button", { name: "Save my version" }).click();
  await expect.poll(() => onSettled.mock.calls).toHaveLength(1);
  expect(onSettled.mock.calls[0]?.[0]).toMatchObject({ name: "Mine", status: "disabled" });
});
