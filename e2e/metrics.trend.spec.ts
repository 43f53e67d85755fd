/** The trend on the page: it fills in, says what is missing, and can be hidden for good. */
import { chartMenu, statisticsPath, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

test("the trend says which of its days is missing, loads it on demand, and stays hidden", async ({
  page,
  problems,
}) => {
  problems.expect(/503/, /Unavailable/);
  const calls = watchCalls(page);
  let count = 0;
  await page.route("**/metric/user_session?*", async (route) => {
    count += 1;
    // The second call of the trend: the page itself sends one call for seven days.
    return count === 3 ? route.fulfill({ status: 503, body: "" }) : route.continue();
  });
  await page.goto(`${statisticsPath}?period=LAST_7_DAYS&compare=none`);
  const title = "New and active users over time";
  const trend = page.getByRole("group", { name: title });
  // One has failed. On a busy machine, the trend may also stop early, since a call takes more than two seconds.
  // The last call is about the day before the period.
  const answered = () => Math.min(calls.filter(({ metric }) => metric === "session").length - 2, 6);
  await expect(async () => {
    await expect(trend).toContainText(`${answered()} of 7 loaded`, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await trend.getByRole("button", { name: "Load the rest" }).click();
  await expect(trend).toContainText("Most active users: ");
  await expect(trend.getByRole("heading", { name: title })).toBeFocused();
  expect(calls.filter(({ metric }) => metric === "session")).toHaveLength(1 + 8 + 1);
  await trend.getByRole("application", { name: title }).focus();
  await page.keyboard.press("End");
  await expect(trend).toContainText(/\d+ new, \d+ active, [\d,]+ registered/);

  await chartMenu(page, title).click();
  await page.getByRole("menuitem", { name: "Hide trend" }).click();
  await expect(page.getByRole("button", { name: "Show trend" })).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(page.getByRole("button", { name: "Show trend" })).toBeVisible();
  expect(calls.filter(({ metric }) => metric === "session")).toHaveLength(1 + 8 + 1 + 1);
});
