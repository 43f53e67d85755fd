/** Detects a newer build: compares the running build's manifest with the latest one. */
import { FetchHttpClient, HttpClient, HttpClientResponse } from "@effect/platform";
import { Duration, Effect, Runtime, Schema } from "effect";
import { languages } from "#schemas/languages.ts";
import { addListeners } from "../browser/listeners.ts";

/** Written by the build. */
const Build = Schema.Struct({
  id: Schema.NonEmptyString,
  /** What is new for users, by language. */
  news: Schema.Record({ key: Schema.Literal(...languages), value: Schema.String }),
});
export type Build = typeof Build.Type;

const interval = "5 minutes";

const read = (path: string) =>
  Effect.flatMap(HttpClient.HttpClient, (client) => HttpClient.filterStatusOk(client).get(path)).pipe(
    Effect.flatMap(HttpClientResponse.schemaBodyJson(Build)),
    Effect.timeout("15 seconds"),
    Effect.provideService(FetchHttpClient.RequestInit, { cache: "no-store", credentials: "omit" }),
    Effect.provide(FetchHttpClient.layer),
  );

/** Calls `notify` with a newer build, or none, also once that is taken back. Checks now, when the tab becomes visible, and at intervals while it is visible. */
export const followUpdates = Effect.fn("followUpdates")(function* (
  notify: (latest: Build | undefined) => void,
) {
  const [running, invalidate] = yield* Effect.cachedInvalidateWithTTL(
    read("/build-manifest.json"),
    Duration.infinity,
  );
  const check = Effect.gen(function* () {
    if (!navigator.onLine) return;
    const isVisible = document.visibilityState === "visible";
    // A tab in the background reads its own build too: after a deployment the manifest is that of another one.
    const { id } = yield* Effect.tapError(running, () => invalidate);
    if (!isVisible) return;
    const latest = yield* read("/latest-build.json");
    notify(latest.id === id ? undefined : latest);
  }).pipe(Effect.catchAll(({ _tag }) => Effect.logWarning(`The update check has failed: ${_tag}`)));
  const runtime = yield* Effect.runtime();
  yield* addListeners((signal) =>
    document.addEventListener("visibilitychange", () => Runtime.runFork(runtime)(check), { signal }),
  );
  yield* Effect.forkScoped(Effect.forever(Effect.zipRight(check, Effect.sleep(interval))));
});
