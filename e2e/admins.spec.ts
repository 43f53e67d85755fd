/** Administrators: people are invited from a pasted list, and a refused invitation is listed. */
import { newEmail } from "./support/invite.ts";
import { expect, test } from "./support/signedIn.ts";

test("several people are invited from a list that the command palette opens, beside an invitation that was refused", async ({
  page,
  problems,
  expectAccessible,
}) => {
  problems.expect(/409/, /EmailTaken/);
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
  const email = newEmail();
  await page.goto("/administer/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("dialog").getByRole("combobox").fill("bulk");
  await page.getByRole("option", { name: "Invite several people" }).click();
  const field = page.getByRole("textbox", { name: "People" });
  await expect(field).toBeFocused();
  await expect(page).toHaveTitle("Users · Wellbeing Console");
  await expect(page.getByRole("table", { name: "Not delivered" })).toContainText("EENVELOPE 550");
  await field.fill(`Grace Sommer <${email}>\nAda Winter <admin@example.org>\nEva <eva@example>`);
  const line = (address: string | RegExp) =>
    page.getByRole("list", { name: "People to invite" }).getByRole("listitem").filter({ hasText: address });
  await expect(line(/eva@example/)).toContainText("valid E-Mail-Address");
  await page.getByRole("link", { name: "Overview" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("What you have entered will be lost.");
  await question.getByRole("button", { name: "Stay" }).click();

  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(line(email)).toContainText("Invited");
  await expect(line(/admin@example\.org/)).toContainText("Already exists");
  await expect(page.getByRole("heading", { name: "3 people" })).toBeFocused();
  await expect(page.getByRole("table", { name: "Just invited" })).toContainText(email);
  await expectAccessible();
});
