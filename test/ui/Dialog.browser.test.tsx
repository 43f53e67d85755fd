/** A dialog is persistent unless it says otherwise. */
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog, type DialogProps } from "#src/ui/Dialog.tsx";
import { words } from "#test/support/words.ts";

const dismiss = async (props: Partial<DialogProps>, act: () => Promise<void>) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const screen = await render(
    <Dialog isOpen title={words("Register app")} onOpenChange={onOpenChange} {...props}>
      Give it a name.
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Register app" })).toHaveFocus();
  await act();
  return onOpenChange.mock.calls;
};

const waysOut = [
  ["Escape", () => userEvent.keyboard("{Escape}")],
  [
    "a press outside",
    () => userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true }),
  ],
] as const;

it.each(waysOut)("%s does not close a persistent dialog", async (_name, act) => {
  expect(await dismiss({}, act)).toStrictEqual([]);
});

it.each(waysOut)("%s closes a dismissable dialog", async (_name, act) => {
  expect(await dismiss({ isDismissable: true }, act)).toStrictEqual([[false]]);
});
