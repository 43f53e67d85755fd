/** Helpers that the session specs share. */
import { expect, type Page } from "@playwright/test";
import { keptInBrowser } from "./signIn.ts";

export const overview = "/administer/overview";
/** `token` matches all requests to the token endpoint, `refreshes` only the refreshes. */
export const token = /^\w+ \/oidc\/token/;
export const refreshes = /\/oidc\/token\?.*grant_type=refresh_token/;

export const expectSignedIn = (page: Page, name = "Overview") =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

export const storedTokens = async (page: Page) => {
  const [record] = (await keptInBrowser(page))["session"] ?? [];
  return (record as { readonly tokens: unknown } | undefined)?.tokens ?? null;
};

/** `atLast` runs right before the press that signs out. */
export const signOut = async (page: Page, atLast = () => {}) => {
  // A browser with windows gives a tab behind another one frame a second, and Playwright waits for frames before it clicks.
  await page.bringToFront();
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).hover();
  atLast();
  await page.mouse.down();
  await page.mouse.up();
};
