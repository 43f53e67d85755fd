/** Clicks, keys and scrolling before the console's code has arrived: none of them is lost. */
import { frame, holdConsole } from "./support/hold.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";

test("the frame has the stored language, colour mode and width of the navigation, and a click in its list opens the app", async ({
  page,
}) => {
  const release = await holdConsole(page);
  await page.addInitScript(() => {
    localStorage.setItem("language", "de");
    localStorage.setItem("colour-mode", "dark");
    localStorage.setItem("navigation-minimized", "true");
  });
  await page.goto("/administer/overview", { waitUntil: "commit" });
  await expect(frame(page).locator("h1")).toHaveText("Übersicht");
  await expect(page.locator("html")).toHaveAttribute("data-mode", "dark");
  const width = async () => (await page.locator("nav").first().boundingBox())?.width;
  const early = await width();
  expect(early).toBeLessThan(100);
  expect(await frame(page).locator("nav svg").first().boundingBox()).toEqual({
    x: 18,
    y: 14,
    width: 28,
    height: 28,
  });
  const row = frame(page).locator("tbody tr").filter({ hasText: "Lindenpuls" });
  await expect(row).toContainText("Deaktiviert");
  await expect(row.locator("time")).not.toHaveAttribute("title");
  // The frame is gone when the button goes up.
  await row.locator("a").hover();
  await page.mouse.down();
  release();
  await expect(page).toHaveURL(/\/administer\/my-apps\/app_lindenpuls$/);
  await expect(page.getByRole("heading", { level: 1, name: "Meine App" })).toBeFocused();
  await page.mouse.up();
  expect(await width()).toBe(early);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Lindenpuls" })).toBeVisible();
});

test("only links of the frame take the pointer, none of it takes the focus, and the page stays where it was scrolled to", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const release = await holdConsole(page);
  await page.goto("/administer/overview", { waitUntil: "commit" });
  await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const live = frame(page).locator("button:not([inert]), input:not([inert]), label:not([inert])");
  await expect(live).toHaveCount(0);
  await page.mouse.move(600, 200);
  await page.mouse.wheel(0, 90);
  await expect.poll(() => page.evaluate("scrollY")).toBe(90);
  release();
  await expect(frame(page)).toHaveCount(0);
  await settled(page);
  expect(await page.evaluate("scrollY")).toBe(90);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Users" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeFocused();
  expect(await page.evaluate("scrollY")).toBe(0);
});

test("shortcuts that are pressed over the early list work once the console is there", async ({ page }) => {
  const press = async (...keys: ReadonlyArray<string>) => {
    const release = await holdConsole(page);
    await page.goto("/administer/overview", { waitUntil: "commit" });
    await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
    for (const key of keys) await page.keyboard.press(key);
    release();
    await expect(frame(page)).toHaveCount(0);
  };
  await press("ControlOrMeta+k", "L", "i", "n");
  await expect(page.getByRole("combobox")).toHaveValue("Lin");
  await press("g", "s");
  await expect(page).toHaveURL(/\/administer\/users\/statistics/);
});
