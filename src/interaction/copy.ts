/** Copies a text; resolves to whether the clipboard contains it: `const copy = useSetAtom(copyAtom)`. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runEffect.ts";
import { Clipboard } from "#src/services/Clipboard.ts";

export const copyAtom = atom(null, (get, _set, text: string) =>
  runEffect(
    get,
    Effect.flatMap(Clipboard, (clipboard) => clipboard.copy(text)),
  ),
);
