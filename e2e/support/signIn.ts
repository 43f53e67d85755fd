/** Signs in as a person would: from the requested page, through the provider's own page. */
import { type BrowserContext, expect, type Page } from "@playwright/test";
import { demoAdministrator } from "#platform/seed/demoAdministrator.ts";
import { settled } from "./settled.ts";

/**
 * Makes the browser sign in with bearer tokens. Needed where a test calls the API itself, or continues the session in
 * another browser: the key of bound tokens cannot be copied.
 */
export const useBearerTokens = (context: BrowserContext): Promise<unknown> =>
  context.route("**/config.json", async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { readonly oidc: object };
    await route.fulfill({ response, json: { ...file, oidc: { ...file.oidc, dpop: "off" } } });
  });

/** Fills in and submits the provider's sign-in form. */
export const enterPassword = async (page: Page, account = demoAdministrator): Promise<void> => {
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
};

export const signIn = async (page: Page, path = "/administer/overview"): Promise<void> => {
  await page.goto(`/auth?redirect=${encodeURIComponent(path)}`);
  await enterPassword(page);
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname);
};

/** Waits for all calls of the page, so that none interferes with the next step of a test. */
export const signInAndSettle = async (page: Page, path?: string): Promise<void> => {
  await signIn(page, path);
  await settled(page);
};

/** Everything that the console keeps in the browser's databases, by store. */
export const keptInBrowser = (page: Page): Promise<Readonly<Record<string, ReadonlyArray<unknown>>>> =>
  page.evaluate(async () => {
    const done = <A>(request: IDBRequest<A>) =>
      new Promise<A>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("The database has failed")));
      });
    const stores: Record<string, ReadonlyArray<unknown>> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        stores[store] = await done<Array<unknown>>(database.transaction(store).objectStore(store).getAll());
      }
      database.close();
    }
    return stores;
  });
