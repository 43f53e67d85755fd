/** Which keys reach the palette's field before it exists. */
import { expect, it } from "vitest";
import { isTyped } from "#src/ui/keyEvents.ts";

const press = (key: string, ...modifiers: ReadonlyArray<"Control" | "Meta" | "Alt" | "AltGraph">) => ({
  key,
  ctrlKey: modifiers.includes("Control"),
  metaKey: modifiers.includes("Meta"),
  altKey: modifiers.includes("Alt"),
  isComposing: false,
  getModifierState: (name: string) => modifiers.some((modifier) => modifier === name),
});

it.each([
  ["a character", true, press("l")],
  ["a character outside the basic plane", true, press("𝒜")],
  [
    "a character of AltGr, which Windows reports as Control and Alt",
    true,
    press("@", "Control", "Alt", "AltGraph"),
  ],
  ["a character of the Mac's Option key", true, press("@", "Alt")],
  ["Backspace", true, press("Backspace")],
  ["Escape", true, press("Escape")],
  ["F5", false, press("F5")],
  ["Alt and an arrow", false, press("ArrowLeft", "Alt")],
  ["Control and a character", false, press("r", "Control")],
  ["Command and a character", false, press("r", "Meta")],
  ["a key of a composition", false, { ...press("a"), isComposing: true }],
])("%s is for the field: %j", (_what, is, event) => {
  expect(isTyped(event)).toBe(is);
});
