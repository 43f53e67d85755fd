/** Which app, which period and whether with the one before: what was looked at last, across visits. */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { timePeriodIds } from "#src/domain/metrics/timePeriod.ts";
import { localStorageLayer } from "#src/services/localStorageLayer.ts";
import { storageKeys } from "#src/services/storageKeys.ts";

const StatisticsChoice = Schema.Struct({
  app: Schema.optionalWith(AppId, { exact: true }),
  period: Schema.optionalWith(Schema.Literal(...timePeriodIds), { exact: true }),
  isCompared: Schema.optionalWith(Schema.Boolean, { exact: true }),
});
export type StatisticsChoice = typeof StatisticsChoice.Type;

export class StatisticsChoices extends Context.Tag("src/services/StatisticsChoices")<
  StatisticsChoices,
  {
    /** Nothing when nothing can be read. */
    readonly last: Effect.Effect<StatisticsChoice>;
    readonly keep: (choice: StatisticsChoice) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    StatisticsChoices,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => {
      const kept = storage.forSchema(StatisticsChoice);
      return {
        last: kept.get(storageKeys.statistics).pipe(
          Effect.flatten,
          Effect.orElseSucceed(() => ({})),
        ),
        keep: (choice) => Effect.ignore(kept.set(storageKeys.statistics, choice)),
      };
    }),
  ).pipe(Layer.provide(localStorageLayer));
}
