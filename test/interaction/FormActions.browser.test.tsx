/** Escape leaves a form in a dialog, and asks if something was entered. */
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { FormActions } from "#src/interaction/Form.tsx";
import { Dialog } from "#src/ui/Dialog.tsx";
import { TextField } from "#src/ui/TextField.tsx";

interface SampleProps {
  onCancel: () => void;
  isSubmitting?: boolean;
}

function Sample({ onCancel, isSubmitting = false }: SampleProps) {
  const [value, setValue] = useState("");
  return (
    <Dialog title={asWritten("New app")}>
      <TextField label={asWritten("Name")} autoFocus value={value} onChange={setValue} />
      <FormActions
        onCancel={onCancel}
        submitLabel={asWritten("Register")}
        pendingLabel={asWritten("Registering")}
        isSubmitting={isSubmitting}
        isTyped={value !== ""}
      />
    </Dialog>
  );
}

const open = async (props: Omit<SampleProps, "onCancel"> = {}) => {
  const onCancel = vi.fn<() => void>();
  const screen = await render(<Sample onCancel={onCancel} {...props} />);
  const field = screen.getByRole("textbox", { name: "Name" });
  await expect.element(field).toHaveFocus();
  return { onCancel, screen, field };
};

it("Escape closes a form in which nothing was entered", async () => {
  const { onCancel } = await open();
  await userEvent.keyboard("a{Backspace}{Escape}");
  expect(onCancel).toHaveBeenCalledOnce();
});

it("Escape asks in the same dialog if something was entered, and a second Escape returns to the field", async () => {
  const { onCancel, screen, field } = await open();
  await userEvent.keyboard("a{Escape}");
  await expect.element(screen.getByRole("group", { name: "interaction.discardQuestion" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "interaction.keepEditing" })).toHaveFocus();
  expect(screen.getByRole("dialog").elements()).toHaveLength(1);
  await userEvent.keyboard("{Escape}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await screen.getByRole("button", { name: "interaction.discard" }).click();
  expect(onCancel).toHaveBeenCalledOnce();
});

it("Escape does nothing while the form is being submitted", async () => {
  const { onCancel, screen } = await open({ isSubmitting: true });
  await userEvent.keyboard("a{Escape}");
  expect(onCancel).not.toHaveBeenCalled();
  await expect.element(screen.getByRole("button", { name: "interaction.cancel" })).toBeDisabled();
});
