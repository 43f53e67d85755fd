/** A newer build is offered, never forced. */
import { expect, test } from "./support/test.ts";
import { signIn } from "./support/signIn.ts";

const newer = { id: "another", news: { en: "Charts are faster.", de: "Diagramme sind schneller." } };

test("a newer build is offered with what is new, and taken when the person likes", async ({
  expectAccessible,
  page,
}) => {
  await signIn(page);
  await expect(page.getByText("A new version is available")).toBeHidden();
  await page.route("/latest-build.json", (route) => route.fulfill({ json: newer }));
  await page.reload();
  await expect(page.getByText("Charts are faster.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(page.getByText("Charts are faster.")).toBeHidden();
  await page.reload();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
});

test("an update waits while something is typed", async ({ page }) => {
  await signIn(page);
  await page.route("/latest-build.json", (route) => route.fulfill({ json: newer }));
  await page.reload();
  const notice = page.getByText("Charts are faster.");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "New app" }).click();
  await page.getByLabel("Name").fill("Half typed");
  await expect(notice).toBeHidden();
});

test("a failed update check is only logged", async ({ page, problems }) => {
  problems.expect(/500/);
  await page.route("/build-manifest.json", (route) => route.fulfill({ status: 500 }));
  await signIn(page);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText("A new version is available")).toBeHidden();
});
