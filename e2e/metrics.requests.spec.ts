/** A chart of the segments that the address, a link or the palette requests: expanded, reached exactly, focused. */
import { segmentsPath } from "./support/metrics.ts";
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test.use({ isUntouched: true });

test("a link, the palette, the address and Back lead to a chart of the segments, and its section expands", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(segmentsPath);
  await expect(page).toHaveTitle("Segments · Wellbeing Console");
  const section = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(section("Demographics")).toHaveAttribute("aria-expanded", "false");
  await expect(section("Health")).toHaveAttribute("aria-expanded", "false");

  const links = page.getByRole("navigation", { name: "Charts: " });
  await links.getByRole("link", { name: "Self-perceived health" }).click();
  const perceived = page.getByRole("heading", { name: "Self-perceived health" });
  await expect(perceived).toBeFocused();
  await expect(perceived).toBeInViewport();
  await expect(page).toHaveURL(/#chart-perceived-health$/);
  await expect(section("Health")).toHaveAttribute("aria-expanded", "true");
  await expect(section("Demographics")).toHaveAttribute("aria-expanded", "false");

  await links.getByRole("link", { name: "Age and gender" }).click();
  await expect(page.getByRole("heading", { name: "Age and gender" })).toBeFocused();
  await page.goBack();
  await expect(perceived).toBeFocused();
  await expect(perceived).toBeInViewport();
  await expectAccessible();

  // A link and the palette lead to a chart again when the address already names it.
  const behaviour = page.getByRole("heading", { name: "Health behaviour" });
  const link = links.getByRole("link", { name: "Health behaviour" });
  const top = page.getByRole("button", { name: "More actions" });
  const leaveChart = async () => {
    await top.focus();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(top).toBeFocused();
  };
  await section("Health").click();
  await link.click();
  await expect(behaviour).toBeFocused();
  await section("Health").click();
  await leaveChart();
  await link.click();
  await expect(behaviour).toBeFocused();
  await expect(behaviour).toBeInViewport();
  // The headings of an open section are in view.
  await expect(link).toBeHidden();
  await leaveChart();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("segments health behaviour");
  await page.keyboard.press("Enter");
  await expect(behaviour).toBeFocused();
  await expect(behaviour).toBeInViewport();
  await expect(page).toHaveURL(/period=ALL_TIME.*#chart-health-behaviour$/);

  await page.goto(`${segmentsPath}#chart-work-role`);
  await page.reload();
  const work = page.getByRole("heading", { name: "Work role" });
  await expect(work).toBeFocused();
  await settled(page);
  await expect(work).toBeInViewport();
  await page.getByRole("button", { name: "Expand all" }).click();
  await expect(section("Health")).toHaveAttribute("aria-expanded", "true");
  for (const id of ["age", "gender", "age-gender-cluster", "health-behaviour", "health-interest"])
    await expect(page.locator(`#chart-${id}`)).toBeVisible();
  for (const id of ["level-of-education", "perceived-health", "work-role"])
    await expect(page.locator(`#chart-${id}`)).toBeVisible();
});

test("a link focuses its chart after 333 ms, in which its section expands", async ({ page }) => {
  await page.goto(segmentsPath);
  await settled(page);
  await page.clock.install();
  const links = page.getByRole("navigation", { name: "Charts: " });
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.clock.pauseAt(Date.now() + 10_000);
  await links.getByRole("link", { name: "Gender", exact: true }).click();
  await expect(page.getByRole("button", { name: "Demographics" })).toHaveAttribute("aria-expanded", "true");
  await page.clock.runFor(332);
  await expect(heading("Gender")).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(heading("Gender")).toBeFocused();
});

test("a chart requested by the address is below the bar, even if its numbers arrive late", async ({
  page,
}) => {
  // So low that there is enough to scroll.
  await page.setViewportSize({ width: 1280, height: 480 });
  const others = await hold(page, /\/metric\/(?!user_socio)/);
  const release = await hold(page, "**/metric/user_socio*");
  await page.goto(`${segmentsPath}#chart-health-interest`);
  others();
  await expect(page.locator('[aria-busy="true"]').first()).toBeAttached();
  release();
  await settled(page);
  const heading = page.getByRole("heading", { name: "Health interests" });
  await expect(heading).toBeFocused();
  const [bar, title] = await Promise.all([
    page.getByRole("group", { name: "App and period" }).boundingBox(),
    heading.boundingBox(),
  ]);
  const gap = (title?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
});

test("a person who scrolls while a requested chart loads stays there", async ({ page }) => {
  const release = await hold(page, "**/metric/*");
  await page.goto(`${segmentsPath}#chart-health-interest`);
  await expect(page.getByRole("button", { name: "Health", exact: true })).toHaveAttribute(
    "aria-expanded",
    "true",
  );
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  release();
  await settled(page);
  await expect(page.getByRole("heading", { name: "Health interests" })).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});
