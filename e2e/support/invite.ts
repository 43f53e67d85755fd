/** Invites a person through the form. */
import { expect, type Page } from "@playwright/test";

export const usersPath = "/administer/users";

let count = 0;

/** An address that no other test of this worker has invited. */
export const newEmail = (): string => {
  count += 1;
  return `grace${process.pid}-${count}@example.org`;
};

export const fillInvitation = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel("First name").fill("Grace");
  await page.getByLabel("Last name").fill("Sommer");
  await page.getByLabel("Email").fill(email);
};

export const send = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Send invitation" }).click();

export const confirm = async (page: Page): Promise<void> => {
  const dialog = page.getByRole("alertdialog", { name: "User created" });
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
};
