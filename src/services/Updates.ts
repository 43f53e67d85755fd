/** Detects a newer build: compares the running build's manifest with the latest one. */
import { FetchHttpClient, HttpClient, HttpClientResponse } from "@effect/platform";
import { Context, Duration, Effect, Layer, Runtime, Schema, type Scope } from "effect";
import { languages } from "#schemas/languages.ts";
import { addListeners } from "./browser/listeners.ts";

/** Written by the build. */
const Build = Schema.Struct({
  id: Schema.NonEmptyString,
  /** What is new for users, by language. */
  news: Schema.Record({ key: Schema.Literal(...languages), value: Schema.String }),
});
export type Build = typeof Build.Type;

const interval = "5 minutes";

export class Updates extends Context.Tag("src/services/Updates")<
  Updates,
  {
    /** Calls `notify` with a newer build. Checks now, when the tab becomes visible, and at intervals while it is visible. */
    readonly follow: (notify: (latest: Build) => void) => Effect.Effect<void, never, Scope.Scope>;
  }
>() {
  static readonly layer = Layer.effect(
    Updates,
    Effect.gen(function* () {
      const client = HttpClient.filterStatusOk(yield* HttpClient.HttpClient);
      const runtime = yield* Effect.runtime();
      const read = (path: string) =>
        client
          .get(path)
          .pipe(
            Effect.flatMap(HttpClientResponse.schemaBodyJson(Build)),
            Effect.timeout("15 seconds"),
            Effect.provideService(FetchHttpClient.RequestInit, { cache: "no-store", credentials: "omit" }),
          );
      const [running, invalidate] = yield* Effect.cachedInvalidateWithTTL(
        read("/build-manifest.json"),
        Duration.infinity,
      );

      const check = (notify: (latest: Build) => void) =>
        Effect.gen(function* () {
          if (!navigator.onLine) return;
          const isVisible = document.visibilityState === "visible";
          // A tab in the background reads its own build too: after a deployment the manifest is that of another one.
          const { id } = yield* Effect.tapError(running, () => invalidate);
          if (!isVisible) return;
          const latest = yield* read("/latest-build.json");
          if (latest.id !== id) notify(latest);
        }).pipe(Effect.catchAll(({ _tag }) => Effect.logWarning(`The update check has failed: ${_tag}`)));

      return {
        follow: Effect.fn("Updates.follow")(function* (notify) {
          yield* addListeners((signal) =>
            document.addEventListener("visibilitychange", () => Runtime.runFork(runtime)(check(notify)), {
              signal,
            }),
          );
          yield* Effect.forkScoped(Effect.forever(Effect.zipRight(check(notify), Effect.sleep(interval))));
        }),
      };
    }),
  ).pipe(Layer.provide(FetchHttpClient.layer));
}
