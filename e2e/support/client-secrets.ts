/** The dialogs of client secrets, as a person uses them. */
import { expect, type Page } from "@playwright/test";
import { keptInBrowser } from "./signIn.ts";

export const path = "/administer/my-apps/app_balance";

export const dialog = (page: Page) => page.getByRole("dialog");
export const alias = (page: Page) => dialog(page).getByRole("textbox", { name: "Alias" });
export const value = (page: Page) => dialog(page).getByRole("textbox", { name: /^Client secret “/ });
export const done = (page: Page) => dialog(page).getByRole("button", { name: "Done" });
export const row = (page: Page, name: string) =>
  page.getByRole("table", { name: "Client secrets" }).getByRole("row").filter({ hasText: name });

export const open = async (page: Page) => {
  await page.getByRole("button", { name: "Create secret" }).first().click();
  await expect(alias(page)).toBeFocused();
};
export const send = (page: Page) =>
  dialog(page)
    .getByRole("button", { name: /^(Create|Rotate) secret$/ })
    .click();
export const create = async (page: Page, name: string) => {
  await open(page);
  await alias(page).fill(name);
  await send(page);
  await expect(value(page)).toBeVisible();
  const [, token = ""] = /^CLIENT_SECRET=(.*)$/m.exec(await value(page).inputValue()) ?? [];
  return token;
};
export const finish = async (page: Page) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await dialog(page).getByRole("button", { name: "Copy", exact: true }).click();
  await done(page).click();
  await expect(dialog(page)).toHaveCount(0);
};

/** Everything that a page keeps, as text: databases, document, storage, history. */
export const keptBy = async (page: Page): Promise<string> => {
  const others = await page.evaluate(() => [
    document.documentElement.outerHTML,
    [...document.querySelectorAll<HTMLInputElement>("input, textarea")].map(({ value: typed }) => typed),
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    history.state as unknown,
    location.href,
  ]);
  return JSON.stringify([await keptInBrowser(page), others]);
};
