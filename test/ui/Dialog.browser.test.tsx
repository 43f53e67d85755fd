/** Dialog: persistent unless it is dismissable. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog, type DialogProps } from "#src/ui/Dialog.tsx";
import { asWritten } from "#src/i18n/Text.ts";

const dismiss = async (props: Partial<DialogProps>, dismissal: () => Promise<void>) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <Dialog isOpen title={asWritten("Register app")} onOpenChange={onOpenChange} {...props}>
      Give it a name.
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Register app" })).toHaveFocus();
  await dismissal();
  return onOpenChange.mock.calls;
};

const dismissals = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  [
    "a press outside",
    () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true }),
  ],
] as const;

it.each(dismissals)("%s does not close a persistent dialog", async (_name, dismissal) => {
  expect(await dismiss({}, dismissal)).toStrictEqual([]);
});

it.each(dismissals)("%s closes a dismissable dialog", async (_name, dismissal) => {
  expect(await dismiss({ isDismissable: true }, dismissal)).toStrictEqual([[false]]);
});
