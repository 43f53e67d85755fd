/** A long list of apps, and the way back to it. */
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const apps = Array.from({ length: 10_000 }, (_, index) => ({
  id: `app_${index}`,
  name: `App ${index}`,
  status: "enabled",
  creationDate: "2020-01-01T00:00:00Z",
}));

test("of 10,000 apps, Back and the back link return to the list's search and place", async ({ page }) => {
  await page.route("**/api/v1/apps/*/tokens?*", (route) => route.fulfill({ json: [] }));
  await page.route(/\/api\/v1\/apps\/app_\d+$/, (route) =>
    route.fulfill({ json: apps.find(({ id }) => route.request().url().endsWith(`/${id}`)) }),
  );
  await page.route(/\/api\/v1\/apps\?/, (route) =>
    route.fulfill({ json: { content: apps, totalElements: apps.length } }),
  );
  // First, the code of the app's page does not arrive before the person goes back.
  const arrive = await hold(page, "**/assets/MyApp*");
  await page.goto("/administer/overview");
  await page.getByRole("searchbox", { name: "Search apps" }).fill("app 9");
  await expect(page.getByRole("radio", { name: "All 3,439" })).toBeChecked();
  await page.mouse.wheel(0, 9_000);
  const scrollTop = () => page.evaluate(() => document.documentElement.scrollTop);
  await expect.poll(scrollTop).toBeGreaterThan(8_000);
  // The router stores the scroll position of the rendered address, and the search's address changes after its rows.
  await expect(page).toHaveURL(/search=app/);
  await settled(page, (request) => request.url().includes("MyApp"));
  const names = page.getByRole("table", { name: "Apps" }).getByRole("rowheader").getByRole("link");
  const inView = await names.evaluateAll((rows) => {
    const row = rows.find((each) => each.getBoundingClientRect().top > 300);
    return row?.textContent ?? "";
  });
  expect(inView).toMatch(/^App 9\d\d$/);
  const top = await scrollTop();
  const goBack = () => page.goBack();
  const backLink = () => page.getByRole("link", { name: "Back to overview" }).click();
  for (const [leave, isLoaded] of [
    [goBack, false],
    [goBack, true],
    [backLink, true],
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
