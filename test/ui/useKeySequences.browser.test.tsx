/** Shortcuts of plain keys follow the keyboard layout, and do not interfere with typing. */
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useKeySequences } from "#src/ui/useShortcut.ts";

const [go, slash, list, n] = [
  vi.fn<() => void>(),
  vi.fn<() => void>(),
  vi.fn<() => void>(),
  vi.fn<() => void>(),
];
const bindings = { "g o": go, "/": slash, "?": list, n };

function Page({ isEnabled = true }: { isEnabled?: boolean }) {
  useKeySequences(bindings, isEnabled);
  return (
    <>
      <input aria-label="Name" />
      <textarea aria-label="Text" />
      <div contentEditable role="textbox" aria-label="Rich" tabIndex={0} suppressContentEditableWarning />
      <button type="button" onKeyDown={(event) => event.nativeEvent.stopImmediatePropagation()}>
        Menu
      </button>
    </>
  );
}

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const open = async (isEnabled = true) => {
  for (const mock of [go, slash, list, n]) mock.mockClear();
  return render(<Page isEnabled={isEnabled} />);
};

it("run for two keys one after the other, and only for those", async () => {
  await open();
  expect([press({ key: "g" }), press({ key: "o" })]).toEqual([false, true]);
  expect(go).toHaveBeenCalledOnce();
  press({ key: "o" });
  for (const key of ["g", "x", "o"]) press({ key });
  expect(go).toHaveBeenCalledOnce();
});

it.each([
  ["on a German keyboard", { key: "/", code: "Digit7", shiftKey: true }, slash],
  ["on an English one", { key: "/", code: "Slash" }, slash],
  ["with AltGr", { key: "/", ctrlKey: true, altKey: true, modifierAltGraph: true }, slash],
  ["with Shift", { key: "?", shiftKey: true }, list],
  ["with caps lock", { key: "N" }, n],
  ["where the key is elsewhere", { key: "n", code: "KeyL" }, n],
])("run by the character of the keyboard layout: %s", async (_name, init, called) => {
  const screen = await open();
  expect(press(init, screen.getByRole("button").element())).toBe(true);
  expect(called).toHaveBeenCalledOnce();
});

it.each([
  ["another modifier", { key: "n", ctrlKey: true }],
  ["the system's key", { key: "n", metaKey: true }],
  ["Alt", { key: "n", altKey: true }],
  ["Shift and a letter", { key: "N", shiftKey: true }],
  ["a key that is held", { key: "n", repeat: true }],
  ["an input method", { key: "n", isComposing: true }],
  ["the place of the key on another layout", { key: "т", code: "KeyN" }],
])("do not run with %s", async (_name, init) => {
  await open();
  expect(press(init)).toBe(false);
  expect(n).not.toHaveBeenCalled();
});

it("do not run while the person types, in a dialog, or while a list is open", async () => {
  const screen = await open();
  for (const name of ["Name", "Text", "Rich"])
    expect(press({ key: "n" }, screen.getByLabelText(name).element())).toBe(false);
  const menu = document.createElement("div");
  menu.setAttribute("role", "menu");
  document.body.append(menu);
  expect(press({ key: "n" })).toBe(false);
  menu.remove();
  expect(press({ key: "n" })).toBe(true);
});

it("do not run if they are switched off", async () => {
  await open(false);
  expect(press({ key: "n" })).toBe(false);
});
