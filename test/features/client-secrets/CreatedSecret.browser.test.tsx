/** A secret's value, shown once: leaving asks until the person has it. */
import { Schema } from "effect";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { CreatedClientSecret } from "#schemas/client-secrets/ClientSecret.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { CreatedSecret } from "#src/features/client-secrets/CreateSecretDialog.tsx";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { lossAtom } from "#src/interaction/unsaved.ts";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const created = Schema.decodeSync(CreatedClientSecret)({
  id: "sec_1",
  appId: "app_1",
  alias: "production",
  creationDate: "2026-03-01T09:30:00.000Z",
  token: "wbk_1",
});

beforeEach(emptyBrowser);
afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ["does not ask any more once the value is copied", true],
  ["still asks after the browser has refused to copy the value", false],
])("leaving %s", async (_title, isCopied) => {
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(() =>
    isCopied ? Promise.resolve() : Promise.reject(new DOMException("denied", "NotAllowedError")),
  );
  const { store } = await signedInTab(smallServer());
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const screen = await render(
    <StoreProvider store={store}>
      <CreatedSecret created={created} notStored={[]} predecessor={undefined} onClose={() => undefined} />
    </StoreProvider>,
  );
  expect(store.get(lossAtom)?.id).toContain("secretLoss");
  await screen.getByRole("button", { name: "Copy" }).click();
  await expect.element(screen.getByText(isCopied ? "Copied" : "Could not copy")).toBeInTheDocument();
  expect(store.get(lossAtom) === undefined).toBe(isCopied);
});
