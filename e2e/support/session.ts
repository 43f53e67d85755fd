/** Helpers that the session specs share. */
import { expect, type Page } from "@playwright/test";

export const overview = "/administer/overview";
/** `token` matches all requests to the token endpoint, `refreshes` only the refreshes. */
export const token = /^\w+ \/oidc\/token/;
export const refreshes = /\/oidc\/token\?.*grant_type=refresh_token/;

export const expectSignedIn = (page: Page, name = "Overview") =>
  expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

export const storedTokens = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("wellbeing-console");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(new Error("The database does not open")));
    });
    const reading = database.transaction("session").objectStore("session").get("current");
    await new Promise((resolve) => {
      reading.addEventListener("success", resolve);
    });
    database.close();
    return (reading.result as { readonly tokens: unknown } | undefined)?.tokens ?? null;
  });
