/** The console's services as main.tsx wires them, over one `fetch`: a tab of this browser, with its storage and locks. */
import { FetchHttpClient } from "@effect/platform";
import { Layer, ManagedRuntime } from "effect";
import { openDB } from "idb";
import { onTestFinished } from "vitest";
import { AppLayer } from "#src/services/AppLayer.ts";

export const tab = ({ fetch }: { readonly fetch: typeof globalThis.fetch }) => {
  const network = Layer.succeed(FetchHttpClient.Fetch, fetch);
  const runtime = ManagedRuntime.make(Layer.provide(AppLayer, network));
  onTestFinished(() => runtime.dispose());
  return runtime;
};

/** What the console keeps in this browser, by store; empty where there is nothing. */
export const kept = async () => {
  const name = "wellbeing-console";
  const isThere = (await indexedDB.databases()).some((database) => database.name === name);
  if (!isThere) return {};
  const database = await openDB(name);
  const stores = [...database.objectStoreNames];
  const records = await Promise.all(stores.map((store) => database.getAll(store)));
  database.close();
  return Object.fromEntries(stores.map((store, index) => [store, records[index] ?? []]));
};

/** As a browser that has never seen the console. */
export const emptyBrowser = async () => {
  localStorage.clear();
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await openDB(name);
    await Promise.all([...database.objectStoreNames].map((store) => database.clear(store)));
    database.close();
  }
};
