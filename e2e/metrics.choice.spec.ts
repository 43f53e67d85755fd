/** The bar of app and period: it sticks, and becomes a sheet. */
import type { Locator, Page } from "@playwright/test";
import { compareWith, hideTrend, statisticsPath } from "./support/metrics.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

// Up to 62 calls, which have nothing to do with the bar.
test.beforeEach(({ page }) => hideTrend(page));

const bar = (page: Page) => page.getByRole("group", { name: "App and period" });
const periodField = (page: Page) => page.getByRole("button", { name: /Period$/ });

test("the bar with app and period stays in view, moves nothing, has few tab stops, and is a sheet on a phone; any days are chosen in a calendar", async ({
  page,
}) => {
  await page.goto(`${statisticsPath}?app=app_vital_steps&period=LAST_30_DAYS`);
  await settled(page);
  const section = page.getByRole("region", { name: "Sociodemographics and general motivation" });
  const before = { bar: await bar(page).boundingBox(), section: await section.boundingBox() };
  await page.evaluate(() => window.scrollTo(0, 700));
  const topBar = await page.getByRole("banner").boundingBox();
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe((topBar?.height ?? 0) + 8);
  const after = { bar: await bar(page).boundingBox(), section: await section.boundingBox() };
  expect(after.bar?.height).toBe(before.bar?.height);
  expect(after.section?.y).toBe((before.section?.y ?? 0) - 700);
  await expect(page.getByRole("combobox", { name: "App" })).toBeInViewport();
  await expect(periodField(page)).toHaveText("last 30 days");

  await page.getByRole("combobox", { name: "App" }).focus();
  const isInBar = () => bar(page).evaluate((element) => element.contains(document.activeElement));
  let stops = 0;
  for (; await isInBar(); stops += 1) await page.keyboard.press("Tab");
  // The next period would begin after today, so its button is disabled.
  expect(stops).toBe(5);

  await page.setViewportSize({ width: 1024, height: 768 });
  const end = async (place: Locator) => {
    const { x = 0, width = 0 } = (await place.boundingBox()) ?? {};
    return x + width;
  };
  const actions = page.getByRole("button", { name: "More actions" });
  await expect.poll(async () => (await end(actions)) - (await end(section))).toBe(0);

  await page.setViewportSize({ width: 1170, height: 768 });
  const next = page.getByRole("button", { name: "Next period" });
  await expect(next).toBeVisible();
  expect(await end(periodField(page))).toBeLessThan((await next.boundingBox())?.x ?? 0);

  await page.setViewportSize({ width: 390, height: 800 });
  const line = page.getByRole("button", { name: "Vital Steps · last 30 days" });
  // What the numbers are about stays in view.
  await page.getByRole("heading", { level: 3 }).last().scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport();
  await expect(page.locator("#choice-note")).toContainText(/\d{4}/u);
  await line.click();
  const sheet = page.getByRole("dialog", { name: "App and period" });
  await sheet.getByRole("button", { name: /Period$/ }).click();
  await page.getByRole("option", { name: "last month" }).click();
  await compareWith(page, "with the previous period");
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("button", { name: "Vital Steps · last month" })).toBeFocused();
  await expect(page).toHaveURL(/compare=previous/);

  await page.setViewportSize({ width: 1280, height: 800 });
  await periodField(page).click();
  await page.getByRole("option", { name: "custom dates" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose dates" });
  const [first, last] = [dialog.getByLabel("First day"), dialog.getByLabel("Last day")];
  await last.fill("31/3/2025");
  await first.fill("1/3/2025");
  await expect(dialog.getByRole("grid", { name: /March 2025/ })).toBeVisible();
  await dialog.getByRole("button", { name: /10 March 2025/ }).click();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(first).toHaveValue("10/03/2025");
  await expect(last).toHaveValue("11/03/2025");
  await dialog.getByRole("button", { name: "Show these days" }).click();
  await expect(page).toHaveURL(/from=2025-03-10&to=2025-03-11/);
  await expect(periodField(page)).toBeFocused();
});
