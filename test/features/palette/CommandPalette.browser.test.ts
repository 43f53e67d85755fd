/** The command palette: modal, operated by keyboard, closed before the choice runs. What it lists is in test/screens. */
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { requestedFormAtom } from "#src/features/admins/invitations.ts";
import { openConsole } from "#test/screens/openConsole.tsx";
import { dismissals } from "#test/support/dismissals.ts";

const opener = page.getByRole("button", { name: "Search" });
const dialog = page.getByRole("dialog", { name: "Search" });
const field = dialog.getByRole("combobox");

const open = async (typed = "") => {
  const opened = await openConsole({ at: "/administer/users" });
  const find = async (words: string) => {
    await opened.settled();
    await opener.click();
    await expect.element(field).toHaveFocus();
    if (words !== "") await userEvent.fill(field, words);
    await opened.settled();
  };
  await find(typed);
  return { ...opened, find };
};

it.each(dismissals)(
  "is modal, keeps the page behind it from scrolling, and %s closes it without a choice",
  async (_name, dismiss) => {
    const { address } = await open();
    const overflow = () => getComputedStyle(document.documentElement).overflow;
    expect([dialog.element().matches(":modal"), overflow()]).toEqual([true, "hidden"]);
    await userEvent.keyboard("{ArrowDown}");
    await dismiss();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect([overflow(), address()]).toEqual(["visible", "/administer/users"]);
  },
);

it("arrow keys move through the results while focus stays in the field, and Enter chooses", async () => {
  const { store } = await open("invite");
  const seen: Array<boolean> = [];
  store.sub(requestedFormAtom, () => seen.push(document.querySelector("dialog[open]") !== null));
  await userEvent.keyboard("{ArrowDown}");
  const several = dialog.getByRole("option", { name: "Invite several people" });
  await expect.element(field).toHaveAttribute("aria-activedescendant", several.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("textbox", { name: "People" })).toHaveFocus();
  expect(seen[0]).toBe(false);
});

it("Enter opens an app, the statistics that answer a question, and where an action is done", async () => {
  const { address, find } = await open("ÁNCH");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/administer/my-apps/app_anchor");
  await find("active anchor last 7 days");
  await userEvent.keyboard("{Enter}");
  const asked = "app=app_anchor&period=LAST_7_DAYS&compare=previous";
  await expect.poll(address).toBe(`/administer/users/statistics?${asked}`);
  await find("new app");
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/administer/overview");
});

it("a highlighted result that is gone is not named any more", async () => {
  await open();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("german");
  await expect.poll(() => dialog.getByRole("option").elements()).toHaveLength(1);
  const named = field.element().getAttribute("aria-activedescendant");
  expect(named === null || document.getElementById(named) !== null).toBe(true);
});

it("an example is typed when it is chosen, and the palette stays", async () => {
  await open("zzz");
  await dialog.getByRole("option", { name: "dark" }).click();
  await expect.element(field).toHaveValue("dark");
});
