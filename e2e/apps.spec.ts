/** The list of apps: a long list, and the way back. */
import type { Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const overview = "/administer/overview";
const lists = /\/api\/v1\/apps\?/;
const names = (page: Page) =>
  page.getByRole("table", { name: "Apps" }).getByRole("rowheader").getByRole("link");
const back = (page: Page) => page.getByRole("link", { name: "Back to overview" }).click();

const app = (number: number) => ({
  id: `app_${number}`,
  name: `App ${number}`,
  status: number % 10 === 0 ? "disabled" : "enabled",
  creationDate: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
});

/** Simulates a server with these apps, which can return neither other apps nor secrets. */
const serve = async (page: Page, apps: ReadonlyArray<ReturnType<typeof app>>) => {
  await page.route("**/api/v1/apps/*/tokens?*", (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/v1\/apps\/app_\d+$/, (route) => {
    const [, number] = /(\d+)$/.exec(route.request().url()) ?? [];
    return route.fulfill({ json: apps[Number(number) - 1] });
  });
  await page.route(lists, (route) => route.fulfill({ json: { content: apps, totalElements: apps.length } }));
};

test("of 10,000 apps the list draws those in view, and Back and the back link return to its search and place", async ({
  page,
}) => {
  await serve(
    page,
    Array.from({ length: 10_000 }, (_, index) => app(index + 1)),
  );
  // First, the code of the app's page does not arrive before the person goes back.
  const arrive = await hold(page, "**/assets/MyApp*");
  await page.goto(overview);
  const table = page.getByRole("table", { name: "Apps" });
  await expect(table).toHaveAttribute("aria-rowcount", "10001");
  expect(await table.getByRole("row").count()).toBeLessThan(80);
  // The name column starts at the table's left edge.
  const [place, head, first] = await Promise.all(
    [table, table.getByRole("columnheader").first(), table.getByRole("rowheader").first()].map((each) =>
      each.boundingBox(),
    ),
  );
  expect([head?.x, first?.x]).toEqual([place?.x, place?.x]);
  await page.getByRole("searchbox", { name: "Search apps" }).fill("app 9");
  await expect(page.getByRole("radio", { name: "All 3,439" })).toBeChecked();
  await page.mouse.wheel(0, 9_000);
  const scrollTop = () => page.evaluate(() => document.documentElement.scrollTop);
  await expect.poll(scrollTop).toBeGreaterThan(8_000);
  // The router stores the scroll position of the rendered address, and the search's address changes after its rows.
  await expect(page).toHaveURL(/search=app/);
  await settled(page, (request) => request.url().includes("MyApp"));
  const inView = await names(page).evaluateAll((rows) => {
    const row = rows.find((each) => each.getBoundingClientRect().top > 300);
    return row?.textContent ?? "";
  });
  expect(inView).toMatch(/^App 9\d\d$/);
  const top = await scrollTop();
  const goBack = () => page.goBack();
  for (const [leave, isLoaded] of [
    [goBack, false],
    [goBack, true],
    [() => back(page), true],
  ] as const) {
    await page.getByRole("link", { name: inView, exact: true }).click();
    await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
    if (isLoaded) await settled(page);
    await leave();
    await expect(page).toHaveURL(/\?search=app/);
    await expect(page.getByRole("link", { name: inView, exact: true })).toBeInViewport();
    expect(await scrollTop()).toBe(top);
    arrive();
  }
});
