/** Charts on their pages: content security policy, keyboard, table, image download and printing. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { choose } from "./support/menu.ts";
import { answer, segmentsPath, sessionBody, statisticsPath } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const users = [
  { ageGroup: "kid", gender: "female", count: 10 },
  { ageGroup: "tricenarian", gender: "male", count: 30 },
  { ageGroup: "senior", gender: "non_binary", count: 40 },
];
const body = sessionBody(80, 20, users);

const chart = (page: Page, name: string) => page.getByRole("group", { name, exact: true }).first();
const drawing = (region: Locator) => region.locator("svg.marks");

test("a chart's summary, drawing and table show the same numbers, and keys reach all of them", async ({
  page,
  expectAccessible,
}) => {
  await answer(page, "session", body);
  await page.goto(segmentsPath);
  await page.getByRole("link", { name: "Gender", exact: true }).click();
  await settled(page);
  const gender = chart(page, "Gender");
  await expect(gender.locator("figcaption")).toHaveText("80 registered · Most common: Non-binary (50%)");
  await expect(drawing(gender).getByText("50%", { exact: true })).toBeVisible();
  const image = gender.getByRole("application");
  const words = gender.locator("[aria-live=polite]");
  await image.focus();
  await page.keyboard.press("ArrowDown");
  await expect(words).toHaveText("Non-binary: 40 (50%)");
  await page.keyboard.press("Enter");
  const table = gender.getByRole("group", { name: "Gender" });
  await expect(table).toBeFocused();
  await expect(drawing(gender)).toHaveCount(0);
  await expect(table.getByRole("row", { name: /Female/ })).toContainText("12.50%");
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(image).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.getByRole("menuitem", { name: "Show table" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(image).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(gender.locator(":focus")).toHaveCount(0);

  // One chart of each page of a visit explains the keys.
  const explained = page.locator("[role=application][aria-describedby]");
  await expect(explained).toHaveCount(1);
  await page.getByRole("link", { name: "User Statistics" }).click();
  await expect(chart(page, "Work role")).toBeVisible();
  await expect(explained).toHaveCount(1);
});

test("nothing moves on a phone while late numbers arrive and charts are drawn", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shifts = await watchShifts(page, 0);
  for (const path of [statisticsPath, segmentsPath]) {
    const release = await hold(page, "**/metric/user_*");
    await page.goto(`${path}?period=LAST_7_DAYS`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    release();
    await settled(page);
    expect(await shifts()).toEqual([]);
  }
});

test("a chart fits its container without a redraw, downloads as a PNG, and is light on paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(statisticsPath);
  await settled(page);
  const svg = drawing(chart(page, "Work role"));
  await expect(svg).toBeVisible();

  await test.step("paper is light even if the screen is dark", async () => {
    const label = svg.getByText("Office staff");
    const fill = () => label.evaluate((element) => getComputedStyle(element).fill);
    await expect(label).toBeVisible();
    expect(await fill()).toBe("rgb(231, 236, 241)");
    await page.emulateMedia({ media: "print" });
    await expect.poll(fill).toBe("rgb(23, 32, 42)");
    await page.emulateMedia({ media: "screen" });
    await settled(page);
  });

  await test.step("saved as a PNG, named after app, period and chart", async () => {
    const download = page.waitForEvent("download");
    await choose(page, "Actions: Level of education", "Download image");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+_all-time_.*_chart-education\.png$/);
    const image = await readFile(await file.path());
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect(image.readUInt32BE(16)).toBe(1408);
  });

  await test.step("as wide as its place", async () => {
    const before = await svg.elementHandle();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => (await svg.boundingBox())?.width).toBeLessThan(358);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test("the button and the browser print all charts with app and period, even in collapsed sections", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const drawings = [...document.querySelectorAll("svg.marks")].filter(({ textContent }) => textContent);
      document.documentElement.dataset["printed"] = String(drawings.length);
    };
  });
  await page.goto(segmentsPath);
  await page.goto(`${segmentsPath}?period=LAST_7_DAYS&compare=none`);
  await settled(page);
  await choose(page, "More actions", "Print");
  await expect(page.locator("html")).toHaveAttribute("data-printed", "8");
  await expect(page.locator("svg.marks")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Health", exact: true })).toHaveAttribute(
    "aria-expanded",
    "false",
  );

  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 673, height: 1000 });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  const head = page.getByRole("definition");
  await expect(head).toHaveText([/./, /\d – .*\d/, "Europe/Berlin", /\d/]);
  await expect(page.getByRole("term")).toHaveText(["App", "Period", "Time zone", "Created"]);
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await expect(page.getByRole("button", { name: "More actions" })).toBeHidden();
  await expect(page.locator("svg.marks")).toHaveCount(8);
  for (const svg of await page.locator("svg.marks").all()) {
    await expect(svg).toBeVisible();
    const { width = 0, height = 0, x = 0 } = (await svg.boundingBox()) ?? {};
    expect(x + width).toBeLessThanOrEqual(673);
    // The limit is the height of an A4 page without its margins and the title.
    expect(height).toBeLessThanOrEqual(870);
  }
});

for (const [lang, compare] of [
  ["en", "none"],
  ["de", "previous"],
] as const)
  test(`the statistics fill two sheets, 2,500 px, and 3,600 px on a phone: ${lang}, compared with ${compare}`, async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${statisticsPath}?app=app_balance&period=LAST_7_DAYS&compare=${compare}&lang=${lang}`);
    await settled(page);
    expect(await height()).toBeLessThanOrEqual(2500);
    const figure = await page.getByRole("definition").locator("visible=true").first().boundingBox();
    expect(figure?.y).toBeLessThanOrEqual(150);
    const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
    await page.setViewportSize({ width: 390, height: 900 });
    await settled(page);
    expect(await height()).toBeLessThanOrEqual(3600);
  });
