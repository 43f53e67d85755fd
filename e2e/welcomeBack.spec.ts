/** The welcome page has one door: to the overview for people who are signed in, to the sign-in for anybody else. */
import { signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";

const start = "Let's start";

test("the welcome page leads signed-in people straight to the overview", async ({ page }) => {
  await signIn(page);
  await page.goto("/");
  await expect(page.getByText("Sign in with the account")).toBeHidden();
  await page.getByRole("link", { name: start }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
});

test("the welcome page creates no database when nobody has signed in", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test("the welcome page has no link to the overview in a browser that forbids storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("link", { name: start })).toHaveAttribute("href", "/auth");
});
