/** Dialog: persistent unless it is dismissable. */
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { asWritten } from "#src/i18n/i18n.ts";
import { withDialog } from "#src/theme/vars.css.ts";
import { Dialog, type DialogProps } from "#src/ui/Dialog.tsx";
import { Presence } from "#src/ui/Presence.tsx";
import { dismissals } from "#test/support/dismissals.ts";

const dismiss = async (props: Partial<DialogProps>, dismissal: () => Promise<void>) => {
  const screen = await render(
    <Dialog title={asWritten("Register app")} {...props}>
      Give it a name.
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Register app" })).toHaveFocus();
  await dismissal();
  return screen;
};

it.each(dismissals)("%s does not close a persistent dialog", async (_name, dismissal) => {
  const screen = await dismiss({}, dismissal);
  await expect.element(screen.getByRole("dialog")).toBeVisible();
});

it.each(dismissals)("%s closes a dismissable dialog", async (_name, dismissal) => {
  const onDismiss = vi.fn<() => void>();
  await dismiss({ onDismiss }, dismissal);
  expect(onDismiss).toHaveBeenCalledOnce();
});

function Named() {
  const [name, setName] = useState("");
  return (
    <Dialog title={asWritten("Register app")}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Dialog>
  );
}
const exiting = () => document.querySelector("[data-exiting]");

it("a closed dialog fades out and takes neither presses nor keys, and is removed even if an animation of it does not end", async () => {
  const screen = await render(<Presence>{<Named />}</Presence>);
  await expect.element(screen.getByRole("dialog")).toHaveFocus();
  // The modal and the overlay around it, for whose animations react-aria waits.
  const modal = screen.getByRole("dialog").element().parentElement;
  for (const element of [modal, modal?.parentElement]) element?.animate({ opacity: [1, 1] }, 60_000);
  const name = screen.getByLabelText("Name").element();
  const pressed = () => {
    const { x, y } = name.getBoundingClientRect();
    return document.elementFromPoint(x + 4, y + 4);
  };
  // react-aria shows it once an on-screen keyboard is there.
  await expect.poll(pressed).toBe(name);
  await screen.rerender(<Presence>{undefined}</Presence>);
  expect(exiting()?.textContent).toContain("Register app");
  expect(name.closest("[inert]")).toBe(modal);
  // Nor is what is below it pressed.
  expect(pressed()).toBe(modal?.parentElement);
  await expect.poll(exiting).toBeNull();
});

it("a dialog that opens again while it fades out is a new one, and stays", async () => {
  const screen = await render(<Presence>{<Named />}</Presence>);
  const name = screen.getByLabelText("Name");
  await name.fill("Anchor");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await screen.rerender(<Presence>{undefined}</Presence>);
  vi.advanceTimersByTime(300);
  await screen.rerender(<Presence>{<Named />}</Presence>);
  expect((name.element() as HTMLInputElement).value).toBe("");
  await name.fill("Buoy");
  vi.runAllTimers();
  vi.useRealTimers();
  await screen.rerender(<Presence>{<Named />}</Presence>);
  await expect.element(name).toHaveValue("Buoy");
});

it("the page knows of an open dialog until the last one is closed", async () => {
  const dialogs = (areOpen: ReadonlyArray<boolean>) =>
    areOpen.map((isOpen, index) => (
      <Presence key={String(index)}>
        {isOpen && <Dialog title={asWritten(`Dialog ${index}`)}>Text</Dialog>}
      </Presence>
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
    <Dialog title={asWritten("Publish")} actions={<button type="button">Publish changes</button>}>
      <div style={{ height: 2000 }} />
    </Dialog>,
  );
  await expect.element(screen.getByRole("button", { name: "Publish changes" })).toBeInViewport({ ratio: 1 });
});
