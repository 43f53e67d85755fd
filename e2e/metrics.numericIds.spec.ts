/** The statistics of a platform whose ids are numbers, or texts that look like other values. */
import { figure, hideTrend, statisticsPath, watchCalls } from "./support/metrics.ts";
import { expect, test } from "./support/signedIn.ts";

const appOf = (id: string | number, name: string) => ({
  id,
  name,
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
});

test("with numbers as ids, links, choices, reload and Back show the figures of the app that they name, and a link to none says so", async ({
  page,
}) => {
  const apps = [appOf(41, "Alpha"), appOf(42, "Route 66"), appOf(43, "Second"), appOf("true", "True")];
  await page.route(/\/api\/v1\/apps\?/, (route) => route.fulfill({ json: apps }));
  await page.route(/\/api\/v1\/apps\/42$/, (route) => route.fulfill({ json: apps[1] }));
  await page.route(/\/api\/v1\/apps\/.*\/tokens\?/, (route) => route.fulfill({ json: [] }));
  const lists = [
    "activeUsers",
    "topics",
    "educationLevels",
    "workRoles",
    "healthBehaviours",
    "healthSupports",
  ];
  const none = Object.fromEntries(
    [...lists, "preferences", "selfPerceivedHealths"].map((name) => [name, []]),
  );
  await page.route(/\/metric\/user_/, (route) => {
    // Each app has another number of users.
    const [, app = ""] = /apps\/(\w+)\//.exec(route.request().url()) ?? [];
    const count = app === "true" ? 99 : Number(app);
    const registeredUsers = [{ ageGroup: "twen", gender: "female", count }];
    const totals = { totalRegisteredUsers: count, totalActiveUsers: 0, registeredUsers };
    return route.fulfill({ json: { ...none, ...totals } });
  });
  await hideTrend(page);
  const calls = watchCalls(page);
  /** The app of the field, of the address and of the latest call. */
  const shows = async (name: string, id: string, count = id) => {
    await expect(page.getByRole("combobox", { name: "App" })).toHaveValue(name);
    await expect(page).toHaveURL(new RegExp(`[?&]app=${id}&`));
    await expect.poll(() => calls.at(-1)?.app).toBe(id);
    await expect(figure(page, "Registered users")).toHaveText(count);
  };
  await page.goto(`${statisticsPath}?app=43&period=LAST_7_DAYS&compare=none`);
  await shows("Second", "43");
  await page.goto("/administer/my-apps/42");
  await page.getByRole("link", { name: "Statistics", exact: true }).click();
  await shows("Route 66", "42");
  await page.getByRole("combobox", { name: "App" }).fill("True");
  await page.getByRole("option", { name: "True" }).click();
  await shows("True", "true", "99");
  await page.reload();
  await shows("True", "true", "99");
  await page.goBack();
  await shows("Route 66", "42");

  await page.goto(`${statisticsPath}?app=44&period=LAST_7_DAYS&compare=none`);
  const notice = page.getByRole("status").filter({ hasText: "The link’s app is not in the list" });
  await expect(notice).toContainText("Shown instead: Alpha");
  await page.getByRole("combobox", { name: "App" }).fill("Second");
  await page.getByRole("option", { name: "Second" }).click();
  await shows("Second", "43");
  await expect(notice).toHaveCount(0);
});
