/** A chart of the segments that the address, a link or the palette requests: expanded, reached exactly, focused. */
import { hold } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

const segmentsPath = "/administer/analytics/segments";

test("a link and Back lead to a chart of the segments, and its section expands", async ({ page }) => {
  await page.goto(segmentsPath);
  const section = (name: string) => page.getByRole("button", { name, exact: true });
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

  // A link leads to a chart again when the address already names it.
  const behaviour = page.getByRole("heading", { name: "Health behaviour" });
  const link = links.getByRole("link", { name: "Health behaviour" });
  await section("Health").click();
  await link.click();
  await expect(behaviour).toBeFocused();
  await section("Health").click();
  const top = page.getByRole("button", { name: "More actions" });
  await top.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(top).toBeFocused();
  await link.click();
  await expect(behaviour).toBeFocused();
  await expect(behaviour).toBeInViewport();
  // The headings of an open section are in view.
  await expect(link).toBeHidden();
  await expect(page).toHaveURL(/period=ALL_TIME.*#chart-health-behaviour$/);

  // One chart of each page of a visit explains the keys.
  const explained = page.locator("[role=application][aria-describedby]");
  await expect(explained).toHaveCount(1);
  await page.getByRole("link", { name: "User Statistics" }).click();
  await expect(page.getByRole("application", { name: "Work role" })).toBeVisible();
  await expect(explained).toHaveCount(1);
});

test("an address and a link lead to their chart, but not away from where the person scrolls", async ({
  page,
}) => {
  await test.step("a person who scrolls while the chart loads stays there", async () => {
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
  await test.step("the chart of an address is below the bar, even if its numbers arrive late", async () => {
    // So low that there is enough to scroll.
    await page.setViewportSize({ width: 1280, height: 520 });
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

  // A link waits 333 ms, in which its section expands.
  await page.clock.install();
  const links = page.getByRole("navigation", { name: "Charts: " });
  const title = (name: string) => page.getByRole("heading", { name, exact: true });
  await page.clock.pauseAt(Date.now() + 10_000);
  await links.getByRole("link", { name: "Gender", exact: true }).click();
  await expect(page.getByRole("button", { name: "Demographics" })).toHaveAttribute("aria-expanded", "true");
  await page.clock.runFor(332);
  await expect(title("Gender")).not.toBeFocused();
  await page.clock.runFor(1);
  await expect(title("Gender")).toBeFocused();
});
