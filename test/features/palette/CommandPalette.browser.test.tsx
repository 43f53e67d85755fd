/** The command palette: modal, operated by keyboard, closed before the choice runs. */
import "#src/theme/theme.css.ts";
import { atom } from "jotai";
import { LayoutGrid, Users } from "lucide-react";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CommandPalette } from "#src/features/palette/CommandPalette.tsx";
import { asWritten } from "#src/i18n/i18n.ts";
import type { Contribution } from "#src/interaction/commands.ts";
import { dismissals } from "#test/support/dismissals.ts";
import { signedInScreen } from "#test/support/signedInScreen.tsx";
import { smallServer } from "#test/support/smallServer.ts";

const onChoose = vi.fn<(id: string, isDialogOpen: boolean) => void>();
const command = (id: string, name: string, group: "apps" | "pages", icon: typeof Users) => ({
  id,
  name: asWritten(name),
  group,
  icon,
  run: () => onChoose(id, document.querySelector("dialog[open]") !== null),
});
const contributions = atom<ReadonlyArray<Contribution>>([
  {
    commands: [command("balance", "Balance", "apps", LayoutGrid), command("users", "Users", "pages", Users)],
  },
]);
const questions = atom(() => () => undefined);

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <CommandPalette
          contributions={contributions}
          loadQuestions={() => Promise.resolve(questions)}
          typedAhead=""
          onNavigate={() => undefined}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const open = async () => {
  const { show, store } = await signedInScreen(smallServer());
  const screen = await show(<Page />);
  const opener = screen.getByRole("button", { name: "Open" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Search" });
  const field = screen.getByRole("combobox");
  await expect.element(field).toHaveFocus();
  return { store, screen, opener, dialog, field };
};

beforeEach(() => void onChoose.mockClear());

it.each(dismissals)(
  "is modal, keeps the page behind it from scrolling, and %s closes it without a choice",
  async (_name, dismiss) => {
    const { dialog, opener } = await open();
    const overflow = () => getComputedStyle(document.documentElement).overflow;
    expect([dialog.element().matches(":modal"), overflow()]).toEqual([true, "hidden"]);
    await dismiss();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect([overflow(), onChoose.mock.calls]).toEqual(["visible", []]);
  },
);

it("arrow keys move through the results while focus stays in the field, and Enter chooses", async () => {
  const { screen, field } = await open();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const users = screen.getByRole("option", { name: "Users" });
  await expect.element(field).toHaveAttribute("aria-activedescendant", users.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onChoose.mock.calls).toEqual([["users", false]]);
});

it("a highlighted result that is gone is not named any more", async () => {
  const { dialog, field } = await open();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(field).toHaveAttribute("aria-activedescendant");
  await userEvent.keyboard("us");
  await expect.poll(() => dialog.getByRole("option").elements()).toHaveLength(1);
  const named = field.element().getAttribute("aria-activedescendant");
  expect(named === null || document.getElementById(named) !== null).toBe(true);
});

it("the number of results is read by screen readers, and shown when there are none, with examples", async () => {
  const { dialog } = await open();
  const status = dialog.getByRole("status");
  const isVisible = () => status.element().getBoundingClientRect().height > 5;
  await expect.element(status).toHaveTextContent("2 results");
  expect(isVisible()).toBe(false);
  await userEvent.keyboard("zzz");
  await expect.element(status).toHaveTextContent("Nothing found");
  expect(isVisible()).toBe(true);
  await dialog.getByRole("option", { name: "dark" }).click();
  await expect.element(dialog.getByRole("combobox")).toHaveValue("dark");
});

it("the palette says how many of 10,000 results it lists", async () => {
  const { store, dialog } = await open();
  const commands = Array.from({ length: 10_000 }, (_, at) =>
    command(`app_${at}`, `Clínic ${at}`, "apps", LayoutGrid),
  );
  store.set(contributions, [{ commands }]);
  await userEvent.keyboard("clinic");
  const status = dialog.getByRole("status");
  await expect.element(status).toHaveTextContent("40 of 10,000 results. Keep typing to narrow down.");
  expect(dialog.getByRole("option").elements()).toHaveLength(40);
  await userEvent.keyboard(" 9876");
  await expect.element(dialog.getByRole("option")).toHaveTextContent("Clínic 9876");
});
