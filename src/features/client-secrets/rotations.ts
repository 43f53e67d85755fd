/** Rotated secrets that still have to be deleted, remembered for the tab and the person: ids only. */
import { Effect, Option, Schema } from "effect";
import { atom } from "jotai";
import { ClientSecretId } from "#schemas/client-secrets/ClientSecret.ts";
import type { Rotation } from "#src/domain/client-secrets/attention.ts";
import { queryAtom } from "#src/runtime/queryAtom.ts";
import { runEffect } from "#src/runtime/runtimeAtom.ts";
import { Session } from "#src/services/Session.ts";
import { tabKeys } from "#src/services/storage/storageKeys.ts";
import { tabStorage } from "#src/services/storage/webStorage.ts";

const Kept = Schema.parseJson(
  Schema.Array(Schema.Struct({ old: ClientSecretId, successor: ClientSecretId })),
);
const maxRotations = 50;

const keyOfOwner = Effect.map(
  Effect.flatMap(Session, ({ owner }) => owner),
  (subject) => tabKeys.rotations + Option.getOrElse(subject, () => ""),
);

const read = Effect.gen(function* () {
  const kept = tabStorage.get(yield* keyOfOwner, Kept);
  return Option.getOrElse(kept, (): ReadonlyArray<Rotation> => []);
});

const keptAtom = queryAtom(() => read);

/** The reminders of this tab; none if the browser blocks storage. */
export const rotationsAtom = atom(
  (get) => get(keptAtom).data ?? [],
  async (get, set, rotation: Rotation) => {
    const add = Effect.gen(function* () {
      const all = [...(yield* read), rotation];
      tabStorage.set(yield* keyOfOwner, Kept, all.slice(-maxRotations));
    });
    await runEffect(get, add);
    set(keptAtom);
  },
);
