/** Work that survives the end of a session, a lost network and a browser without storage. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/faulty.ts";
import type { FaultyPlatform } from "./support/faultyPlatform.ts";
import { refreshes } from "./support/session.ts";
import { settled } from "./support/settled.ts";
import { enterPassword, signIn, signInAndSettle } from "./support/signIn.ts";
import { publish } from "./support/themes.ts";

/** The server rejects every call and every refresh from now on. */
const endSession = (faulty: FaultyPlatform) => {
  faulty.expireTokens();
  faulty.fail(refreshes, { answer: { status: 400, body: '{"error":"invalid_grant"}' } });
};

const newApp = async (page: Page) => {
  await page.getByRole("button", { name: "New app" }).click();
  return page.getByRole("dialog").getByLabel("Name");
};

test("the console offers input from an ended session once, after the next sign-in, and none after a sign-out", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  await signInAndSettle(page);
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

  await page.goto("/administer/overview");
  await settled(page);
  await newApp(page);
  endSession(faulty);
  await again.fill("Evening walks");
  await expect(page).toHaveURL("/");
  faulty.reset();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("form "))),
  ).toEqual([]);
});

test("a draft survives the end of the session, and can be published after the next sign-in", async ({
  context,
  faulty,
  page,
  problems,
}) => {
  problems.expect(/401/, /400/);
  const path = "/administer/themes/thm_calm_sea";
  const primary = page
    .getByRole("group", { name: "Light", exact: true })
    .getByLabel("Primary, Light", { exact: true });
  await signInAndSettle(page, path);
  await primary.fill("#14532D");
  await primary.press("Enter");
  endSession(faulty);
  await publish(page);
  await expect(page).toHaveURL("/");
  faulty.reset();
  await context.clearCookies();
  await page.goto(`/auth?redirect=${encodeURIComponent(path)}`);
  await enterPassword(page);
  await expect(page.getByText("Unpublished changes")).toBeVisible();
  await expect(primary).toHaveValue("#14532D");
  await publish(page);
  await expect(page.getByText("Theme “Calm sea” published").last()).toBeVisible();
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
