/** Client secrets: deletion, rotation, and leaving while one of them is pending. */
import { alias, create, dialog, finish, path, send, tokens, value } from "./support/client-secrets.ts";
import { hold } from "./support/hold.ts";
import { expect, test } from "./support/signedIn.ts";

test("a rotated secret's value is shown after leaving was asked about, and a reminder until the old one is deleted", async ({
  page,
  expectAccessible,
}) => {
  // From the overview, so that Back stays within the console.
  await page.goto("/administer/overview");
  await page.getByRole("link", { name: "Balance am Werk" }).click();
  const name = `<b onclick=x>מרחב 👩‍👩‍👧 {n} __proto__`;
  await create(page, name);
  await finish(page);
  await expect(page.getByRole("rowheader", { name })).toHaveText(name);
  await page.getByRole("button", { name: `Rotate secret “${name}”` }).click();
  await expect(alias(page)).toHaveValue(`${name}-2`);
  await alias(page).fill("rotated");
  const answer = await hold(page, tokens);
  await send(page);
  await page.goBack();
  const question = page.getByRole("alertdialog", { name: "Leave this page?" });
  await expect(question).toContainText("Your request has not been answered yet.");
  await question.getByRole("button", { name: "Stay" }).click();
  answer();
  await expect(value(page)).toBeVisible();
  await expect(dialog(page)).toContainText(`It replaces “${name}”`);
  await finish(page);
  const reminder = page.getByText(`“${name}” has been replaced by “rotated”`);
  await expect(reminder).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(reminder).toBeVisible();

  await page.getByRole("button", { name: "Delete old secret" }).click();
  const confirmation = page.getByRole("alertdialog", { name: `Delete client secret “${name}”?` });
  await expect(confirmation).toContainText(
    "All data will be lost and you will not be able to recover this client secret again.",
  );
  await expect(confirmation.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible();
  const confirmed = await hold(page, `${tokens}/*`);
  await confirmation.getByRole("button", { name: `Delete secret “${name}”` }).click();
  await page.goBack();
  await expect(question).toContainText("Your request has not been answered yet.");
  confirmed();
  // The question ends with the answer.
  await expect(question).toHaveCount(0);
  await expect(reminder).toHaveCount(0);
  await expect(page.getByRole("rowheader", { name: "rotated", exact: true })).toBeVisible();
});

test("the dialog restores the alias and expiry that were chosen before the session ended", async ({
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  await page.goto(`${path}?lang=de`);
  await page.getByRole("button", { name: "Secret erstellen" }).first().click();
  await expect(dialog(page)).toContainText(/23:59 MES?Z/);
  const alias = dialog(page).getByRole("textbox", { name: "Alias" });
  const expiry = dialog(page).getByRole("button", { name: /Gültigkeit/ });
  await expiry.click();
  await page.getByRole("option", { name: "Kein Ablaufdatum" }).click();
  await alias.fill("endless, restored");
  await page.route(tokens, (route) => route.fulfill({ status: 401 }));
  await page.route("**/oidc/token*", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
  );
  await dialog(page).getByRole("button", { name: "Secret erstellen" }).click();
  await expect(page).toHaveURL("/");
  await page.unrouteAll();
  await page.goto(`/auth?redirect=${encodeURIComponent(path)}`);
  await page.getByRole("button", { name: "Secret erstellen" }).first().click();
  await dialog(page).getByRole("button", { name: "Wiederherstellen" }).click();
  await expect(alias).toHaveValue("endless, restored");
  await expect(expiry).toContainText("Kein Ablaufdatum");
});
