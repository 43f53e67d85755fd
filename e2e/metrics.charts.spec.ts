/** Charts on their pages: as pictures, and on paper. */
import { readFile } from "node:fs/promises";
import { choose } from "./support/menu.ts";
import { hideTrend, statisticsPath } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test("a chart is copied or saved as a picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hideTrend(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${statisticsPath}?app=app_vital_steps&period=LAST_MONTH&compare=previous`);
  await settled(page);

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
