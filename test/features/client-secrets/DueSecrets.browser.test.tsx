/** Which secrets are to be rotated after a rotation whose new secret got a name of its own. */
import { DateTime, Schema } from "effect";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { ClientSecret, ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { loadCatalogue } from "#src/app/catalogues.ts";
import { DueSecrets } from "#src/features/client-secrets/SecretsCard.tsx";
import { rotationsAtom } from "#src/features/client-secrets/rotations.ts";
import { i18nAtom, makeI18n } from "#src/i18n/i18n.ts";
import { StoreProvider } from "#src/i18n/StoreProvider.tsx";
import { smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser, signedInTab } from "#test/support/tab.ts";

const now = DateTime.unsafeMakeZoned("2027-02-10T12:00:00Z", { timeZone: "UTC" });
const due = (id: string, alias: string) =>
  Schema.decodeSync(ClientSecret)({
    id,
    appId: "app_1",
    alias,
    creationDate: "2026-12-01T12:00:00.000Z",
    expirationDate: "2027-02-20T12:00:00.000Z",
  });

beforeEach(async () => {
  sessionStorage.clear();
  await emptyBrowser();
});

it("a secret that expires soon is to be rotated only if none has replaced it", async () => {
  const { store } = await signedInTab(smallServer());
  store.set(i18nAtom, makeI18n("en", await loadCatalogue("en")));
  const screen = await render(
    <StoreProvider store={store}>
      <DueSecrets
        secrets={[due("sec_1", "old"), due("sec_2", "other")]}
        now={now}
        onRotate={() => undefined}
      />
    </StoreProvider>,
  );
  await expect.element(screen.getByText("“old” expires in 10 days")).toBeVisible();
  await store.set(rotationsAtom, {
    old: ClientSecretId.make("sec_1"),
    successor: ClientSecretId.make("sec_3"),
  });
  await expect.element(screen.getByText("“old” expires in 10 days")).not.toBeInTheDocument();
  await expect.element(screen.getByText("“other” expires in 10 days")).toBeVisible();
});
