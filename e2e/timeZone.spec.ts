/** A browser that names a time zone which its own Intl refuses, as in some containers: everything is in UTC. */
import { statisticsPath } from "./support/metrics.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ timezoneId: "UTC" });

test("days of statistics and a secret's own last day are chosen in UTC, and the pages say so", async ({
  page,
}) => {
  // As Chromium does with TZ=Etc/Unknown: it formats in UTC, and names a zone that it does not take itself.
  await page.addInitScript(() => {
    const { prototype } = Intl.DateTimeFormat;
    // oxlint-disable-next-line typescript/unbound-method -- It is called on a formatter below.
    const { resolvedOptions } = prototype;
    prototype.resolvedOptions = function resolved() {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
  });
  await page.goto(`${statisticsPath}?app=app_vital_steps&period=LAST_7_DAYS&compare=none`);
  await expect(page.getByText("UTC (your browser names no time zone)")).toBeVisible();
  await page.getByRole("button", { name: /Period$/ }).click();
  await page.getByRole("option", { name: "custom dates" }).click();
  await expect(page.getByRole("dialog", { name: "Choose dates" }).getByRole("grid")).toBeVisible();

  await page.goto("/administer/my-apps/app_balance");
  await page.getByRole("button", { name: "Create secret" }).first().click();
  await page.getByRole("button", { name: /Expires/ }).click();
  await page.getByRole("option", { name: "Custom date" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("grid")).toBeVisible();
  await dialog.getByRole("button", { name: "Next month" }).click();
  await dialog.getByRole("button", { name: / 15 / }).click();
  await expect(dialog).toContainText("23:59 UTC");
});
