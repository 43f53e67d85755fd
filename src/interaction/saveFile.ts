/** Downloads a text as a file. */
import { Effect } from "effect";
import { atom } from "jotai";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export const saveFileAtom = atom(null, (get, _set, { name, type, text }: TextFile) => {
  const content = new Blob([text], { type });
  return runEffect(
    get,
    Effect.flatMap(Downloads, ({ save }) => save({ name, content })),
  );
});
