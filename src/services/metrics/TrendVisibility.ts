/** Whether the statistics show the trend; kept across visits. Shown if nothing is stored. */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer, Option } from "effect";
import { localStorageLayer } from "#src/services/storage/localStorage.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";

const hidden = "hidden";

export class TrendVisibility extends Context.Tag("src/services/TrendVisibility")<
  TrendVisibility,
  {
    readonly isShown: Effect.Effect<boolean>;
    readonly keep: (isShown: boolean) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    TrendVisibility,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => ({
      isShown: Effect.orElseSucceed(storage.get(storageKeys.trend), Option.none).pipe(
        Effect.map((stored) => !Option.contains(stored, hidden)),
      ),
      keep: (isShown) => Effect.ignore(storage.set(storageKeys.trend, isShown ? "shown" : hidden)),
    })),
  ).pipe(Layer.provide(localStorageLayer));
}
