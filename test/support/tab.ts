/** A tab: the console's services as in main.tsx, over one `fetch`, with this browser's storage and locks. */
import { FetchHttpClient } from "@effect/platform";
import { Context, Effect, Layer, ManagedRuntime } from "effect";
import { openDB } from "idb";
import { onTestFinished, vi } from "vitest";
import { AppConfig, loadConfig } from "#src/services/AppConfig.ts";
import { makeRuntime } from "#src/services/appRuntime.ts";
import { BrowserDatabase } from "#src/services/BrowserDatabase.ts";
import { Session } from "#src/services/Session.ts";
import { consoleStore } from "./consoleStore.ts";

export const tab = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) => {
  const services = Effect.gen(function* () {
    const config = yield* Effect.provideService(loadConfig, FetchHttpClient.Fetch, fetch);
    const given = Context.make(AppConfig, config).pipe(Context.add(FetchHttpClient.Fetch, fetch));
    return makeRuntime(given, yield* Effect.scope).context;
  });
  const runtime = ManagedRuntime.make(Layer.scopedContext(services));
  onTestFinished(() => runtime.dispose());
  return runtime;
};

const anyTokens = { access_token: "a", token_type: "Bearer", refresh_token: "r" };

export const signInAs = (subject: string, tokens = anyTokens) =>
  Effect.flatMap(Session, ({ adopt }) => adopt({ tokens, subject, idToken: null }));

/** A tab in which a person is signed in, with its store. */
export const signedInTab = async (server: Parameters<typeof tab>[0], subject = "adm_ada") => {
  const services = tab(server);
  await services.runPromise(signInAs(subject));
  return { services, ...consoleStore(await services.runtime()) };
};

/** Stores what another tab or build has written. */
export const storeRecord = (store: "session" | "apps", key: string, record: unknown) =>
  Effect.flatMap(BrowserDatabase, ({ use }) => use((idb) => idb.put(store, record, key))).pipe(
    Effect.provide(BrowserDatabase.layer),
    Effect.runPromise,
  );

/** The records of the console's IndexedDB, by store; empty if there is no database. */
export const storedRecords = async () => {
  const name = "wellbeing-console";
  const exists = (await indexedDB.databases()).some((database) => database.name === name);
  if (!exists) return {};
  const database = await openDB(name);
  const stores = [...database.objectStoreNames];
  const records = await Promise.all(stores.map((store) => database.getAll(store)));
  database.close();
  return Object.fromEntries(stores.map((store, index) => [store, records[index] ?? []]));
};

/** Chromium throws so when the site's storage is blocked. */
export const deny = () => {
  throw new DOMException("Access is denied", "SecurityError");
};
export const denyDatabase = () => vi.spyOn(IDBFactory.prototype, "open").mockImplementation(deny);
export const refuseStorage = () =>
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
