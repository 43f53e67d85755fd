/** Inviting administrators: the form, the pasted list, and the command palette that opens both. */
import { confirm, fillInvitation, newEmail, send, usersPath } from "./support/invite.ts";
import { expect, test } from "./support/signedIn.ts";

test("the form names the error of each field, confirms an invitation, and is empty for the next one", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(usersPath);
  await expect(page).toHaveTitle("Users · Wellbeing Console");
  const [first, last, email] = ["First name", "Last name", "Email"].map((label) => page.getByLabel(label));
  if (first === undefined || last === undefined || email === undefined) throw new Error("three fields");
  await send(page);
  for (const field of [first, last, email])
    await expect(field).toHaveAccessibleDescription("Please fill out this field.");
  await expect(first).toBeFocused();
  // A family emoji counts as one character although it has several code points.
  await first.fill("👩‍👩‍👧‍👦".repeat(101));
  await expect(first).toHaveAccessibleDescription("Please enter at most 100 characters.");
  await email.fill("grace@example");
  await expect(email).toHaveAccessibleDescription("Please enter a valid E-Mail-Address.");
  await email.fill("ADMIN@example.org");
  await expect(email).toHaveAccessibleDescription("This email address already exists.");
  await expectAccessible();

  const address = newEmail();
  await fillInvitation(page, address);
  await send(page);
  const dialog = page.getByRole("alertdialog", { name: "User created" });
  await expect(dialog).toHaveAccessibleDescription(
    `The user Grace Sommer was created. A registration notification will be mailed to ${address}.`,
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expectAccessible();
  await confirm(page);
  await expect(first).toBeFocused();
  for (const field of [first, last, email]) await expect(field).toHaveValue("");
  const list = page.getByRole("table", { name: "Just invited" });
  await expect(list.getByRole("row", { name: `Grace Sommer ${address}` })).toBeVisible();
});

test("an invitation that the mail server refused is listed with its code", async ({
  page,
  expectAccessible,
}) => {
  const refused = {
    firstName: "Lea",
    lastName: "Sommer",
    email: "lea@müller.example",
    reason: "EENVELOPE 550",
  };
  await page.route("**/api/v1/users/me", async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as object;
    await route.fulfill({ response, json: { ...me, refusedInvitations: [refused] } });
  });
  await page.goto(usersPath);
  const row = page.getByRole("table", { name: "Not delivered" }).getByRole("row").nth(1);
  await expect(row).toHaveText(/lea@müller\.example.*Lea Sommer.*EENVELOPE 550.*Send again.*Take back/);
  await expectAccessible();
});

test("several people are invited from a pasted list that the command palette opens", async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.expect(/409/, /EmailTaken/);
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
  await expectAccessible();
  await page.getByRole("link", { name: "Overview" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await question.getByRole("button", { name: "Stay" }).click();

  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(list.getByRole("row", { name: new RegExp(email) })).toContainText("Invited");
  await expect(list.getByRole("row", { name: /admin@example\.org/ })).toContainText("Already exists");
  await expect(page.getByRole("heading", { name: "3 people" })).toBeFocused();
  await expect(page.getByRole("table", { name: "Just invited" })).toContainText(email);
  await expectAccessible();
  await field.fill(`Grace Sommer <${email}>`);
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL(/overview/);
});
