/** The console on a platform with its own names and ids for entities. */
import { expect, test } from "./support/signedIn.ts";
import { figure, hideTrend, segmentsPath, statisticsPath, watchCalls } from "./support/metrics.ts";

const appOf = (id: string | number, name: string) => ({
  id,
  name,
  status: "enabled",
  creationDate: "2026-03-01T09:30:00.000Z",
});

test("apps open by any ids of a platform and can be reloaded, and one that cannot be read is left out and named with what is wrong", async ({
  page,
}) => {
  const ids = [17, "urn:app/1 b%20ä?#"];
  const { creationDate: _, ...undated } = appOf(2, "Undated");
  const apps: ReadonlyArray<Partial<ReturnType<typeof appOf>>> = [
    ...ids.map((id, index) => appOf(id, `App ${index}`)),
    undated,
    appOf(3, "Th\uFFFDrd"),
    appOf(17, "Again"),
  ];
  const asked: Array<string> = [];
  await page.route(/\/api\/v1\/apps\?/, (route) => route.fulfill({ json: apps }));
  await page.route(/\/api\/v1\/apps\/[^/]+$/, (route) => {
    const id = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
    return route.fulfill({ json: apps.find((app) => String(app.id) === id) });
  });
  await page.route(/\/api\/v1\/apps\/.*\/tokens\?/, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: [] });
  });
  const logged = page.waitForEvent("console", (line) =>
    line.text().includes("GET /api/v1/apps → content → [2] → creationDate: missing"),
  );
  await page.goto("/administer/overview");
  const notice = page.getByRole("status").filter({ hasText: "2 apps cannot be shown" });
  await expect(notice).toContainText("content → [2] → creationDate: missing");
  await expect(notice).toContainText("content → [4] → id: expected its own, found that of [0]");
  const lost = page.getByRole("status").filter({ hasText: "Some characters were lost" });
  await expect(lost).toContainText("content → [3] → name");
  await expect(page.getByRole("table", { name: "Apps" }).getByRole("rowheader")).toHaveText([
    "App 0",
    "App 1",
    "Th\uFFFDrd",
  ]);
  await logged;

  const isOpen = async (index: number) => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`My App App ${index}`);
    await expect(page.getByText("No client secrets")).toBeVisible();
  };
  for (const [index, id] of ids.entries()) {
    await page.getByRole("link", { name: `App ${index}` }).click();
    await isOpen(index);
    await page.reload();
    await isOpen(index);
    // The overview also requests the secrets of the apps in view.
    const path = `/api/v1/apps/${encodeURIComponent(id)}/tokens`;
    expect(asked.filter((each) => each === path).length).toBeGreaterThanOrEqual(2);
    await page.getByRole("link", { name: "Back to overview" }).click();
  }
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
    const isSegments = new URL(page.url()).pathname === segmentsPath;
    if (!isSegments) await expect(figure(page, "Registered users")).toHaveText(count);
  };
  for (const path of [statisticsPath, segmentsPath]) {
    await page.goto(`${path}?app=43&period=LAST_7_DAYS&compare=none`);
    await shows("Second", "43");
  }
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
