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
  await opened.settled();
  await opener.click();
  await expect.element(field).toHaveFocus();
  if (typed !== "") await userEvent.fill(field, typed);
  await opened.settled();
  return opened;
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

it.each([
  ["ÁNCH", "/administer/my-apps/app_anchor"],
  ["overv", "/administer/overview"],
  ["new", "/administer/overview"],
  [
    "active anchor last 7 days",
    "/administer/users/statistics?app=app_anchor&period=LAST_7_DAYS&compare=previous",
  ],
])("Enter after “%s” opens %s", async (typed, opened) => {
  const { address, settled } = await open(typed);
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(opened);
  await settled();
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
