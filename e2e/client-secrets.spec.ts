/** Client secrets: expiry, deletion and rotation. */
import { alias, create, dialog, finish, lists, path, row, send, value } from "./support/client-secrets.ts";
import { expect, test } from "./support/signedIn.ts";

test("the list shows how soon each secret expires, with the newest secret first", async ({
  page,
  expectAccessible,
}) => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const secret = (id: string, expirationDate: string | null | undefined, age: number) => ({
    id,
    appId: "app_balance",
    alias: id,
    creationDate: inDays(-age),
    expirationDate,
  });
  const content = [
    secret("old", inDays(-40), 400),
    secret("soon", inDays(14), 30),
    secret("later", inDays(15), 20),
    secret("epoch", "1970-01-01T00:00:00Z", 10),
    secret("nothing", null, 5),
  ];
  await page.route(lists, (route) => route.fulfill({ json: { content, totalElements: 5 } }));
  await page.goto(path);
  await expect(row(page, "old")).toContainText("Expired");
  await expect(row(page, "soon")).toContainText("in 14 days");
  await expect(row(page, "later")).toContainText("in 15 days");
  // The mark of a secret that expires within 14 days.
  await expect(row(page, "soon").locator("svg path[fill=currentColor]")).toBeVisible();
  await expect(row(page, "later").locator("svg path[fill=currentColor]")).toHaveCount(0);
  await expect(row(page, "soon").getByRole("button", { name: /calendar/ })).toBeVisible();
  await expect(row(page, "old").getByRole("button", { name: /calendar/ })).toHaveCount(0);
  await expect(row(page, "epoch")).toContainText("No expiration date");
  await expect(row(page, "nothing")).toContainText("No expiration date");
  const due = page.getByRole("status").filter({ hasText: "“soon” expires in 14 days" });
  await due.getByRole("button", { name: "Rotate" }).click();
  await expect(alias(page)).toHaveValue("soon-2");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  const aliases = page.getByRole("table", { name: "Client secrets" }).getByRole("rowheader");
  await expect(aliases).toHaveText(["nothing", "epoch", "later", "soon", "old"]);
  await expectAccessible();
});

test("the deletion dialog names the alias, focuses Cancel and warns about the last valid secret", async ({
  page,
  expectAccessible,
}) => {
  await page.goto("/administer/my-apps/app_harbour");
  const aliases = page.getByRole("table", { name: "Client secrets" }).getByRole("rowheader");
  await expect(aliases.first()).toBeVisible();
  await create(page, "to be deleted");
  await finish(page);
  await page.getByRole("button", { name: "Delete secret “to be deleted”" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete client secret “to be deleted”?" });
  await expect(question).toContainText(
    "All data will be lost and you will not be able to recover this client secret again.",
  );
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible();
  await question.getByRole("button", { name: "Delete secret “to be deleted”" }).click();
  await expect(row(page, "to be deleted")).toHaveCount(0);
  await page.route(lists, (route) =>
    route.fulfill({
      json: [{ id: "only", appId: "app_harbour", alias: "only", creationDate: "2026-01-01T00:00:00Z" }],
    }),
  );
  await page.reload();
  await page.getByRole("button", { name: "Delete secret “only”" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("This is the app’s last valid secret");
});

test("the page says so when the platform confirms a deletion and still lists the secret", async ({
  page,
  problems,
}) => {
  problems.expect(/confirmed, but still listed/);
  await page.route("**/api/v1/apps/*/tokens/*", (route) => route.fulfill({ status: 204 }));
  await page.goto(path);
  await page.getByRole("button", { name: "Delete secret “production”" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete secret “production”" }).click();
  await expect(page.getByRole("alert")).toContainText("The platform still lists “production”");
  await expect(page.getByText("Secret “production” deleted")).toBeHidden();
});

test("rotation suggests a successor and shows a reminder until the old secret is deleted", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(path);
  await create(page, "rotated");
  await finish(page);
  await page.getByRole("button", { name: "Rotate secret “rotated”" }).click();
  await expect(alias(page)).toHaveValue("rotated-2");
  await send(page);
  await expect(value(page)).toBeVisible();
  await expect(dialog(page)).toContainText("It replaces “rotated”");
  await finish(page);
  const reminder = page.getByText("“rotated” has been replaced by “rotated-2”");
  await expect(reminder).toBeVisible();
  await expectAccessible();
  await page.reload();
  await expect(reminder).toBeVisible();
  await page.getByRole("button", { name: "Delete secret “rotated-2”" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("It has just replaced “rotated”.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Delete old secret" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete secret “rotated”" }).click();
  await expect(reminder).toHaveCount(0);
  await expect(row(page, "rotated-2")).toBeVisible();
});

test("the list shows an alias with markup and special characters unchanged", async ({ page }) => {
  await page.goto(path);
  const name = `<b onclick=x>מרחב 👩‍👩‍👧 {n} __proto__`;
  await create(page, name);
  await finish(page);
  await expect(page.getByRole("rowheader", { name })).toHaveText(name);
});

test("the dialog shows its errors and times in German", async ({ page, expectAccessible }) => {
  await page.goto(path);
  await page.goto(`${path}?lang=de`);
  await page.getByRole("button", { name: "Secret erstellen" }).first().click();
  await dialog(page).getByRole("button", { name: "Secret erstellen" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "Alias" })).toHaveAccessibleDescription(
    "Bitte füllen Sie dieses Feld aus.",
  );
  await expect(dialog(page)).toContainText(/23:59 MES?Z/);
  await expectAccessible();
});

test("the dialog says so when the platform stores another expiry than the chosen one", async ({
  page,
  problems,
}) => {
  problems.expect(/another expirationDate than sent/);
  await page.route("**/api/v1/apps/*/tokens", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), expirationDate: null } });
  });
  await page.goto(path);
  await create(page, "other-expiry");
  const notice = dialog(page).getByRole("alert");
  await expect(notice).toHaveText("The platform did not store the expiry that you choseIt never expires.");
});
