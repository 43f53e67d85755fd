/** Work that survives the end of a session, a lost network and a browser without storage. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/faulty.ts";
import type { FaultyPlatform } from "./support/faultyPlatform.ts";
import { refreshes } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { signIn } from "./support/signIn.ts";
import { fillPrimary, primary } from "./support/themes.ts";

/** The server rejects every call and every refresh from now on. */
const endSession = (faulty: FaultyPlatform) => {
  faulty.expireTokens();
  faulty.fail(refreshes, { answer: { status: 400, body: '{"error":"invalid_grant"}' } });
};

const newApp = async (page: Page) => {
  await page.getByRole("button", { name: "New app" }).click();
  return page.getByRole("dialog").getByLabel("Name");
};

test("a draft survives a sign-out and the end of a session; what was typed into a form is offered once after the end", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  const path = "/administer/themes/thm_calm_sea";
  await test.step("a draft survives a sign-out", async () => {
    await signIn(page, path);
    await expect(primary(page)).toBeVisible();
    await fillPrimary(page, "#14532D");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await signIn(page, path);
    await expect(primary(page)).toHaveValue("#14532D");
  });
  await test.step("a session ends while a person types, and is begun again", async () => {
    await page.getByRole("link", { name: "Overview", exact: true }).click();
    // The calls of the list's rows would find the end before anything is typed.
    await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
    await settled(page);
    const name = await newApp(page);
    endSession(faulty);
    // Typing triggers the check for a free name, and that request finds the session ended.
    await name.fill("Morning walks");
    await expect(page).toHaveURL("/");
    faulty.reset();
    await context.clearCookies();
    await signIn(page);
    const again = await newApp(page);
    await expect(again).toHaveValue("");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(again).toHaveValue("Morning walks");
    await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
  });
});

test("the console without IndexedDB and locks signs in for one tab only, and says so", async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  await signIn(page);
  await expect(page.getByText("You are signed in for this tab only")).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL("/");
});
