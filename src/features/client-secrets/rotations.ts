/** Rotated secrets that still have to be deleted, remembered for the tab: ids only. */
import { Effect, Option, Schema } from "effect";
import { atom } from "jotai";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { runEffect } from "#src/runtime/runEffect.ts";
import { TabStorage } from "#src/services/TabStorage.ts";

const Rotation = Schema.Struct({ old: ClientSecretId, successor: ClientSecretId });
type Rotation = typeof Rotation.Type;

const Kept = Schema.parseJson(Schema.Array(Rotation));
const key = "secret-rotations";
const maxRotations = 50;

const read = Effect.flatMap(TabStorage, ({ get }) => get(key, Kept)).pipe(
  Effect.map(Option.getOrElse((): ReadonlyArray<Rotation> => [])),
);

const keptAtom = queryAtom(() => read);

/** Empty if the browser blocks storage. */
export const rotationsAtom = atom(
  (get) => get(keptAtom).data ?? [],
  async (get, set, rotation: Rotation) => {
    const add = Effect.gen(function* () {
      const { set } = yield* TabStorage;
      yield* Effect.ignore(set(key, Kept, [...(yield* read), rotation].slice(-maxRotations)));
    });
    await runEffect(get, add);
    set(keptAtom);
  },
);
