/** Secrets that need attention, in the overview. */
import type { Page } from "@playwright/test";
import { lists } from "./support/client-secrets.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test } from "./support/signedIn.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const app = (index: number) => ({
  id: `app_${index}`,
  name: `App ${String(index).padStart(3, "0")}`,
  status: "enabled",
  creationDate: "2026-01-01T00:00:00Z",
});
const secret = (alias: string, expirationDate: string) => ({
  id: alias,
  appId: "any",
  alias,
  creationDate: "2026-01-01T00:00:00Z",
  expirationDate,
});

/** `count` apps: the only secret of App 001 has expired, two of App 002 expire soon. Records whose secrets are requested. */
const serve = async (page: Page, count: number) => {
  const asked: Array<string> = [];
  const now = { running: 0, most: 0 };
  const content = Array.from({ length: count }, (_, index) => app(index));
  await page.route("**/api/v1/apps?*", (route) => route.fulfill({ json: { content, totalElements: count } }));
  await page.route(lists, async (route) => {
    const [, id = ""] = /apps\/([^/]+)\/tokens/.exec(route.request().url()) ?? [];
    asked.push(id);
    now.running += 1;
    now.most = Math.max(now.most, now.running);
    const secrets = {
      app_1: [secret("old", inDays(-3))],
      app_2: [secret("a", inDays(3)), secret("b", inDays(9))],
    }[id];
    now.running -= 1;
    await route.fulfill({ json: secrets ?? [secret("later", inDays(90))] });
  });
  return { asked, now };
};

test("the overview says which secrets need attention, asks for those of apps in view first, and filters by them", async ({
  page,
  expectAccessible,
}) => {
  const { asked, now } = await serve(page, 50);
  const shifts = await watchShifts(page);
  await page.goto("/administer/overview");
  const rows = page.getByRole("table", { name: "Apps" }).getByRole("row");
  await expect(rows.filter({ hasText: "App 001" })).toContainText(/Expired \d+ \w+/);
  await expect(rows.filter({ hasText: "App 002" })).toContainText(/2 expire, first \d+ \w+/);
  const filter = page.getByRole("button", { name: "2 need attention" });
  await expect(filter).toHaveAttribute("aria-pressed", "false");
  await expectAccessible();
  expect(now.most).toBeLessThanOrEqual(2);
  // Then those of all other apps, so that the count is true.
  await expect.poll(() => asked.length).toBe(50);
  expect(asked.indexOf("app_49")).toBeGreaterThan(20);
  await expect(page.getByText(/\d checked$/)).toHaveCount(0);
  // Notes that appear later must not move anything away from under the pointer.
  expect(await shifts()).toEqual([]);
  await filter.click();
  await expect(rows.getByRole("rowheader")).toHaveText(["App 001", "App 002"]);
  await expect(page).toHaveURL(/\?attention=true$/);
  await filter.click();
  await page.getByRole("link", { name: "App 049" }).scrollIntoViewIfNeeded();
  expect(new Set(asked).size).toBe(asked.length);
  await expect(page.getByRole("searchbox", { name: "Search apps" })).toBeInViewport();
  await expect(page.getByRole("columnheader", { name: "Creation date" })).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  // A reload would restore the scroll position of the list.
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(filter).toBeVisible();
  expect(await shifts()).toEqual([]);
});
