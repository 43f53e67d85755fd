/** What is typed before the command palette has loaded. */
import { atom } from "jotai";
import { isTyped } from "#src/ui/keyEvents.ts";

/** Undefined while the palette is closed. */
export const typedAheadAtom = atom<string | undefined>(undefined);

/** What was typed so far, after another key; undefined once Escape has closed the palette. */
export const typedAfter = (typed: string | undefined, event: KeyboardEvent): string | undefined => {
  if (typed === undefined || event.key === "Escape") return undefined;
  if (event.key === "Backspace") return typed.slice(0, -1);
  return isTyped(event) && [...event.key].length === 1 ? typed + event.key : typed;
};
