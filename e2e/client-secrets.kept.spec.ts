/** A new secret whose session ends while its form is open. */
import { alias, dialog, open, path, send, tokens } from "./support/client-secrets.ts";
import { expect, test } from "./support/signedIn.ts";

test("the dialog restores the alias and expiry that were chosen before the session ended", async ({
  page,
  problems,
}) => {
  problems.expect(/401|400/);
  await page.goto(path);
  await open(page);
  await dialog(page)
    .getByRole("button", { name: /Expires/ })
    .click();
  await page.getByRole("option", { name: "No expiration date" }).click();
  await alias(page).fill("endless, restored");
  await page.route(tokens, (route) => route.fulfill({ status: 401 }));
  await page.route("**/oidc/token*", (route) =>
    route.fulfill({ status: 400, json: { error: "invalid_grant" } }),
  );
  await send(page);
  await expect(page).toHaveURL("/");
  await page.unrouteAll();
  await page.goto(`/auth?redirect=${encodeURIComponent(path)}`);
  await expect(page.getByRole("heading", { name: "My App" })).toBeVisible();
  await open(page);
  await dialog(page).getByRole("button", { name: "Restore" }).click();
  await expect(alias(page)).toHaveValue("endless, restored");
  await expect(dialog(page).getByRole("button", { name: /Expires/ })).toContainText("No expiration date");
});
