/** A value that this browser keeps across visits; where it keeps nothing, the page does. */
import { KeyValueStore } from "@effect/platform";
import { Effect, Option, Runtime, Schema } from "effect";
import { atom, type WritableAtom } from "jotai";
import { runEffect, runtimeAtom } from "./runtimeAtom.ts";

/** Undefined if nothing is stored, or nothing that can be read. */
export const storedAtom = <A, I extends string>(
  key: string,
  schema: Schema.Schema<A, I>,
): WritableAtom<A | undefined, [A], void> => {
  const readAtom = atom((get) =>
    // Local storage answers synchronously.
    Runtime.runSync(get(runtimeAtom))(
      KeyValueStore.KeyValueStore.pipe(
        Effect.flatMap((storage) => storage.get(key)),
        Effect.option,
        Effect.map(Option.flatten),
      ),
    ).pipe(Option.flatMap(Schema.decodeUnknownOption(schema)), Option.getOrUndefined),
  );
  const latestAtom = atom<A>();
  return atom(
    (get) => get(latestAtom) ?? get(readAtom),
    (get, set, value) => {
      set(latestAtom, value);
      const write = Effect.flatMap(KeyValueStore.KeyValueStore, (storage) =>
        storage.set(key, Schema.encodeSync(schema)(value)),
      );
      void runEffect(get, Effect.ignore(write));
    },
  );
};
