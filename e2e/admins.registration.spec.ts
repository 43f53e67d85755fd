/** Registration: the path from a mail into the console, by an invitation or after a forgotten password. */
import type { Page } from "@playwright/test";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { registrationLink } from "./support/mails.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { signIn } from "./support/signIn.ts";

test.use(signedOut);

const password = "seven quiet herons dancing";

const setPassword = async (page: Page, chosen: string) => {
  await page.getByLabel("New password").fill(chosen);
  await page.getByLabel("Repeat the password").fill(chosen);
  await page.getByRole("button", { name: "Set password" }).click();
};

/** Signed in; leaves the menu of the account open. */
const expectInConsole = async (page: Page) => {
  await expect(page).toHaveURL((url) => url.pathname === "/administer/overview");
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByText("Signed in as Grace Sommer")).toBeVisible();
};

test("an invited person sets a password by the mail's link, which is used up then, and again after forgetting it", async ({
  context,
  page,
  platform,
  problems,
  expectAccessible,
}) => {
  problems.expect(/410/);
  const email = newEmail();
  await signIn(page, usersPath);
  await fillInvitation(page, email);
  await send(page);
  await confirm(page);
  const link = await registrationLink(platform.dataDir, email);

  await test.step("the page shows what was typed, and signs in", async () => {
    await page.goto(`${link}?ui_locales=en`);
    await expect(page.getByRole("heading", { name: "Set your password" })).toBeVisible();
    await expect(page.getByText("Welcome, Grace Sommer.")).toBeVisible();
    await expect(page.getByLabel("New password")).toBeFocused();
    const show = page.getByRole("button", { name: "Show new password", exact: true });
    await show.press("Space");
    await expect(show).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByLabel("New password")).toHaveAttribute("type", "text");
    await expect(page.getByLabel("Repeat the password")).toHaveAttribute("type", "password");
    await expectAccessible();
    await show.press("Space");
    await expect(page.getByLabel("New password")).toHaveAttribute("type", "password");
    const others = await context.newPage();
    await others.goto(usersPath);
    await others.getByLabel("First name").fill("Half typed");
    await expect(
      page.getByText(`It also signs ${demoAdministrator.email} out in this browser.`),
    ).toBeVisible();
    await setPassword(page, password);
    await expectInConsole(page);
    await expect(others.getByText("This tab is now signed in as Grace Sommer")).toBeVisible();
    await expect(others.getByText("What they typed is kept")).toBeVisible();
    await expect(others.getByLabel("First name")).toHaveValue("");
    await expect(others.getByRole("button", { name: "Restore" })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
  });

  await test.step("the link is used up", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link has already been used" })).toBeVisible();
    await expectAccessible();
  });

  await test.step("the person has forgotten the password, and gets another link", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Let's start" }).click();
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await expectAccessible();
    await page.goto(await registrationLink(platform.dataDir, email, link));
    await expect(page.getByText("Hello, Grace Sommer.")).toBeVisible();
    await setPassword(page, `${password} again`);
    await expectInConsole(page);
  });
});
