/** The app, period and comparison that the statistics showed last; kept across visits. */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer, Option, Schema } from "effect";
import { AppId } from "#schemas/apps/App.ts";
import { Comparison } from "#src/domain/metrics/comparison.ts";
import { PeriodChoice } from "#src/domain/metrics/timePeriod.ts";
import { localStorageLayer } from "#src/services/storage/localStorage.ts";
import { storageKeys } from "#src/services/storage/storageKeys.ts";

const StatisticsChoice = Schema.Struct({
  app: AppId,
  period: PeriodChoice,
  comparison: Schema.optionalWith(Comparison, { default: () => "none" }),
});
export type StatisticsChoice = typeof StatisticsChoice.Type;

export class StatisticsChoices extends Context.Tag("src/services/StatisticsChoices")<
  StatisticsChoices,
  {
    /** None on the first visit, or when the stored choice cannot be read. */
    readonly last: Effect.Effect<Option.Option<StatisticsChoice>>;
    readonly keep: (choice: StatisticsChoice) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    StatisticsChoices,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => {
      const choices = storage.forSchema(StatisticsChoice);
      return {
        last: Effect.orElseSucceed(choices.get(storageKeys.statistics), Option.none),
        keep: (choice) => Effect.ignore(choices.set(storageKeys.statistics, choice)),
      };
    }),
  ).pipe(Layer.provide(localStorageLayer));
}
