/** Cache of apps by id in the browser's database: a single app is looked up here before it is fetched. */
import { Array, Context, Effect, Layer, type Option, Schema } from "effect";
import { App, type AppId } from "#schemas/apps/App.ts";
import { BrowserDatabase } from "#src/services/BrowserDatabase.ts";

// Compiled at the first use, as Effect caches what it compiles.
const decode = (record: unknown) => Schema.decodeUnknownOption(App)(record);
const encode = (app: App) => Schema.encodeSync(App)(app);

export class AppRecords extends Context.Tag("src/services/AppRecords")<
  AppRecords,
  {
    readonly find: (id: AppId) => Effect.Effect<Option.Option<App>>;
    readonly put: (app: App) => Effect.Effect<void>;
    /** Replaces the whole cache. */
    readonly replaceAll: (apps: ReadonlyArray<App>) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
  }
>() {
  // A storage failure reads as an empty cache.
  static readonly layer = Layer.effect(
    AppRecords,
    Effect.map(BrowserDatabase, (database) => ({
      find: (id) =>
        database
          .use((idb) => idb.get("apps", id))
          .pipe(
            Effect.map(decode),
            Effect.orElse(() => Effect.succeedNone),
          ),
      put: (app) => Effect.ignore(database.use((idb) => idb.put("apps", encode(app), app.id))),
      replaceAll: (apps) =>
        Effect.ignore(
          database.use(async (idb) => {
            const transaction = idb.transaction("apps", "readwrite");
            await transaction.store.clear();
            await Promise.all(Array.map(apps, (app) => transaction.store.put(encode(app), app.id)));
            await transaction.done;
          }),
        ),
      clear: Effect.ignore(database.use((idb) => idb.clear("apps"))),
    })),
  );
}
