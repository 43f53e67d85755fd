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

const words = {
  en: {
    labels: ["First name", "Last name", "Email"],
    send: "Send invitation",
    required: "Please fill out this field.",
    email: "Please enter a valid E-Mail-Address.",
    most: "Please enter at most 100 characters.",
    taken: "This email address already exists.",
  },
  de: {
    labels: ["Vorname", "Nachname", "E-Mail-Adresse"],
    send: "Einladung senden",
    required: "Bitte füllen Sie dieses Feld aus.",
    email: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    most: "Bitte geben Sie höchstens 100 Zeichen ein.",
    taken: "Diese E-Mail-Adresse existiert bereits.",
  },
} as const;

for (const language of ["en", "de"] as const) {
  test(`every field of the invitation form names its error (${language})`, async ({
    page,
    expectAccessible,
  }) => {
    const { labels, ...says } = words[language];
    await page.goto(`${usersPath}?lang=${language}`);
    const [first, last, email] = labels.map((label) => page.getByLabel(label));
    if (first === undefined || last === undefined || email === undefined) throw new Error("three fields");
    await page.getByRole("button", { name: says.send }).click();
    for (const field of [first, last, email]) await expect(field).toHaveAccessibleDescription(says.required);
    await expect(first).toBeFocused();
    await expectAccessible();

    await first.fill("👩‍👩‍👧‍👦".repeat(101));
    await expect(first).toHaveAccessibleDescription(says.most);
    await first.fill("👩‍👩‍👧‍👦".repeat(100));
    await expect(first).not.toHaveAttribute("aria-invalid", "true");
    await last.fill("   ");
    await expect(last).toHaveAccessibleDescription(says.required);
    await email.fill("grace@example");
    await expect(email).toHaveAccessibleDescription(says.email);
    await email.fill("ADMIN@example.org");
    await expect(email).toHaveAccessibleDescription(says.taken);
    await email.fill(newEmail());
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
  });
}

test("a failed email check does not block the invitation form, and the server decides", async ({
  page,
  problems,
}) => {
  problems.expect(/500|409|EmailTaken|RequestError|ResponseError|Unexpected/);
  await page.goto(usersPath);
  await page.route("**/is_email_unique?*", (route) => route.fulfill({ status: 500 }));
  const email = page.getByLabel("Email");
  await fillInvitation(page, "admin@example.org");
  await send(page);
  await expect(email).toHaveAccessibleDescription("This email address already exists.");
  await expect(email).toBeFocused();
  await email.fill(newEmail());
  await send(page);
  await expect(page.getByRole("alertdialog", { name: "User created" })).toBeVisible();
});

test("a retry after a lost answer reuses the idempotency key and invites the person once", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED|RequestError/);
  await page.goto(usersPath);
  const keys: Array<string | undefined> = [];
  await page.route("**/api/v1/users/invite", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const email = newEmail();
  await fillInvitation(page, email);
  await send(page);
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("The invitation was not confirmed");
  await expect(notice).toContainText("nobody gets two invitations");
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await send(page);
  await expect(page.getByRole("alertdialog", { name: "User created" })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toBeDefined();
});

test("the command palette opens the invitation form from any page and focuses its first field", async ({
  page,
}) => {
  await page.goto("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const invite = async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("dialog").getByRole("combobox").fill("invite");
    await page.getByRole("option", { name: "Invite an administrator" }).click();
  };
  await invite();
  await expect(page).toHaveURL((url) => url.pathname === usersPath);
  await expect(page.getByLabel("First name")).toBeFocused();
  await page.getByLabel("Email").focus();
  await invite();
  await expect(page.getByLabel("First name")).toBeFocused();
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
