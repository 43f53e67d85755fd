/** What is typed before the command palette has loaded. */
import { atom } from "jotai";

/** Undefined while the palette is closed. */
export const typedAheadAtom = atom<string | undefined>(undefined);

/** Whether a key is for the field. The browser keeps its own, such as F5 and Alt with an arrow. */
export const isTyped = (
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "isComposing" | "getModifierState">,
): boolean => {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  const isCharacter = [...key].length === 1;
  if (isComposing || ((ctrlKey || metaKey) && !(isCharacter && event.getModifierState("AltGraph"))))
    return false;
  return isCharacter || !(altKey || /^F\d/.test(key));
};

/** What was typed so far, after another key; undefined once Escape has closed the palette. */
export const typedAfter = (typed: string, { key }: KeyboardEvent): string | undefined => {
  if (key === "Escape") return undefined;
  if (key === "Backspace") return typed.slice(0, -1);
  return [...key].length === 1 ? typed + key : typed;
};
