/** The list of apps: search, filter, sort order, long lists and the way back. */
import type { Page } from "@playwright/test";
import { demoApps } from "#platform/seed/demoApps.ts";
import { dialog, names } from "./support/apps.ts";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const overview = "/administer/overview";
const all = demoApps.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, "en"));
const lists = /\/api\/v1\/apps\?/;
const details = /\/api\/v1\/apps\/app_\d+$/;

const count = (page: Page) =>
  page.getByRole("paragraph").filter({ hasText: /^[\d,]+(?: of [\d,]+)? apps?$/ });

const app = (number: number) => ({
  id: `app_${number}`,
  name: `App ${number}`,
  status: number % 10 === 0 ? "disabled" : "enabled",
  creationDate: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
});

/** Simulates a server with `total` apps. */
const many = async (page: Page, total: number) => {
  // The platform does not have these apps, so it cannot return them or their secrets.
  await page.route("**/api/v1/apps/*/tokens?*", (route) => route.fulfill({ json: [] }));
  await page.route(details, (route) =>
    route.fulfill({ json: app(Number(/\d+$/.exec(route.request().url())?.[0])) }),
  );
  await page.route(lists, (route) => {
    const params = new URL(route.request().url()).searchParams;
    const size = Number(params.get("size"));
    const first = Number(params.get("page")) * size;
    const content = Array.from({ length: Math.min(size, total - first) }, (_, index) =>
      app(first + index + 1),
    );
    return route.fulfill({ json: { content, totalElements: total } });
  });
};

test("the address keeps the search, filter and sort order of the list across a reload, without invalid values", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${overview}?status=asleep&sort=__proto__&order=up&search=`);
  await expect(names(page)).toHaveText(all);
  await expect(count(page)).toHaveText(`${all.length} apps`);
  await page.getByRole("searchbox", { name: "Search apps" }).fill("BÁLÄNCE");
  await expect(page).toHaveURL(/\?search=B/);
  await expect(names(page)).toHaveText(["Balance am Werk"]);
  await page.getByRole("button", { name: "Clear search" }).click();
  await page.getByRole("radio", { name: "Disabled" }).click();
  await expect(page).toHaveURL(/\?status=disabled$/);
  await page.getByRole("searchbox", { name: "Search apps" }).fill("zzz");
  await expect(page.getByText("No matching apps")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Show all apps" }).click();
  await expect(names(page)).toHaveText(all);
  await expect(page).toHaveURL(/overview$/);
  await page.getByRole("button", { name: "Creation date" }).click();
  await page.getByRole("button", { name: "Creation date" }).click();
  await expect(page).toHaveURL(/\?sort=creationDate&order=desc$/);
  const newestFirst = await names(page).allTextContents();
  await page.reload();
  await expect.poll(() => names(page).allTextContents()).toEqual(newestFirst);
  await expect(page.getByRole("columnheader", { name: "Creation date" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
});

test("a list that could not be loaded can be tried again, and offers to register the first app", async ({
  page,
  problems,
}) => {
  problems.expect(/500/, /Unexpected/);
  await many(page, 0);
  await page.route(lists, (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(overview);
  await expect(page.getByRole("alert")).toContainText("The apps could not be loaded");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No apps yet")).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "New app" }).last().click();
  await expect(dialog(page)).toBeVisible();
});

test("no page says that there are no apps while none can be read", async ({ page }) => {
  await page.route(lists, (route) => route.fulfill({ json: { content: [{ id: "app_1" }] } }));
  for (const path of ["/administer/users/statistics", "/administer/overview"]) {
    await page.goto(path);
    await expect(page.getByText("1 app cannot be shown")).toBeVisible();
    await expect(page.getByText("No apps yet")).toBeHidden();
  }
});

test.describe("a list of 10,000 apps", () => {
  test("the list draws only the apps in view, scrolls to the last one and finds one by search", async ({
    page,
    expectAccessible,
  }) => {
    await many(page, 10_000);
    await page.goto("/administer/overview");
    const table = page.getByRole("table", { name: "Apps" });
    await expect(table).toHaveAttribute("aria-rowcount", "10001");
    expect(await table.getByRole("row").count()).toBeLessThan(80);
    // The name column starts at the table's left edge.
    const [place, head, name] = await Promise.all(
      [table, table.getByRole("columnheader").first(), table.getByRole("rowheader").first()].map((each) =>
        each.boundingBox(),
      ),
    );
    expect([head?.x, name?.x]).toEqual([place?.x, place?.x]);
    await expectAccessible();
    await page.keyboard.press("End");
    await expect(names(page).filter({ hasText: /^App 10000$/ })).toBeInViewport();
    await page.getByRole("searchbox", { name: "Search apps" }).fill("app 9999");
    await expect(names(page)).toHaveText(["App 9999"]);
    await expect(count(page)).toHaveText("1 of 10,000 apps");
  });

  test("the browser's Back and the back link restore the list's search and scroll position", async ({
    page,
  }) => {
    await many(page, 10_000);
    // First, the code of the app's page does not arrive before the person goes back.
    const arrive = await hold(page, "**/assets/administer.my-apps.page*");
    await page.goto("/administer/overview");
    await page.getByRole("searchbox", { name: "Search apps" }).fill("app 9");
    await expect(count(page)).toHaveText("3439 of 10,000 apps");
    await page.mouse.wheel(0, 9_000);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollTop)).toBeGreaterThan(8_000);
    // The router stores the scroll position of the rendered address, and the search's address changes after its rows.
    await expect(page).toHaveURL(/search=app/);
    await settled(page);
    const inView = await names(page).evaluateAll((rows) => {
      const row = rows.find((each) => each.getBoundingClientRect().top > 300);
      return row?.textContent ?? "";
    });
    expect(inView).toMatch(/^App 9\d\d$/);
    const place = await page.evaluate(() => document.documentElement.scrollTop);
    const back = () => page.goBack();
    const link = () => page.getByRole("link", { name: "Back to overview" }).click();
    for (const [goBack, isLoaded] of [
      [back, false],
      [back, true],
      [link, true],
    ] as const) {
      await page.getByRole("link", { name: inView, exact: true }).click();
      await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
      if (isLoaded) await settled(page);
      await goBack();
      await expect(page).toHaveURL(/\?search=app/);
      await expect(page.getByRole("link", { name: inView, exact: true })).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(place);
      arrive();
    }
  });
});
