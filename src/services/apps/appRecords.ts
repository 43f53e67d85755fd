/** Cache of apps by id, in the browser's database: a single app is looked up here before it is fetched. */
import { Effect, Option, Schema } from "effect";
import { App, type AppId } from "#schemas/apps/App.ts";
import { BrowserDatabase, type OpenDatabase } from "#src/services/BrowserDatabase.ts";

// Functions, so that the schema is compiled at the first use; Effect caches it.
const decode = (record: unknown) => Schema.decodeUnknownOption(App)(record);
const encode = (app: App) => Schema.encodeSync(App)(app);

/** A longer list is cut: encoding and writing more would hold up the page, and a missing one costs only a small request. */
const maxReplaced = 200;

const inDatabase = <A>(work: (idb: OpenDatabase) => Promise<A>) =>
  Effect.flatMap(BrowserDatabase, (database) => database.use(work));
const write = (work: (idb: OpenDatabase) => Promise<unknown>) => Effect.ignore(inDatabase(work));

export const find = (id: AppId) =>
  inDatabase((idb) => idb.get("apps", id)).pipe(
    // A record that was stored under another app's id is ignored.
    Effect.flatMap((record) => Option.filter(decode(record), (app) => app.id === id)),
    Effect.option,
  );

export const put = (app: App) => write((idb) => idb.put("apps", encode(app), app.id));
export const remove = (id: AppId) => write((idb) => idb.delete("apps", id));

/** Replaces the whole cache by the first 200 apps. */
export const replaceAll = (apps: ReadonlyArray<App>) =>
  write(async (idb) => {
    const { store, done } = idb.transaction("apps", "readwrite");
    await store.clear();
    await Promise.all(apps.slice(0, maxReplaced).map((app) => store.put(encode(app), app.id)));
    await done;
  });

export const clear = write((idb) => idb.clear("apps"));
