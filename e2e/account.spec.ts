/** The provider's pages of a signed-in person: a new password, and their sessions. */
import { violations, violationsOfColours } from "./support/axe.ts";
import { enterPassword, signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test("a person comes to their sessions by the sign-in, ends another one, and to a new password; all fits into 320 px", async ({
  page,
  browser,
  platform,
  problems,
}) => {
  problems.expect(/status of 422/);
  const examine = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOfColours(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  const elsewhere = await browser.newPage({ baseURL: platform.origin });
  await signIn(elsewhere);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/oidc/sessions?ui_locales=de");
  await expect(page.getByLabel("E-Mail-Adresse")).toBeVisible();
  await page.goto("/oidc/sessions");
  await enterPassword(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your sessions");
  await examine();
  const sessions = page.getByRole("listitem");
  await expect(sessions.first()).toContainText("This session");
  const before = await sessions.count();
  await page.getByRole("button", { name: "End session: Chrome" }).first().press("Enter");
  await expect(sessions).toHaveCount(before - 1);
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/oidc\/interaction\//);
  await elsewhere.close();

  await page.getByRole("link", { name: "Change your password" }).click();
  await examine();
  await page.getByRole("textbox", { name: "Current password" }).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please fill out this field.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "New password" })).toBeFocused();
  await examine();
});
