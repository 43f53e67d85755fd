/** Clicks and scrolling before the console's code has arrived: none of them is lost. */
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/signedIn.ts";
import { frame, holdConsole } from "./support/hold.ts";

test.use({ isUntouched: true });

test("the list is shown before the code arrives, and a click in it opens the app", async ({ page }) => {
  const release = await holdConsole(page);
  await page.addInitScript(() => localStorage.setItem("language", "de"));
  await page.goto("/administer/overview", { waitUntil: "commit" });
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
  await page.goBack();
  await expect(page.getByRole("link", { name: "Lindenpuls" })).toBeVisible();
});

test("the page stays where its frame was scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const release = await holdConsole(page);
  await page.goto("/administer/overview", { waitUntil: "commit" });
  await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
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

test("only links of the prerendered frame take the pointer, and none of it takes the focus", async ({
  page,
}) => {
  const release = await holdConsole(page);
  await page.goto("/administer/overview", { waitUntil: "commit" });
  await expect(frame(page).locator("tbody tr")).not.toHaveCount(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const live = frame(page).locator("button:not([inert]), input:not([inert]), label:not([inert])");
  await expect(live).toHaveCount(0);
  await frame(page).getByText("Users", { exact: true }).click();
  release();
  await expect(page).toHaveURL(/\/administer\/users$/);
});
