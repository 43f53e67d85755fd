/** Cache of apps by id, in the browser's database: a single app is looked up here before it is fetched. */
import { Context, Effect, Layer, Option, Schema } from "effect";
import { App, type AppId } from "#schemas/apps/App.ts";
import { BrowserDatabase, type OpenDatabase } from "#src/services/BrowserDatabase.ts";

// Functions, so that the schema is compiled at the first use; Effect caches it.
const decode = (record: unknown) => Schema.decodeUnknownOption(App)(record);
const encode = (app: App) => Schema.encodeSync(App)(app);

/** A longer list is cut: encoding and writing more would hold up the page, and a missing one costs only a small request. */
const maxReplaced = 200;

export class AppRecords extends Context.Tag("src/services/AppRecords")<
  AppRecords,
  {
    readonly find: (id: AppId) => Effect.Effect<Option.Option<App>>;
    readonly put: (app: App) => Effect.Effect<void>;
    readonly remove: (id: AppId) => Effect.Effect<void>;
    /** Replaces the whole cache by the first 200 apps. */
    readonly replaceAll: (apps: ReadonlyArray<App>) => Effect.Effect<void>;
    readonly clear: Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    AppRecords,
    Effect.map(BrowserDatabase, (database) => {
      const write = (work: (idb: OpenDatabase) => Promise<unknown>) => Effect.ignore(database.use(work));
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
        replaceAll: (apps) =>
          write(async (idb) => {
            const { store, done } = idb.transaction("apps", "readwrite");
            await store.clear();
            await Promise.all(apps.slice(0, maxReplaced).map((app) => store.put(encode(app), app.id)));
            await done;
          }),
        clear: write((idb) => idb.clear("apps")),
      };
    }),
  );
}
