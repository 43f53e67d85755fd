/** Inviting an administrator. */
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { expect, test } from "./support/signedIn.ts";

test("the console confirms an invitation and then clears the form for the next one", async ({
  page,
  expectAccessible,
}) => {
  const email = newEmail();
  await page.goto(usersPath);
  await expect(page).toHaveTitle("Users · Wellbeing Console");
  await fillInvitation(page, email);
  await send(page);

  const dialog = page.getByRole("alertdialog", { name: "User created" });
  await expect(dialog).toHaveAccessibleDescription(
    `The user Grace Sommer was created. A registration notification will be mailed to ${email}.`,
  );
  await expect(dialog.getByRole("button")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await confirm(page);
  await expect(page.getByLabel("First name")).toBeFocused();
  for (const label of ["First name", "Last name", "Email"])
    await expect(page.getByLabel(label)).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Invite another administrator" })).toBeVisible();
  const list = page.getByRole("table", { name: "Just invited" });
  await expect(list.getByRole("row", { name: `Grace Sommer ${email}` })).toBeVisible();
  await expectAccessible();
});

test("every field of the invitation form names its error", async ({ page, expectAccessible }) => {
  const required = "Please fill out this field.";
  await page.goto(usersPath);
  const [first, last, email] = ["First name", "Last name", "Email"].map((label) => page.getByLabel(label));
  if (first === undefined || last === undefined || email === undefined) throw new Error("three fields");
  await page.getByRole("button", { name: "Send invitation" }).click();
  for (const field of [first, last, email]) await expect(field).toHaveAccessibleDescription(required);
  await expect(first).toBeFocused();
  await expectAccessible();

  await first.fill("👩‍👩‍👧‍👦".repeat(101));
  await expect(first).toHaveAccessibleDescription("Please enter at most 100 characters.");
  await first.fill("👩‍👩‍👧‍👦".repeat(100));
  await expect(first).not.toHaveAttribute("aria-invalid", "true");
  await last.fill("   ");
  await expect(last).toHaveAccessibleDescription(required);
  await email.fill("grace@example");
  await expect(email).toHaveAccessibleDescription("Please enter a valid E-Mail-Address.");
  await email.fill("ADMIN@example.org");
  await expect(email).toHaveAccessibleDescription("This email address already exists.");
  await email.fill(newEmail());
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test("several people are invited from a pasted list that the command palette opens", async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.expect(/409|EmailTaken/);
  const email = newEmail();
  await page.goto("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("csv");
  await page.getByRole("option", { name: "Invite several people" }).click();
  const field = page.getByRole("textbox", { name: "People" });
  await expect(field).toBeFocused();
  await field.fill(`Grace Sommer <${email}>\nAda;Winter;admin@example.org\nEva <eva@example>`);
  const list = page.getByRole("table", { name: "People to invite" });
  await expect(list.getByRole("row", { name: /eva@example/ })).toContainText("valid E-Mail-Address");
  await expect(page.getByRole("status").first()).toHaveText("2 ready · 1 to fix");
  await expectAccessible();
  await page.getByRole("link", { name: "Overview" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();

  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(list.getByRole("row", { name: new RegExp(email) })).toContainText("Invited");
  await expect(list.getByRole("row", { name: /admin@example\.org/ })).toContainText("Already exists");
  await expect(page.getByRole("heading", { name: "3 people" })).toBeFocused();
  await expect(
    page.getByText("The user was created. A registration notification will be mailed to them."),
  ).toBeVisible();
  await expect(page.getByRole("table", { name: "Just invited" })).toContainText(email);
  await expectAccessible();
  await field.fill(`Grace Sommer <${email}>`);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL(/overview/);
});
