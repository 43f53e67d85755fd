/** Dialog: persistent unless it is dismissable. */
import { expect, it, vi } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { withDialog } from "#src/theme/vars.css.ts";
import { Dialog, type DialogProps } from "#src/ui/Dialog.tsx";
import { useExitLimit } from "#src/ui/useExitLimit.ts";
import { dismissals } from "#test/support/dismissals.ts";

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

it.each(dismissals)("%s does not close a persistent dialog", async (_name, dismissal) => {
  expect(await dismiss({}, dismissal)).toStrictEqual([]);
});

it.each(dismissals)("%s closes a dismissable dialog", async (_name, dismissal) => {
  expect(await dismiss({ isDismissable: true }, dismissal)).toStrictEqual([[false]]);
});

it("a closed dialog is removed even if an animation of it does not end", async () => {
  const dialog = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} title={asWritten("Register app")}>
      Give it a name.
    </Dialog>
  );
  const screen = await render(dialog(true));
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  // The modal and the overlay around it, for whose animations react-aria waits.
  const modal = screen.getByRole("dialog").element().parentElement;
  for (const element of [modal, modal?.parentElement]) element?.animate({ opacity: [1, 1] }, 60_000);
  await screen.rerender(dialog(false));
  await expect.poll(() => document.querySelector("[data-exiting]")).toBeNull();
  await screen.rerender(dialog(true));
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

it("a dialog that opens again at once is not mounted again later, which would lose what was entered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { result, rerender } = await renderHook((isOpen?: boolean) => useExitLimit(isOpen ?? true));
  await rerender(false);
  // An exit takes that long.
  vi.advanceTimersByTime(300);
  await rerender(true);
  vi.runAllTimers();
  await rerender(true);
  expect(result.current).toBe(0);
});

it("the page knows of an open dialog until the last one is closed", async () => {
  const dialogs = (areOpen: ReadonlyArray<boolean>) =>
    areOpen.map((isOpen, index) => (
      <Dialog key={String(index)} isOpen={isOpen} title={asWritten(`Dialog ${index}`)}>
        Text
      </Dialog>
    ));
  const isKnown = () => document.documentElement.classList.contains(withDialog);
  const screen = await render(<>{dialogs([true, true])}</>);
  expect(isKnown()).toBe(true);
  await screen.rerender(<>{dialogs([true, false])}</>);
  expect(isKnown()).toBe(true);
  await screen.rerender(<>{dialogs([false, false])}</>);
  expect(isKnown()).toBe(false);
});

it("the actions of a dialog are in view, however much it lists", async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <Dialog isOpen title={asWritten("Publish")} actions={<button type="button">Publish changes</button>}>
      <div style={{ height: 2000 }} />
    </Dialog>,
  );
  await expect.element(screen.getByRole("button", { name: "Publish changes" })).toBeInViewport({ ratio: 1 });
});
