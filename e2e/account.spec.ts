/** The provider's pages of a signed-in person: a new password, and their sessions. */
import { violations, violationsOfColours } from "./support/axe.ts";
import { enterPassword, signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test("a person who is not signed in comes to their sessions by the sign-in, and ends another one", async ({
  page,
  browser,
  platform,
}) => {
  const elsewhere = await browser.newPage({ baseURL: platform.origin });
  await signIn(elsewhere);
  await page.goto("/oidc/sessions");
  await enterPassword(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your sessions");
  const sessions = page.getByRole("listitem");
  await expect(sessions.first()).toContainText("This session");
  const before = await sessions.count();
  await page.getByRole("button", { name: "End session: Chrome" }).first().press("Enter");
  await expect(sessions).toHaveCount(before - 1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/oidc\/interaction\//);
  await elsewhere.close();
});

test("both pages are accessible, and fit into 320 px", async ({ page, problems }) => {
  problems.expect(/status of 422/);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/oidc/sessions?ui_locales=de");
  await page.getByLabel("E-Mail-Adresse").waitFor();
  await page.goto("/oidc/sessions");
  await enterPassword(page);
  const examine = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOfColours(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  await examine();
  await page.getByRole("link", { name: "Change your password" }).click();
  await examine();
  await page.getByRole("textbox", { name: "Current password" }).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please fill out this field.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "New password" })).toBeFocused();
  await examine();
});
