/** Without a network the console says so, blocks changes and keeps loaded data; it recovers without a reload. */
import type { Locator, Page } from "@playwright/test";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .last()
    .getByRole("button", { name, exact: true });
const item = async (page: Page, menu: string, entry: string) => {
  await button(page, menu).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
};

const open = async (page: Page, path = "/administer/overview") => {
  await page.goto(path);
  await settled(page);
};

/** A write in an open dialog is disabled without a network, and the dialog says why. */
const expectWaiting = async (page: Page, write: Locator, look = async () => {}) => {
  await expect(write).toBeEnabled();
  await page.context().setOffline(true);
  await expect(write).toBeDisabled();
  await expect(page.getByText("Available once you’re back online.").last()).toBeVisible();
  await look();
  await page.context().setOffline(false);
  await expect(write).toBeEnabled();
};
const cancel = (page: Page) => inDialog(page, "Cancel").click();

/** Which of the requests fail depends on what was under way. */
test.beforeEach(({ problems }) => problems.allow(/ERR_INTERNET_DISCONNECTED|RequestError/));

test("the console neither changes apps nor secrets without a network", async ({ expectAccessible, page }) => {
  await open(page);
  await button(page, "New app").first().click();
  await expectWaiting(page, inDialog(page, "Register app"), expectAccessible);
  await cancel(page);
  await page.getByRole("link", { name: "Balance am Werk", exact: true }).click();
  await button(page, "Edit").click();
  await expectWaiting(page, inDialog(page, "Save"));
  await cancel(page);
  await page.getByRole("switch").press("Space");
  await expectWaiting(page, inDialog(page, "Disable “Balance am Werk”"));
  await cancel(page);
  await button(page, "Create secret").first().click();
  await expectWaiting(page, inDialog(page, "Create secret"));
  await cancel(page);
  await button(page, "Rotate secret “production”").click();
  await expectWaiting(page, inDialog(page, "Rotate secret"));
  await cancel(page);
  await button(page, "Delete secret “production”").click();
  await expectWaiting(page, inDialog(page, "Delete secret “production”"));
});

test("the console neither changes themes nor invites without a network, and the frame says why", async ({
  page,
}) => {
  await open(page, "/administer/themes");
  await item(page, "Actions for Calm sea", "Rename");
  await expectWaiting(page, inDialog(page, "Rename"));
  await cancel(page);
  await item(page, "Actions for Calm sea", "Delete");
  await expectWaiting(page, inDialog(page, "Delete theme “Calm sea”"));
  await cancel(page);
  await page.getByRole("link", { name: "Calm sea", exact: true }).click();
  await page.getByLabel("Name").fill("Calm lake");
  await button(page, "Publish changes").click();
  await expectWaiting(page, inDialog(page, "Publish changes"));
  await cancel(page);
  await page.getByRole("link", { name: "Users", exact: true }).click();
  await page.getByLabel("First name").fill("Grace");
  await page.context().setOffline(true);
  await expect(button(page, "Send invitation")).toBeDisabled();
  await expect(page.getByText("You are offline")).toBeVisible();
  await page.context().setOffline(false);
  await expect(button(page, "Send invitation")).toBeEnabled();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
});

test("the console keeps loaded data with its time, and reloads it when the network returns", async ({
  page,
}) => {
  await open(page);
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re seeing data from before .*\d/)).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  const again = page.waitForResponse(/\/api\/v1\/apps\?/);
  await page.context().setOffline(false);
  expect((await again).status()).toBe(200);
  await expect(page.getByText("You are offline")).toBeHidden();
});
