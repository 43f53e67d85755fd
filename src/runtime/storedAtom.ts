/** A value that this browser keeps across visits; where it keeps nothing, the page does. */
import { Option, type Schema } from "effect";
import { atom, type WritableAtom } from "jotai";
import { sharedStorage } from "#src/services/storage/webStorage.ts";

/** Undefined if nothing is stored, or nothing that can be read. */
export const storedAtom = <A, I extends string>(
  key: string,
  schema: Schema.Schema<A, I>,
): WritableAtom<A | undefined, [A], void> => {
  const readAtom = atom(() => Option.getOrUndefined(sharedStorage.get(key, schema)));
  const latestAtom = atom<A>();
  return atom(
    (get) => get(latestAtom) ?? get(readAtom),
    (_get, set, value) => {
      set(latestAtom, value);
      sharedStorage.set(key, schema, value);
    },
  );
};
