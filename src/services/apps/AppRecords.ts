/**
 * Cache of apps by id, in the browser's database and, as far as this page has written it, in memory: a single app is
 * looked up here before it is fetched.
 */
import { Array, Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { App, type AppId } from "#schemas/apps/App.ts";
import { addListeners } from "#src/services/browser/listeners.ts";
import { BrowserDatabase, type OpenDatabase } from "#src/services/BrowserDatabase.ts";

// Functions, so that the schema is compiled at the first use; Effect caches it.
const decode = (record: unknown) => Schema.decodeUnknownOption(App)(record);
const encode = (app: App) => Schema.encodeSync(App)(app);

/** A longer list is cut: ten thousand records take seconds to write, and a missing one costs only a small request. */
const maxReplaced = 1000;
/** Frames, key strokes and `find` run between two slices. */
const sliceLength = 50;
const pause = "20 millis";
const recentMillis = 10_000;

interface Received {
  readonly app: App;
  /** In epoch milliseconds. */
  readonly at: number;
}

const putAll = async (idb: OpenDatabase, apps: ReadonlyArray<App>, { isCleared = false } = {}) => {
  const transaction = idb.transaction("apps", "readwrite");
  if (isCleared) await transaction.store.clear();
  await Promise.all(apps.map((app) => transaction.store.put(encode(app), app.id)));
  await transaction.done;
};

export class AppRecords extends Context.Tag("src/services/AppRecords")<
  AppRecords,
  {
    readonly find: (id: AppId) => Effect.Effect<Option.Option<App>>;
    /** Whether this page has received the app in the last ten seconds. */
    readonly isRecent: (id: AppId) => Effect.Effect<boolean>;
    readonly put: (app: App) => Effect.Effect<void>;
    readonly remove: (id: AppId) => Effect.Effect<void>;
    /** Replaces the whole cache by the first 1,000 apps, in slices; another write ends it. */
    readonly replaceAll: (apps: ReadonlyArray<App>) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
  }
>() {
  // After a storage failure, only what this page has written is found.
  static readonly layer = Layer.scoped(
    AppRecords,
    Effect.gen(function* () {
      const database = yield* BrowserDatabase;
      // A replacement ends when something else was written, since its remaining records are older.
      let writes = 0;
      /** What this page has written, so that a navigation does not wait for the database. */
      const own = new Map<AppId, Received>();
      const remember = (apps: ReadonlyArray<App>) =>
        Effect.map(Clock.currentTimeMillis, (at) => {
          for (const app of apps) own.set(app.id, { app, at });
        });
      // Another window may have written newer records.
      yield* addListeners((signal) => window.addEventListener("focus", () => own.clear(), { signal }));
      const write = (work: (idb: OpenDatabase) => Promise<unknown>) =>
        Effect.suspend(() => {
          writes += 1;
          return Effect.ignore(database.use(work));
        });
      return {
        find: (id) =>
          Effect.suspend(() => Effect.fromNullable(own.get(id)?.app)).pipe(
            Effect.orElse(() =>
              database
                .use((idb) => idb.get("apps", id))
                .pipe(
                  // A record that was stored under another app's id is ignored.
                  Effect.flatMap((record) => Option.filter(decode(record), (app) => app.id === id)),
                ),
            ),
            Effect.option,
          ),
        isRecent: (id) =>
          Effect.map(Clock.currentTimeMillis, (now) => now - (own.get(id)?.at ?? 0) < recentMillis),
        put: (app) =>
          Effect.zipRight(
            remember([app]),
            write((idb) => idb.put("apps", encode(app), app.id)),
          ),
        remove: (id) =>
          Effect.suspend(() => {
            own.delete(id);
            return write((idb) => idb.delete("apps", id));
          }),
        replaceAll: Effect.fn("AppRecords.replaceAll")(function* (apps) {
          const kept = Array.take(apps, maxReplaced);
          own.clear();
          yield* remember(kept);
          const [first = [], ...rest] = Array.chunksOf(kept, sliceLength);
          writes += 1;
          const begun = writes;
          yield* Effect.ignore(database.use((idb) => putAll(idb, first, { isCleared: true })));
          for (const slice of rest) {
            yield* Effect.sleep(pause);
            if (begun !== writes) return;
            yield* Effect.ignore(database.use((idb) => putAll(idb, slice)));
          }
        }),
        clear: Effect.suspend(() => {
          own.clear();
          return write((idb) => idb.clear("apps"));
        }),
      };
    }),
  );
}
