/** The provider's page where a signed-in person changes the password. */
import { violations, violationsOfColours } from "./support/axe.ts";
import { enterPassword } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

test("a person comes by the sign-in to a new password; all fits into 320 px", async ({ page, problems }) => {
  problems.expect(/status of 422/);
  const examine = async () => {
    await page.emulateMedia({ colorScheme: "light" });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violationsOfColours(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  };
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/oidc/password?ui_locales=de");
  await expect(page.getByLabel("E-Mail-Adresse")).toBeVisible();
  await page.goto("/oidc/password");
  await enterPassword(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change your password");
  await examine();
  await page.getByRole("textbox", { name: "Current password" }).fill("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please fill out this field.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "New password" })).toBeFocused();
  await examine();
});
