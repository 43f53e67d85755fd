/**
 * Shortcuts that are pressed after the frame is shown and before the console handles them: the console gets the same
 * events again.
 */
import { isControlK, isElsewhere, isTyped, plainKey } from "#src/ui/keyEvents.ts";

declare global {
  /** Shared by the early script and the console, which are separate files. */
  var earlyKeys:
    | { readonly noted: ReadonlyArray<KeyboardEvent>; readonly controller: AbortController }
    | undefined;
}

/** What is typed after Ctrl K is noted as well: it is for the palette's field. */
export const noteKeys = (hasShortcuts: boolean): void => {
  const noted: Array<KeyboardEvent> = [];
  const controller = new AbortController();
  globalThis.earlyKeys = { noted, controller };
  const note = (event: KeyboardEvent) => {
    // What the console has handled already counts instead.
    if (event.defaultPrevented) noted.length = 0;
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const key = plainKey(event);
    const isPlain = hasShortcuts && key !== undefined && /^[a-z/?]$/.test(key);
    const isForPalette = isControlK(event) || (noted.some(isControlK) && isTyped(event));
    if (isPlain || isForPalette) noted.push(event);
    // Browsers search with these, too.
    if (isForPalette || (isPlain && key === "/")) event.preventDefault();
  };
  addEventListener("keydown", note, { signal: controller.signal });
};

/** What was noted. From now on, nothing is. */
export const takeEarlyKeys = (): ReadonlyArray<KeyboardEvent> => {
  const noted = globalThis.earlyKeys?.noted ?? [];
  globalThis.earlyKeys?.controller.abort();
  globalThis.earlyKeys = undefined;
  return noted;
};
