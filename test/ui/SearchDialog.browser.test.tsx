/** SearchDialog: modal, operated by keyboard, closed before the choice is reported. */
import "#src/theme/theme.css.ts";
import { LayoutGrid, Users } from "lucide-react";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SearchDialog } from "#src/ui/SearchDialog.tsx";
import { asWritten } from "#src/i18n/Text.ts";

const groups = [
  {
    id: "apps",
    name: asWritten("Apps"),
    items: [{ id: "balance", name: asWritten("Balance"), icon: LayoutGrid }],
  },
  { id: "pages", name: asWritten("Pages"), items: [{ id: "users", name: asWritten("Users"), icon: Users }] },
];

interface SearchProps {
  isStatusVisible: boolean;
  onChoose: (id: string, isDialogOpen: boolean) => void;
}

function Search({ isStatusVisible, onChoose }: SearchProps) {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState("");
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      {isOpen && (
        <SearchDialog
          title={asWritten("Commands")}
          searchLabel={asWritten("Find")}
          listLabel={asWritten("Results")}
          value={query}
          onChange={setQuery}
          status={asWritten("2 results")}
          isStatusVisible={isStatusVisible}
          notes={[]}
          groups={groups.map((group) => ({
            ...group,
            items: group.items.filter(({ name }) => name.toLowerCase().includes(query)),
          }))}
          onChoose={({ id }) => onChoose(id, document.querySelector("dialog[open]") !== null)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const open = async (isStatusVisible = false) => {
  const onChoose = vi.fn<SearchProps["onChoose"]>();
  const screen = await render(<Search isStatusVisible={isStatusVisible} onChoose={onChoose} />);
  const opener = screen.getByRole("button", { name: "Search" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "Commands" });
  const field = screen.getByRole("combobox", { name: "Find" });
  await expect.element(field).toHaveFocus();
  return { screen, onChoose, opener, dialog, field };
};

it("is modal and focuses its field", async () => {
  const { dialog } = await open();
  expect(dialog.element().matches(":modal")).toBe(true);
});

it("the page behind it does not scroll until it closes", async () => {
  const { dialog } = await open();
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  expect(overflow()).toBe("hidden");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(overflow()).toBe("visible");
});

it("arrow keys move through the results while focus stays in the field, and Enter chooses", async () => {
  const { screen, onChoose, field } = await open();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const users = screen.getByRole("option", { name: "Users" });
  await expect.element(field).toHaveAttribute("aria-activedescendant", users.element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onChoose.mock.calls).toStrictEqual([["users", false]]);
});

it("Enter chooses the first result for the typed text, and the dialog closes first", async () => {
  const { onChoose, dialog, opener } = await open();
  await userEvent.keyboard("us");
  await expect.poll(() => dialog.getByRole("option").elements()).toHaveLength(1);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onChoose.mock.calls).toStrictEqual([["users", false]]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it("Escape closes without a choice and restores focus", async () => {
  const { onChoose, dialog, opener } = await open();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});

it.each([true, false])("the status is read by screen readers; visible: %s", async (isStatusVisible) => {
  const { dialog } = await open(isStatusVisible);
  const status = dialog.getByRole("status");
  await expect.element(status).toHaveTextContent("2 results");
  expect(status.element().getBoundingClientRect().height > 5).toBe(isStatusVisible);
});
