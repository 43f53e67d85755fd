/** The statistics that are fetched ahead: what is requested for them, and when. */
import { figure, hideTrend, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true, savesData: false });

test("resting on the navigation's item loads the statistics, which open with the first app and all time", async ({
  page,
}) => {
  await hideTrend(page);
  const charts = page.waitForRequest(/\/assets\/VegaDrawing/);
  await page.goto("/administer/overview");
  // Fetched ahead in idle time.
  await charts;
  await settled(page);
  const calls = watchCalls(page);
  const item = page.getByRole("link", { name: "User Statistics" });
  await item.hover();
  const shown = ["session", "sociodemographic", "topic"];
  await expect.poll(() => calls.map(({ metric }) => metric).toSorted()).toEqual(shown);
  await settled(page);
  await item.click();
  await expect(page).toHaveTitle("User Statistics · Wellbeing Console");
  await expect(figure(page, "Registered users")).toHaveText("1,000");
  await expect(page).toHaveURL(/[?&]period=ALL_TIME/);
  expect(new URL(page.url()).searchParams.get("app")).toBe(calls[0]?.app);
  await settled(page);
  expect(calls.map(({ metric }) => metric).toSorted()).toEqual(["engagement", ...shown]);
  expect(calls.at(-1)?.metric).toBe("engagement");
  expect(calls[0]?.startDate).toBe("1970-01-01T00:00:00.000Z");
  expect(calls[0]?.endDate).toMatch(/:59:59\.999Z$/);
});
