/** The list of the secrets of all apps that need something. */
import { DateTime } from "effect";
import { beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { type App, AppId, type AppStatus } from "#schemas/apps/App.ts";
import { secretsRequests } from "#src/features/client-secrets/attention/attention.ts";
import { SecretsToCheck } from "#src/features/client-secrets/attention/SecretsToCheck.tsx";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { json, smallServer } from "#test/support/smallServer.ts";
import { emptyBrowser } from "#test/support/tab.ts";

beforeEach(emptyBrowser);

const app = (name: string, status: AppStatus = "enabled"): App => ({
  id: AppId.make(name),
  name,
  status,
  creationDate: DateTime.unsafeMake(0),
});

/** `left` in days. */
const secret = (appId: string, alias: string, left: number) => ({
  id: alias,
  appId,
  alias,
  creationDate: "2020-01-01T00:00:00Z",
  expirationDate: new Date(Date.now() + left * 86_400_000).toISOString(),
});

it(
  "names the secrets of the active apps that have answered, and rotates one",
  { timeout: 30_000 },
  async () => {
    const tokens = {
      Balance: [secret("Balance", "dead", -3)],
      Calm: [secret("Calm", "week", 6), secret("Calm", "later", 31)],
    };
    const { show, store } = await signedInScreen(
      smallServer(
        Object.fromEntries(
          Object.entries(tokens).map(([id, content]) => [
            `/api/v1/apps/${id}/tokens`,
            () => json({ content }),
          ]),
        ),
      ),
    );
    const apps = [app("Balance"), app("Calm"), app("Drift", "disabled"), app("Failing")];
    const screen = await show(<SecretsToCheck apps={apps} />);
    await expect.element(screen.getByText("No secrets to check")).toBeVisible();
    store.set(
      secretsRequests.listAtom,
      apps.map(({ id }) => id),
    );
    await expect.element(screen.getByText(/from 2 of 3 active apps\.$/), { timeout: 20_000 }).toBeVisible();
    const names = () =>
      screen
        .getByRole("rowheader")
        .elements()
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(["week", "dead"]);
    await screen.getByRole("button", { name: "Rotate secret “week” of Calm" }).click();
    await expect.element(page.getByRole("dialog", { name: "Rotate client secret" })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Alias" })).toHaveValue("week-2");
  },
);
