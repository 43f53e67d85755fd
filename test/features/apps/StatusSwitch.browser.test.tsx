/** The switch shows the app's status again when a change of it has failed. */
import { Schema } from "effect";
import { beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { App } from "#schemas/apps/App.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { StatusSwitch } from "#src/features/apps/AppPage.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { toastsAtom } from "#src/interaction/toasts.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const app = Schema.decodeSync(App)({
  id: "app_1",
  name: "Harbour",
  status: "disabled",
  creationDate: "2026-01-02T03:04:05.678Z",
});

beforeEach(emptyBrowser);

it("an app that could not be enabled is shown as it is, and can be tried again", async () => {
  const { store } = await signedInTab(smallServer());
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const screen = await render(
    <StoreProvider store={store}>
      <StatusSwitch app={app} onSaved={() => undefined} />
    </StoreProvider>,
  );
  const access = screen.getByRole("switch", { name: /^(?:Active|Disabled)$/ });
  for (const attempt of [1, 2]) {
    (access.element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.poll(() => store.get(toastsAtom)).toMatchObject([{ id: `toast-${attempt}` }]);
    await expect.element(access).not.toBeChecked();
  }
});
