/** Active users of each app, in the overview: what is requested for them, and what a row says. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { figure, sessionBody, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

/** The other specs run without it. */
test.beforeEach(({ page }) =>
  page.route("**/config.json", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, overviewActivity: true } });
  }),
);

const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Apps" }).getByRole("row").filter({ hasText: name });

/** As many active users as the period has hours, at once: a busy machine's platform may need over a second. */
const answerAtOnce = (page: Page) =>
  page.route("**/metric/user_session?*", (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const at = (name: string) => Date.parse(searchParams.get(name) ?? "");
    const hours = Math.ceil((at("endDate") - at("startDate")) / 3_600_000);
    const active = pathname.includes("zeitinsel") ? 0 : hours;
    return route.fulfill({ contentType: "application/json", body: sessionBody(1000, active) });
  });

test("a row has the number of the chosen days that the statistics show, and leads to them; the list leaves as a text and as a table", async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await answerAtOnce(page);
  await page.goto("/administer/overview");
  const link = row(page, "Balance am Werk").getByRole("link", { name: /active users, statistics$/ });
  await expect(link).toHaveText(/^720/);
  await expectAccessible();
  await expect(page.getByRole("button", { name: "3 secrets to check" })).toBeVisible();
  await expect(page.getByText("Loading …")).toHaveCount(0);
  const choose = async (entry: string) => {
    await page.getByRole("button", { name: "More actions" }).click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await choose("Copy as text");
  await expect(page.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Apps on \d+ \w+ 20\d\d: the last 30 days, compared with the 30 days before\n\n/);
  expect(copied).toMatch(
    /\nBalance am Werk: 0 new users, 720 active users \(\d+\.\d% more than in the 30 days before\), secrets: Valid\.\n/,
  );
  expect(copied).toMatch(
    /\nLindenpuls: Disabled, 0 new users, .*\n[^]*\n\nSecrets to check\n- Aktivkompass, ci: Expires /,
  );
  const download = page.waitForEvent("download");
  await choose("Download CSV");
  const rows = (await readFile(await (await download).path(), "utf8")).split("\r\n");
  expect(rows[0]).toBe(
    'Name,Status,Creation date,Registered users,"New, 30 days","New, 30 days before","Active, 30 days","Active, 30 days before",Secrets',
  );
  expect(rows).toHaveLength(8);
  expect(rows[2]).toMatch(/^Balance am Werk,Active,20\d\d-\d\d-\d\d,1000,0,0,720,\d+,Valid$/);

  await page.getByRole("radio", { name: "7 days" }).click({ force: true });
  await expect(page).toHaveURL(/\?period=LAST_7_DAYS$/);
  await expect(page.getByRole("columnheader", { name: "New, 7 days" })).toBeVisible();
  await page.reload();
  await expect(link).toHaveText(/^168/);
  await link.click();
  await expect(page).toHaveURL(/statistics\?app=app_balance&period=LAST_7_DAYS&compare=previous$/);
  await expect(figure(page, "Active users")).toHaveText("168");
});

test("the filter by need and the order survive a reload, nothing moves while rows are filled on a phone, and of more than fifty apps only those in view are asked for", async ({
  page,
}) => {
  await answerAtOnce(page);
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/administer/overview");
  await settled(page);
  await expect(row(page, "Zeitinsel")).toContainText("0 active");
  const rows = page.locator("tbody tr");
  const heights = await rows.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
  expect(await shifts()).toEqual([]);
  await page.getByRole("button", { name: /^\d needs? attention$/ }).click();
  await page.getByRole("button", { name: "Sort" }).click();
  await page.getByRole("menuitemradio", { name: "Needs attention first" }).click();
  await expect(page).toHaveURL(/attention=true&sort=attention/);
  await page.reload();
  await expect(page.getByRole("rowheader").last()).toHaveText("Zeitinsel");
  await expect(page.getByRole("rowheader").filter({ hasText: "Balance am Werk" })).toHaveCount(0);

  const content = Array.from({ length: 51 }, (_, index) => ({
    id: `app_${index}`,
    name: `App ${String(index).padStart(3, "0")}`,
    status: "enabled",
    creationDate: "2026-01-01T00:00:00Z",
  }));
  await page.route("**/api/v1/apps?*", (route) => route.fulfill({ json: { content, totalElements: 51 } }));
  const calls = watchCalls(page);
  await page.goto("/administer/overview");
  await expect(row(page, "App 003")).toContainText("720");
  await page.getByRole("link", { name: "App 050" }).scrollIntoViewIfNeeded();
  await expect(row(page, "App 050")).toContainText("720");
  await settled(page);
  // Without those of the list before.
  const ofMany = calls.map(({ app }) => app).filter((app) => /^app_\d/.test(app));
  const asked = new Set(ofMany);
  expect(ofMany).toHaveLength(asked.size * 3);
  expect(asked.size).toBeLessThan(51);
});
