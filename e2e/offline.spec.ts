/** Without a network the console says so, blocks changes and keeps loaded data; it recovers without a reload. */
import type { Page } from "@playwright/test";
import { choose } from "./support/menu.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  button(page, name).and(page.locator("[role=dialog] *, [role=alertdialog] *"));

/** A write in an open dialog is disabled without a network, and the dialog says why. */
const expectWaiting = async (page: Page, name: string) => {
  const write = inDialog(page, name);
  await expect(write).toBeEnabled();
  await page.context().setOffline(true);
  await expect(write).toBeDisabled();
  await expect(page.getByText("Available once you’re back online.").last()).toBeVisible();
  await page.context().setOffline(false);
  await expect(write).toBeEnabled();
  await inDialog(page, "Cancel").click();
};

/** Which of the requests fail depends on what was under way. */
test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED|RequestError/));

test("without a network the console keeps loaded data with its time, changes neither apps nor secrets, and reloads when it returns", async ({
  page,
}) => {
  await page.goto("/administer/overview");
  await settled(page);
  // An error needs its page when the network is gone.
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/failure-")),
  );
  await page.context().setOffline(true);
  await expect(page.getByText(/^Data as of \d+ \w+ \d{4}, \d\d:\d\d/)).toBeVisible();
  await page.getByRole("link", { name: "Overview", exact: true }).click();
  await expect(page.getByRole("table")).toBeVisible();
  const again = page.waitForResponse(/\/api\/v1\/apps\?/);
  await page.context().setOffline(false);
  expect((await again).status()).toBe(200);
  await expect(page.getByText("You are offline")).toBeHidden();
  await button(page, "New app").first().click();
  await expectWaiting(page, "Register app");

  await page.getByRole("link", { name: "Balance am Werk", exact: true }).click();
  for (const [opener, write] of [
    [button(page, "Edit"), "Save"],
    [page.getByRole("switch"), "Disable “Balance am Werk”"],
    [button(page, "Delete secret “production”"), "Delete secret “production”"],
  ] as const) {
    await opener.press("Space");
    await expectWaiting(page, write);
  }
});

test("a theme is neither deleted nor published without a network", async ({ page }) => {
  await page.goto("/administer/themes");
  await choose(page, "Actions for Calm sea", "Delete");
  await expectWaiting(page, "Delete theme “Calm sea”");
  await page.getByRole("link", { name: "Calm sea", exact: true }).click();
  await page.getByLabel("Name").fill("Calm lake");
  await button(page, "Publish changes").click();
  await expectWaiting(page, "Publish changes");
});
