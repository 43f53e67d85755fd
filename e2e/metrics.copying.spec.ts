/** Copying a chart: as a picture, and as the cells of a table. */
import type { Page } from "@playwright/test";
import { choose } from "./support/menu.ts";
import { hideTrend, statisticsPath } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const menu = "Actions: Level of education";

/** What a program would paste. */
const pasted = (page: Page, type: string) =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read();
    const content = await item?.getType(wanted);
    return wanted.startsWith("text/") ? (content?.text() ?? "") : String(content?.size ?? 0);
  }, type);

test("a chart is copied as a picture and as cells that say where they come from, and a refusal is told of", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hideTrend(page);
  await page.goto(`${statisticsPath}?app=app_vital_steps&period=LAST_MONTH&compare=previous`);
  await settled(page);
  await choose(page, menu, "Copy image");
  await expect(page.getByText("Image copied")).toBeVisible();
  expect(Number(await pasted(page, "image/png"))).toBeGreaterThan(10_000);
  await choose(page, menu, "Copy table");
  await expect(page.getByText("Table copied")).toBeVisible();
  const lines = (await pasted(page, "text/plain")).split(/\r?\n/).map((line) => line.split("\t"));
  expect(lines.map(([first]) => first).slice(0, 8)).toEqual([
    "Chart",
    "App",
    "Period",
    "Compared with",
    "Time zone",
    "Created",
    "",
    "Level of education",
  ]);
  expect(lines[4]).toEqual(["Time zone", "Europe/Berlin"]);
  const html = await pasted(page, "text/html");
  expect(html).toContain("<td>Level of education</td>");

  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await choose(page, menu, "Copy image");
  await expect(page.getByText("The image could not be copied.")).toBeVisible();
  await choose(page, menu, "Show table");
  await page.getByRole("button", { name: menu }).click();
  await expect(page.getByRole("menuitem", { name: "Copy image" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Copy table" }).click();
  await expect(page.getByText("The table could not be copied.")).toBeVisible();

  // A browser that copies only text offers neither.
  await page.addInitScript(() => Reflect.deleteProperty(window, "ClipboardItem"));
  await page.reload();
  await page.getByRole("button", { name: menu }).click();
  await expect(page.getByRole("menuitem", { name: "Download CSV" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^Copy/ })).toHaveCount(0);
});
