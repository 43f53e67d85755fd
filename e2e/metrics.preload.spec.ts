/** The statistics before they are opened. */
import { figure, hideTrend, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true, savesData: false });

// Counts and answers the calls of the page itself.
test.beforeEach(({ page }) => hideTrend(page));

test("resting on the navigation's item loads code and data, which the page then shows", async ({ page }) => {
  const charts = page.waitForRequest(/\/assets\/VegaDrawing/);
  await page.goto("/administer/overview");
  // Fetched ahead in idle time.
  await charts;
  await settled(page);
  const calls = watchCalls(page);
  await page.getByRole("link", { name: "User Statistics" }).hover();
  const shown = ["session", "sociodemographic", "topic"];
  await expect.poll(() => calls.map(({ metric }) => metric).toSorted()).toEqual(shown);
  await settled(page);
  await page.getByRole("link", { name: "User Statistics" }).click();
  await expect(figure(page, "Registered users")).toHaveText("1,000");
  await settled(page);
  expect(calls.map(({ metric }) => metric)).toEqual([
    ...calls.slice(0, 3).map(({ metric }) => metric),
    "engagement",
  ]);
});
