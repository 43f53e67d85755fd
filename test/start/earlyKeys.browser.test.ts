/** Which keys the console gets that were pressed before it handled them. */
import { afterEach, expect, it } from "vitest";
import { noteKeys, takeEarlyKeys } from "#src/start/earlyKeys.ts";

const field = document.createElement("input");
document.body.append(field);
afterEach(takeEarlyKeys);

const press = (init: KeyboardEventInit, target: Element = document.body) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};
const palette = { key: "k", ctrlKey: true };

it.each<readonly [what: string, init: KeyboardEventInit, isNoted: boolean, isKeptFromBrowser: boolean]>([
  ["Ctrl K", palette, true, true],
  ["⌘ K", { key: "k", metaKey: true }, true, true],
  ["a sign, with which browsers search, too", { key: "/", shiftKey: true }, true, true],
  ["a sign", { key: "?", shiftKey: true }, true, false],
  ["a letter", { key: "n" }, true, false],
  ["a letter that is held", { key: "n", repeat: true }, false, false],
  ["a letter with Ctrl", { key: "n", ctrlKey: true }, false, false],
  ["a letter with Shift", { key: "N", shiftKey: true }, false, false],
  ["Space, which scrolls", { key: " " }, false, false],
  ["Tab", { key: "Tab" }, false, false],
])("%s: %j", (_what, init, isNoted, isKept) => {
  noteKeys(true);
  const event = press(init);
  expect(event.defaultPrevented).toBe(isKept);
  expect(takeEarlyKeys()).toEqual(isNoted ? [event] : []);
});

it("what is typed after Ctrl K counts too, with Shift and Backspace", () => {
  noteKeys(true);
  for (const init of [palette, { key: "H", shiftKey: true }, { key: " " }, { key: "Backspace" }])
    expect(press(init).defaultPrevented).toBe(true);
  expect(press({ key: "c", ctrlKey: true }).defaultPrevented).toBe(false);
  expect(takeEarlyKeys().map(({ key }) => key)).toEqual(["k", "H", " ", "Backspace"]);
});

it("nothing counts that is typed into a field, or switched off, or that the console has handled or taken", () => {
  noteKeys(false);
  expect(press({ key: "/" }).defaultPrevented).toBe(false);
  press(palette);
  expect(takeEarlyKeys()).toHaveLength(1);
  noteKeys(true);
  press({ key: "n" }, field);
  expect(globalThis.earlyKeys?.noted).toEqual([]);
  press({ key: "n" });
  document.body.addEventListener("keydown", (event) => event.preventDefault(), { once: true });
  press(palette);
  expect(takeEarlyKeys()).toEqual([]);
  expect(press(palette).defaultPrevented).toBe(false);
  expect(takeEarlyKeys()).toEqual([]);
});
