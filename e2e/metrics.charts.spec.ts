/** Charts on their pages: content security policy, keyboard, table, image download and printing. */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { hold } from "./support/hold.ts";
import { choose } from "./support/menu.ts";
import { hideTrend, segmentsPath, statisticsPath, watchCalls } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

const chart = (page: Page, name: string) => page.getByRole("group", { name, exact: true }).first();
const drawing = (region: Locator) => region.locator("svg.marks");

test("nothing moves on a phone while late numbers arrive and charts are drawn", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const shifts = await watchShifts(page, 0);
  for (const path of [statisticsPath, segmentsPath]) {
    const release = await hold(page, "**/metric/user_*");
    await page.goto(`${path}?period=LAST_7_DAYS&compare=previous`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    release();
    await settled(page);
    expect(await shifts()).toEqual([]);
  }
});

test("a chart is copied or saved as a picture, and is light on paper", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hideTrend(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${statisticsPath}?app=app_vital_steps&period=LAST_MONTH&compare=previous`);
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

  const menu = "Actions: Level of education";
  await test.step("copied as a picture", async () => {
    await choose(page, menu, "Copy image");
    await expect(page.getByText("Image copied")).toBeVisible();
    const size = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType("image/png"))?.size;
    });
    expect(size).toBeGreaterThan(10_000);
  });

  await test.step("a refused copy is told of, and a browser that copies only text saves a PNG, named after app, period and chart", async () => {
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException("", "NotAllowedError"));
    });
    await choose(page, menu, "Copy image");
    await expect(page.getByText("The image could not be copied.")).toBeVisible();
    await page.addInitScript(() => Reflect.deleteProperty(window, "ClipboardItem"));
    await page.reload();
    const download = page.waitForEvent("download");
    await choose(page, menu, "Download image");
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^vital-steps_.*_chart-education\.png$/);
    const image = await readFile(await file.path());
    expect(image.subarray(1, 4).toString()).toBe("PNG");
    expect(image.readUInt32BE(16)).toBe(1408);
  });
});

test("the browser prints all charts with app and period, even in collapsed sections", async ({ page }) => {
  const calls = watchCalls(page);
  await page.goto(`${segmentsPath}?period=LAST_7_DAYS&compare=none`);
  await settled(page);
  // The segments show no trend, and request none.
  expect(calls.filter(({ metric }) => metric === "session")).toHaveLength(1);
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

test("the statistics fill two sheets, 2,500 px, and 3,600 px on a phone, in German and compared", async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${statisticsPath}?app=app_balance&period=LAST_7_DAYS&compare=previous&lang=de`);
  await settled(page);
  expect(await height()).toBeLessThanOrEqual(2500);
  const figure = await page.getByRole("definition").locator("visible=true").first().boundingBox();
  expect(figure?.y).toBeLessThanOrEqual(150);
  await expect(page.locator("dt", { hasText: "Verglichen mit" })).toHaveCount(1);
  const file = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(file.match(/\/Type\s*\/Page\b/g)?.length).toBe(2);
  await page.setViewportSize({ width: 390, height: 900 });
  await settled(page);
  expect(await height()).toBeLessThanOrEqual(3600);
});
