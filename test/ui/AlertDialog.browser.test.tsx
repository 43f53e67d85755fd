/** AlertDialog: initial focus, description, pending state. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog, type AlertDialogProps } from "#src/ui/AlertDialog.tsx";
import { asWritten } from "#src/i18n/i18n.ts";

const deletion = (props: Partial<AlertDialogProps> = {}) => (
  <AlertDialog
    isOpen
    isDestructive
    title={asWritten("Delete secret 'ci-prod'?")}
    confirmLabel={asWritten("Delete secret 'ci-prod'")}
    cancelLabel={asWritten("Cancel")}
    onConfirm={vi.fn<() => void>()}
    {...props}
  >
    All data will be lost.
  </AlertDialog>
);

it("a destructive dialog focuses Cancel first", async () => {
  const screen = await render(deletion());
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

it("the text describes the dialog for screen readers", async () => {
  const screen = await render(deletion());
  const dialog = screen.getByRole("alertdialog", { name: "Delete secret 'ci-prod'?" });
  await expect.element(dialog).toHaveAccessibleDescription("All data will be lost.");
});

it("a pending confirmation is announced and ignores presses; Cancel is disabled", async () => {
  const onConfirm = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const screen = await render(
    deletion({ onConfirm, onCancel, isPending: true, pendingLabel: asWritten("Deleting") }),
  );
  const confirm = screen.getByRole("button", { name: "Delete" });
  await expect.element(confirm).toHaveAttribute("aria-disabled", "true");
  await expect.element(confirm).toHaveTextContent("Deleting");
  await userEvent.click(confirm, { force: true });
  expect(onConfirm).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
});

it("a message, which has no cancel label, has one button, which is focused", async () => {
  const screen = await render(
    <AlertDialog
      isOpen
      title={asWritten("User created")}
      confirmLabel={asWritten("OK")}
      onConfirm={vi.fn<() => void>()}
    >
      A registration notification will be mailed.
    </AlertDialog>,
  );
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  expect(screen.getByRole("button").all()).toHaveLength(1);
  await expect.element(screen.getByRole("button")).toHaveFocus();
});
