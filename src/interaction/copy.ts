/** Copies a text; resolves to whether the clipboard contains it: `const copy = useSetAtom(copyAtom)`. */
import { atom } from "jotai";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Clipboard } from "#src/services/Clipboard.ts";

export const copyAtom = atom(null, (get, _set, text: string) =>
  withService(get, Clipboard, (clipboard) => clipboard.copy(text)),
);
