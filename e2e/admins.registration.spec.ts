/** Registration: the path from a mail into the console, and the page of a forgotten password. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { expect, signedOut, test } from "./support/signedIn.ts";
import { signIn } from "./support/signIn.ts";

test.use(signedOut);

const email = "grace.registers@example.org";
const password = "seven quiet herons dancing";

/** The link in the mail to her. */
const registrationLink = async (dataDir: string): Promise<string> => {
  const folder = join(dataDir, "mails");
  const find = async () => {
    // The platform renames a mail when it is completely written.
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
    // Without quoted-printable's soft line breaks (RFC 2045, 6.7). Links contain no encoded characters.
    const mail = mails.find((text) => text.includes(email))?.replaceAll(/=\r?\n/g, "") ?? "";
    return /http:\S+\/oidc\/registration\/[\w-]+/.exec(mail)?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
};

test("an invited person sets a password by the mail's link, which is used up then, and asks for another one", async ({
  context,
  page,
  platform,
  problems,
  expectAccessible,
}) => {
  problems.expect(/410/);
  const others = await context.newPage();
  await signIn(others, "/administer/users");
  await others.getByLabel("First name").fill("Grace");
  await others.getByLabel("Last name").fill("Sommer");
  await others.getByLabel("Email").fill(email);
  await others.getByRole("button", { name: "Send invitation" }).click();
  const created = others.getByRole("alertdialog", { name: "User created" });
  await created.getByRole("button", { name: "OK" }).click();
  await expect(created).toBeHidden();
  await others.getByLabel("First name").fill("Half typed");
  const link = await registrationLink(platform.dataDir);

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
    // A second press while the first is answered.
    await page.getByRole("button", { name: "Set password" }).dblclick({ delay: 150 });
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

  await test.step("a person who has forgotten the password asks for another link", async () => {
    await page.goto("/oidc/forgotten-password?ui_locales=en");
    await expect(page.getByLabel("Email")).toBeFocused();
    await expectAccessible();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
    await expectAccessible();
  });
});
