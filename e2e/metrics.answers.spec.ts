/** Metric calls that are late, that fail, or whose answers break the contract. */
import { choose } from "./support/menu.ts";
import {
  answer,
  chartMenu,
  figure,
  hideTrend,
  savedBy,
  sessionBody,
  statisticsPath,
  watchCalls,
} from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

// Counts and answers the calls of the page itself.
test.beforeEach(({ page }) => hideTrend(page));

test("a failed or invalid block shows a dash and reloads on its own, with zero, huge and hostile answers", async ({
  page,
  problems,
}) => {
  problems.expect(/500/, /Unexpected/, /ParseError/);
  await answer(page, "session", "{}", 500);
  await page.goto(statisticsPath);
  await expect(chartMenu(page, "Topics")).toBeVisible();
  const failed = page.getByRole("region", { name: "Registered users in the software kit" });
  await expect(page.getByRole("button", { name: "Reload" })).toHaveCount(1);
  await expect(figure(page, "Registered users")).toContainText("—");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await settled(page);
  const calls = watchCalls(page);
  const answerNext = async (body: string) => {
    await page.unroute("**/metric/user_session?*");
    await answer(page, "session", body);
  };
  const reloadBlock = async (body: string) => {
    await answerNext(body);
    const answered = page.waitForResponse(/user_session/);
    await failed.getByRole("button", { name: "Reload: Registered users in the software kit" }).click();
    await answered;
    await settled(page);
  };
  await reloadBlock(sessionBody(10, 5).replace("10", "9007199254740993"));
  await expect(figure(page, "Registered users")).toContainText("—");
  await reloadBlock(sessionBody(0, 0));
  await expect(figure(page, "Registered users")).toHaveText("0");
  await expect(figure(page, "Active share")).toHaveText("– · 0 inactive");
  await expect(page.getByText("No users in this period.").first()).toBeVisible();
  await expect(failed.getByRole("heading", { level: 2 })).toBeFocused();
  expect(new Set(calls.map(({ metric }) => metric))).toEqual(new Set(["session"]));

  const user = (ageGroup: string, count: number) => ({ ageGroup, gender: "=HYPERLINK(1)", count });
  const users = [
    user("__proto__", 1),
    user("under_30", 3),
    user("senior", 4),
    user("senior", 5),
    user("<img src=x onerror=alert(1)>", 6),
  ];
  const huge = sessionBody(9_007_199_254_740_991, 1, users);
  await answerNext(huge.replace("{", '{"__proto__": {"totalRegisteredUsers": 99},'));
  await page.reload();
  await expect(figure(page, "Registered users")).toHaveText("9,007,199,254,740,991");
  const notice = page.getByRole("status").filter({ hasText: "The platform’s figures do not add up" });
  await expect(notice).toContainText("expected 19, the sum of registeredUsers, found 9007199254740991");
  await expect(notice).toContainText("registeredUsers → [3]: expected each once, found that of [2] again");
  const { text } = await savedBy(page, () => choose(page, "Actions: Age and gender", "Download CSV"));
  const counts = text
    .split("\r\n")
    .flatMap((line) => [/,Active users,(.*),'=HYPERLINK\(1\),0,(\d+),/.exec(line)?.slice(1, 3) ?? []])
    .filter(([, count = "0"]) => count !== "0");
  expect(counts).toEqual([
    ["Over 59", "9"],
    ["__proto__", "1"],
    // This is an unknown code, not the console's group of the same name.
    ["under_30?", "3"],
    ["<img src=x onerror=alert(1)>", "6"],
  ]);
});

test("the console withholds counts below the configured minimum group size", async ({ page }) => {
  await page.route("**/config.json", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), minimumGroupSize: 5 } });
  });
  const users = [
    { ageGroup: "kid", gender: "male", count: 3 },
    { ageGroup: "twen", gender: "male", count: 30 },
    { ageGroup: "senior", gender: "female", count: 67 },
  ];
  await answer(page, "session", sessionBody(100, 2, users));
  await page.goto(`${statisticsPath}?compare=none`);
  await expect(figure(page, "Registered users")).toHaveText("100");
  await expect(figure(page, "Active at least once")).toHaveText("< 5");
  await expect(figure(page, "Active share")).toHaveText("–");

  const chart = page.getByRole("group", { name: "Age and gender", exact: true });
  await chart.getByRole("application").focus();
  await page.keyboard.press("ArrowDown");
  await expect(chart.locator("[aria-live=polite]")).toHaveText(
    /^Under 30, Male: Registered users 33, Active users /,
  );
  const { text } = await savedBy(page, () => choose(page, "More actions", "Download all as CSV"));
  await expect(page.getByRole("region", { name: "Registered users in the software kit" })).not.toContainText(
    "98",
  );
  expect(text).toContain("Registered users,Active,Registered users,< 5,100,");
  expect(text).toContain("Registered users,Inactive,Registered users,withheld,100,");
});
