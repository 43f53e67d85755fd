/** Helpers that the session specs share. */
import { expect, type Page } from "@playwright/test";
import { keptInBrowser } from "./signIn.ts";

export const overview = "/administer/overview";
export const refreshes = /\/oidc\/token\?.*grant_type=refresh_token/;

export const expectSignedIn = (page: Page, name = "Overview") =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

export const storedTokens = async (page: Page) => {
  const [record] = (await keptInBrowser(page))["session"] ?? [];
  return (record as { readonly tokens: unknown } | undefined)?.tokens ?? null;
};
