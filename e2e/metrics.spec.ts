/** User statistics and segments: the choice of app and period, the resulting calls, and the display. */
import { figure, hideTrend, statisticsPath, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

// Counts and answers the calls of the page itself.
test.beforeEach(({ page }) => hideTrend(page));

const search = (url: string) => new URL(url).searchParams;

test.describe("fetched ahead", () => {
  test.use({ savesData: false });

  test("resting on the navigation's item loads the statistics, which open with the first app and all time", async ({
    page,
  }) => {
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
    expect(search(page.url()).get("app")).toBe(calls[0]?.app);
    await settled(page);
    expect(calls.map(({ metric }) => metric).toSorted()).toEqual(["engagement", ...shown]);
    expect(calls.at(-1)?.metric).toBe("engagement");
    expect(calls[0]?.startDate).toBe("1970-01-01T00:00:00.000Z");
    expect(calls[0]?.endDate).toMatch(/:59:59\.999Z$/);
  });
});

test("the period moves on at midnight, and each metric reloads once", async ({ page }) => {
  const calls = watchCalls(page);
  const metrics = () => calls.map(({ metric }) => metric).toSorted();
  const each = ["engagement", "session", "sociodemographic", "topic"];
  const lastMinute = await page.evaluate(() => new Date().setHours(23, 59, 0, 0));
  await page.clock.install({ time: lastMinute });
  await page.goto(statisticsPath);
  await settled(page);
  expect(metrics()).toEqual(each);
  const endOfToday = lastMinute + 59_999;
  expect(new Set(calls.map(({ endDate }) => Date.parse(endDate ?? "")))).toEqual(new Set([endOfToday]));

  await page.clock.fastForward("02:00");
  await expect.poll(() => calls.length).toBeGreaterThan(4);
  await settled(page);
  await page.clock.fastForward("02:00");
  await settled(page);
  expect(
    calls
      .slice(4)
      .map(({ metric }) => metric)
      .toSorted(),
  ).toEqual(each);
  const nextDays = new Set(calls.slice(4).map(({ endDate }) => endDate));
  expect(nextDays.size).toBe(1);
  expect(Date.parse([...nextDays][0] ?? "")).toBeGreaterThan(endOfToday);
});
