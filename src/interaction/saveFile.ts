/** Downloads a text as a file. */
import { atom } from "jotai";
import { withService } from "#src/runtime/runtimeAtom.ts";
import { Downloads } from "#src/services/Downloads.ts";

export interface TextFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export const saveFileAtom = atom(null, (get, _set, { name, type, text }: TextFile) => {
  const content = new Blob([text], { type });
  return withService(get, Downloads, ({ save }) => save({ name, content }));
});
