/** Keys anywhere on the page: one with Ctrl or ⌘, and plain ones, which follow the keyboard layout and leave typing alone. */
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useControlK, useKeySequences } from "#src/ui/useShortcut.ts";

const ran = vi.fn<(keys: string) => void>();
const keys = ["g o", "/", "?", "n"];
const bindings = Object.fromEntries(keys.map((each) => [each, () => ran(each)]));

function Page({ isEnabled }: { isEnabled: boolean }) {
  useKeySequences(bindings, isEnabled);
  useControlK(() => ran("k"));
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <div contentEditable role="textbox" aria-label="Rich" tabIndex={0} suppressContentEditableWarning />
      <button
        type="button"
        aria-label="Menu"
        onKeyDown={(event) => event.nativeEvent.stopImmediatePropagation()}
      />
      <div>
        <input type="checkbox" aria-label="Answer" />
      </div>
      <dialog aria-label="Closed">
        <button type="button" aria-label="Native" />
      </dialog>
    </>
  );
}

const open = async () => {
  const screen = await render(<Page isEnabled />);
  const answer = screen.getByLabelText("Answer").element();
  const question = answer.parentElement as HTMLElement;
  const press = (init: KeyboardEventInit, target: Element = document.body) => {
    ran.mockClear();
    const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
    target.dispatchEvent(event);
    const [run, ...again] = ran.mock.calls.flat();
    expect(again).toEqual([]);
    expect(event.defaultPrevented).toBe(run !== undefined);
    return run;
  };
  return { screen, press, question, answer };
};

it.each<readonly [what: string, init: KeyboardEventInit, run: string | undefined]>([
  ["Ctrl and the key", { key: "k", ctrlKey: true }, "k"],
  ["⌘ and the key", { key: "k", metaKey: true }, "k"],
  ["Ctrl and the key with caps lock", { key: "K", ctrlKey: true }, "k"],
  ["the key without Ctrl or ⌘", { key: "k" }, undefined],
  ["another key with Ctrl", { key: "j", ctrlKey: true }, undefined],
  ["Ctrl, Shift and the key", { key: "k", ctrlKey: true, shiftKey: true }, undefined],
  ["Ctrl, Alt and the key", { key: "k", ctrlKey: true, altKey: true }, undefined],
  ["Ctrl and the key, held", { key: "k", ctrlKey: true, repeat: true }, undefined],
  ["a sign on a German keyboard", { key: "/", code: "Digit7", shiftKey: true }, "/"],
  ["a sign on an English one", { key: "/", code: "Slash" }, "/"],
  ["a sign with AltGr", { key: "/", ctrlKey: true, altKey: true, modifierAltGraph: true }, "/"],
  ["a sign with Shift", { key: "?", shiftKey: true }, "?"],
  ["a letter with caps lock", { key: "N" }, "n"],
  ["a letter that is elsewhere", { key: "n", code: "KeyL" }, "n"],
  ["Ctrl and a letter", { key: "n", ctrlKey: true }, undefined],
  ["the system's key and a letter", { key: "n", metaKey: true }, undefined],
  ["Alt and a letter", { key: "n", altKey: true }, undefined],
  ["Shift and a letter", { key: "N", shiftKey: true }, undefined],
  ["a letter that is held", { key: "n", repeat: true }, undefined],
  ["a letter of an input method", { key: "n", isComposing: true }, undefined],
  ["the place of a letter on another layout", { key: "т", code: "KeyN" }, undefined],
])("%s: %j runs %j, also in an element that stops keys", async (_what, init, run) => {
  const { screen, press } = await open();
  expect(press(init)).toBe(run);
  expect(press(init, screen.getByLabelText("Menu").element())).toBe(run);
});

it("a sequence runs for its two keys one after the other, and only for those", async () => {
  const { press } = await open();
  const pressed = (typed: string) => [...typed].map((key) => press({ key }));
  expect(pressed("go")).toEqual([undefined, "g o"]);
  expect(pressed("o")).toEqual([undefined]);
  expect(pressed("gxo")).toEqual([undefined, undefined, undefined]);
});

it("plain keys do nothing while the person types, in a dialog, while a menu is open, or switched off", async () => {
  const { screen, press, question, answer } = await open();
  for (const name of ["Name", "Text", "Rich"])
    expect(press({ key: "n" }, screen.getByLabelText(name).element())).toBeUndefined();
  for (const role of ["menu", "listbox", "dialog"]) {
    question.setAttribute("role", role);
    expect([press({ key: "n" }), press({ key: "n" }, answer)]).toEqual([undefined, undefined]);
  }
  question.removeAttribute("role");
  expect(press({ key: "n" }, answer)).toBe("n");
  await screen.rerender(<Page isEnabled={false} />);
  expect([press({ key: "n" }), press({ key: "k", ctrlKey: true })]).toEqual([undefined, "k"]);
});

it("the shortcut does nothing in a dialog, or after its component is gone", async () => {
  const { screen, press, question, answer } = await open();
  const shortcut = { key: "k", ctrlKey: true };
  expect(press(shortcut, screen.getByLabelText("Name").element())).toBe("k");
  question.setAttribute("role", "alertdialog");
  expect(press(shortcut, answer)).toBeUndefined();
  question.removeAttribute("role");
  const native = screen.container.querySelector("dialog button");
  native?.closest("dialog")?.show();
  expect(native && press(shortcut, native)).toBeUndefined();
  await screen.unmount();
  expect(press(shortcut)).toBeUndefined();
});
