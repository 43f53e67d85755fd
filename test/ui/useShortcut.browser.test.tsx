/** useShortcut: one key with Ctrl or ⌘, everywhere except in dialogs. */
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useShortcut } from "#src/ui/useShortcut.ts";

function Shortcut({ onShortcut }: { onShortcut: () => void }) {
  useShortcut("k", onShortcut);
  return (
    <>
      <input aria-label="Page" onKeyDown={(event) => event.nativeEvent.stopImmediatePropagation()} />
      <div role="dialog" aria-label="Question">
        <input aria-label="Answer" />
      </div>
      <dialog open>
        <input aria-label="Native" />
      </dialog>
    </>
  );
}

const mount = async () => {
  const onShortcut = vi.fn<() => void>();
  const screen = await render(<Shortcut onShortcut={onShortcut} />);
  const press = (init: KeyboardEventInit, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key: "k", bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    return { calls: onShortcut.mock.calls.length, isPrevented: event.defaultPrevented };
  };
  return { screen, press };
};

const handled = { calls: 1, isPrevented: true };
const ignored = { calls: 0, isPrevented: false };

it.each([
  ["Ctrl", { ctrlKey: true }],
  ["⌘", { metaKey: true }],
  ["Ctrl with caps lock", { ctrlKey: true, key: "K" }],
])("%s and the key call back, and the browser's own shortcut does not run", async (_name, init) => {
  const { press } = await mount();
  expect(press(init)).toStrictEqual(handled);
});

it.each([
  ["the key without Ctrl or ⌘", {}],
  ["another key", { ctrlKey: true, key: "j" }],
  ["Ctrl and Shift", { ctrlKey: true, shiftKey: true }],
  ["Ctrl and Alt", { ctrlKey: true, altKey: true }],
  ["a repeated key", { ctrlKey: true, repeat: true }],
])("%s is left to the browser", async (_name, init) => {
  const { press } = await mount();
  expect(press(init)).toStrictEqual(ignored);
});

it("an element that stops key events does not stop the shortcut", async () => {
  const { screen, press } = await mount();
  expect(press({ ctrlKey: true }, screen.getByRole("textbox", { name: "Page" }).element())).toStrictEqual(
    handled,
  );
});

it.each(["Answer", "Native"])("a key press inside a dialog (%s) is ignored", async (name) => {
  const { screen, press } = await mount();
  expect(press({ ctrlKey: true }, screen.getByRole("textbox", { name }).element())).toStrictEqual(ignored);
});

it("an unmounted component is not called back", async () => {
  const { screen, press } = await mount();
  await screen.unmount();
  expect(press({ ctrlKey: true })).toStrictEqual(ignored);
});
