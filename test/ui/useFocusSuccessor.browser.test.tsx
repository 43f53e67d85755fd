/** The focus is not lost when the focused element is removed. */
import { Pencil } from "lucide-react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { AlertDialog } from "#src/ui/AlertDialog.tsx";
import { Button } from "#src/ui/Button.tsx";
import { MenuButton } from "#src/ui/MenuButton.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { useFocusSuccessor } from "#src/ui/useFocusSuccessor.ts";

/** `order`: whether the row or the dialog is removed first. */
function Page({ order, isMenu = false }: { order: "row first" | "dialog first"; isMenu?: boolean }) {
  useFocusSuccessor();
  const [rows, setRows] = useState(["Ada", "Bo", "Cy"]);
  const [asked, setAsked] = useState<string>();
  const remove = () => setRows((all) => all.filter((row) => row !== asked));
  const close = () => setAsked(undefined);
  const confirm = () => {
    const [first, second] = order === "row first" ? [remove, close] : [close, remove];
    first();
    setTimeout(second, 100);
  };
  return (
    <>
      <h1 tabIndex={-1}>People</h1>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <a href="/">{row}</a>
            {row === "Ada" && <a href="/">of more controls</a>}
            {isMenu ? (
              <MenuButton
                label={asWritten(`Actions of ${row}`)}
                icon={Pencil}
                entries={[{ id: "delete", name: asWritten("Delete"), onAction: () => setAsked(row) }]}
              />
            ) : (
              <Button onPress={() => setAsked(row)}>{asWritten(`Delete ${row}`)}</Button>
            )}
          </li>
        ))}
      </ul>
      <Presence>
        {asked !== undefined && (
          <AlertDialog
            title={asWritten("Delete?")}
            confirmLabel={asWritten("Yes")}
            onConfirm={confirm}
            cancelLabel={asWritten("No")}
            onCancel={close}
          >
            {asWritten("For ever.")}
          </AlertDialog>
        )}
      </Presence>
    </>
  );
}

afterEach(() => document.body.focus());

const dialog = (screen: Awaited<ReturnType<typeof render>>) => screen.getByRole("alertdialog");

it.each(["row first", "dialog first"] as const)(
  "after a deletion, the same control of the next row is focused, after the last row the heading: %s",
  async (order) => {
    const screen = await render(<Page order={order} />);
    const ask = (row: string) => screen.getByRole("button", { name: `Delete ${row}` });
    await ask("Bo").click();
    await screen.getByRole("button", { name: "Yes" }).click();
    await expect.element(ask("Cy")).toHaveFocus();
    await expect.element(dialog(screen)).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await screen.getByRole("button", { name: "Yes" }).click();
    await expect.element(screen.getByRole("heading", { name: "People" })).toHaveFocus();
  },
);

it("a dialog that was opened from a menu passes the focus to the next row's menu, or to its last control", async () => {
  const screen = await render(<Page order="row first" isMenu />);
  await screen.getByRole("button", { name: "Actions of Ada" }).click();
  await screen.getByRole("menuitem", { name: "Delete" }).click();
  await screen.getByRole("button", { name: "Yes" }).click();
  await expect.element(screen.getByRole("button", { name: "Actions of Bo" })).toHaveFocus();
});

it.each([true, false])(
  "a cancelled dialog returns the focus to the button that led to it (a menu's: %s)",
  async (isMenu) => {
    const screen = await render(<Page order="row first" isMenu={isMenu} />);
    const opener = screen.getByRole("button", { name: isMenu ? "Actions of Ada" : "Delete Ada" });
    await opener.click();
    if (isMenu) await screen.getByRole("menuitem", { name: "Delete" }).click();
    await screen.getByRole("button", { name: "No" }).click();
    await expect.element(opener).toHaveFocus();
  },
);

/** Each row has a button that removes only itself. */
function Repairs() {
  useFocusSuccessor();
  const [open, setOpen] = useState(["Text", "Link"]);
  const [isInert, setInert] = useState(false);
  const mend = (pair: string) => {
    setOpen(open.filter((other) => other !== pair));
    // As a page still is behind a dialog that is gone.
    setInert(true);
    setTimeout(() => setInert(false), 100);
  };
  return (
    <section inert={isInert}>
      <h1 tabIndex={-1}>Theme</h1>
      <h2 tabIndex={-1}>Contrast</h2>
      <ul>
        {["Text", "Link"].map((pair) => (
          <li key={pair}>
            {open.includes(pair) && <Button onPress={() => mend(pair)}>{asWritten(`Repair ${pair}`)}</Button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

it("a button that removes only itself passes the focus to the next row, the last one to its section", async () => {
  const screen = await render(<Repairs />);
  await screen.getByRole("button", { name: "Repair Text" }).click();
  await expect.element(screen.getByRole("button", { name: "Repair Link" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("heading", { name: "Contrast" })).toHaveFocus();
});
