/** Registration: the path from a mail into the console, and to another link after a forgotten password. */
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { registrationLink } from "./support/mails.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { signIn } from "./support/signIn.ts";

test.use(signedOut);

const password = "seven quiet herons dancing";

test("an invited person sets a password by the mail's link, which is used up then, and gets another one after forgetting it", async ({
  context,
  page,
  platform,
  problems,
  expectAccessible,
}) => {
  problems.expect(/410/);
  const email = newEmail();
  const others = await context.newPage();
  await signIn(others, usersPath);
  await fillInvitation(others, email);
  await send(others);
  await confirm(others);
  await others.getByLabel("First name").fill("Half typed");
  const link = await registrationLink(platform.dataDir, email);

  await test.step("the page shows what was typed, and signs in", async () => {
    await page.goto(`${link}?ui_locales=en`);
    await expect(page.getByRole("heading", { name: "Set your password" })).toBeVisible();
    await expect(page.getByText("Welcome, Grace Sommer.")).toBeVisible();
    const chosen = page.getByLabel("New password");
    const repeated = page.getByLabel("Repeat the password");
    await expect(chosen).toBeFocused();
    const show = page.getByRole("button", { name: "Show new password", exact: true });
    await show.press("Space");
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await expect(chosen).toHaveAttribute("type", "text");
    await expect(repeated).toHaveAttribute("type", "password");
    await expectAccessible();
    await show.press("Space");
    await expect(chosen).toHaveAttribute("type", "password");
    await expect(
      page.getByText(`It also signs ${demoAdministrator.email} out in this browser.`),
    ).toBeVisible();
    await chosen.fill(password);
    await repeated.fill(password);
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/administer/overview");
    await page.getByRole("button", { name: "Your account" }).click();
    await expect(page.getByText("Signed in as Grace Sommer")).toBeVisible();
  });

  await test.step("the tab of who was signed in before is hers, without what they typed", async () => {
    await expect(others.getByText("This tab is now signed in as Grace Sommer")).toBeVisible();
    await expect(others.getByText("What they typed is kept")).toBeVisible();
    await expect(others.getByLabel("First name")).toHaveValue("");
    await expect(others.getByRole("button", { name: "Restore" })).toHaveCount(0);
  });

  await test.step("the link is used up", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link has already been used" })).toBeVisible();
    await expectAccessible();
  });

  await test.step("a person who has forgotten the password gets another link", async () => {
    await page.goto("/oidc/forgotten-password?ui_locales=en");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await expectAccessible();
    await page.goto(await registrationLink(platform.dataDir, email, link));
    await expect(page.getByText("Hello, Grace Sommer.")).toBeVisible();
  });
});
