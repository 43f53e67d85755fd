/** The page of one app: from its registration, and among the other pages. */
import { expect, test } from "./support/signedIn.ts";

test("a person registers an app whose answer is lost, and comes from its page to its statistics and to the list", async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /RequestError/);
  const heading = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox", { name: "Name" });
  await page.goto("/administer/overview");
  await page.getByRole("button", { name: "New app" }).click();
  await field.fill("BALANCE AM WERK");
  await expect(field).toHaveAccessibleDescription("The app name already exists.");
  const keys: Array<string | undefined> = [];
  await page.route("**/api/v1/apps", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const response = await route.fetch();
    return keys.length === 1 ? route.abort() : route.fulfill({ response });
  });
  // Nothing in it means anything to the console.
  const name = "<b> {x, plural, other {x}} مرحبا 👩‍👩‍👧‍👦 __proto__";
  await field.fill(name);
  const register = dialog.getByRole("button", { name: "Register app" });
  await register.click();
  await expect(dialog.getByRole("alert")).toContainText(`the list has “${name}”.`);
  await register.click();
  await expect(heading).toHaveText(`My App ${name}`);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`${name} · My App · Wellbeing Console`);
  await expect(page.getByText(`App “${name}” registered`)).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]]);
  const details = page.getByRole("main");
  const [, id = ""] = /my-apps\/(\w+)$/.exec(page.url()) ?? [];
  await expect(details.getByRole("region", { name: "How to connect" })).toContainText(id);
  await details.getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByRole("combobox", { name: "App" })).toHaveValue(name);
  await page.goBack();
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: "Back to overview" }).click();
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle("Overview · Wellbeing Console");
  await expect(page.getByRole("rowheader").getByRole("link").filter({ hasText: name })).toHaveText([name]);
});

test("no request is sent for a malformed id, and the not-found page searches for what the address says", async ({
  page,
  problems,
}) => {
  problems.expect(/must be an identifier/);
  await page.setViewportSize({ width: 390, height: 900 });
  const asked: Array<string> = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/apps/")) asked.push(request.url());
  });
  for (const id of ["x".repeat(257), "a%E2%80%AEb"]) {
    await page.goto(`/administer/my-apps/${id}`);
    await expect(page.getByText(`page not found: /administer/my-apps/${id}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  expect(asked).toEqual([]);
  await expect(page).toHaveTitle("Page Not Found · Wellbeing Console");
  await page.getByRole("link", { name: "Go to the overview" }).click();
  await expect(page.getByRole("table", { name: "Apps" })).toBeVisible();
  await page.goto("/administer/themes/thm_nowhere");
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("thm nowhere");
});
