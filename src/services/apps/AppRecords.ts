/** Cache of apps by id, in the browser's database: a single app is looked up here before it is fetched. */
import { Array, Context, Effect, Layer, Option, Schema } from "effect";
import { App, type AppId } from "#schemas/apps/App.ts";
import { BrowserDatabase, type OpenDatabase } from "#src/services/BrowserDatabase.ts";

// Functions, so that the schema is compiled at the first use; Effect caches it.
const decode = (record: unknown) => Schema.decodeUnknownOption(App)(record);
const encode = (app: App) => Schema.encodeSync(App)(app);

/** A longer list is cut: ten thousand records take seconds to write, and a missing one costs only a small request. */
const maxReplaced = 1000;
/** Frames, key strokes and `find` run between two slices. */
const sliceLength = 50;
const pause = "20 millis";

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
    readonly put: (app: App) => Effect.Effect<void>;
    readonly remove: (id: AppId) => Effect.Effect<void>;
    /** Replaces the whole cache by the first 1,000 apps, in slices; another write ends it. */
    readonly replaceAll: (apps: ReadonlyArray<App>) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    AppRecords,
    Effect.gen(function* () {
      const database = yield* BrowserDatabase;
      // A replacement ends when something else was written, since its remaining records are older.
      let writes = 0;
      const write = (work: (idb: OpenDatabase) => Promise<unknown>) =>
        Effect.suspend(() => {
          writes += 1;
          return Effect.ignore(database.use(work));
        });
      return {
        find: (id) =>
          database
            .use((idb) => idb.get("apps", id))
            .pipe(
              // A record that was stored under another app's id is ignored.
              Effect.flatMap((record) => Option.filter(decode(record), (app) => app.id === id)),
              Effect.option,
            ),
        put: (app) => write((idb) => idb.put("apps", encode(app), app.id)),
        remove: (id) => write((idb) => idb.delete("apps", id)),
        replaceAll: Effect.fn("AppRecords.replaceAll")(function* (apps) {
          const kept = Array.take(apps, maxReplaced);
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
        clear: write((idb) => idb.clear("apps")),
      };
    }),
  );
}
