/** The browser's database: the session, pending sign-ins, and app records. */
import { Context, Data, Duration, Effect, Layer } from "effect";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName } from "./storage/storageKeys.ts";

/** A higher version may add stores. The content of a store never changes its form, since older tabs continue to use it. */
interface Stores extends DBSchema {
  /** One record, under the key `current`. */
  session: { key: string; value: unknown };
  /** Pending sign-ins by state. */
  signIns: { key: string; value: unknown };
  /** App records by id, as the API sent them. */
  apps: { key: string; value: unknown };
}

export type OpenDatabase = IDBPDatabase<Stores>;

/** The browser's database is missing, blocked or broken. */
export class StorageFailed extends Data.TaggedError("StorageFailed")<{ readonly cause: unknown }> {}

const timeout = {
  duration: "5 seconds",
  onTimeout: () => new StorageFailed({ cause: "The browser's database does not answer" }),
} as const;

const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (cause) => new StorageFailed({ cause }) }).pipe(
    Effect.timeoutFail(timeout),
  );

const hasName = (name: string) => (error: unknown) => error instanceof DOMException && error.name === name;
const isOlder = hasName("VersionError");
const isClosed = hasName("InvalidStateError");

const openVersion = (version?: number) =>
  openDB<Stores>(databaseName, version, {
    upgrade: (database) => {
      for (const store of ["session", "signIns", "apps"] as const) database.createObjectStore(store);
    },
    // Otherwise a newer build in another tab waits until this tab is closed.
    blocking: (_current, _blocked, { target }) => {
      if (target instanceof IDBDatabase) target.close();
    },
  });

/** Opens the higher version if a newer build has created one. */
const open = async () => {
  try {
    return await openVersion(1);
  } catch (error) {
    if (isOlder(error)) return openVersion();
    throw error;
  }
};

export class BrowserDatabase extends Context.Tag("src/services/BrowserDatabase")<
  BrowserDatabase,
  {
    /** Runs `work` on the open database. Its writes belong in one transaction: all of them happen, or none. */
    readonly use: <A>(work: (database: OpenDatabase) => Promise<A>) => Effect.Effect<A, StorageFailed>;
  }
>() {
  static readonly layer = Layer.effect(
    BrowserDatabase,
    Effect.gen(function* () {
      const [opened, invalidate] = yield* Effect.cachedInvalidateWithTTL(attempt(open), Duration.infinity);
      return {
        use: (work) =>
          Effect.flatMap(opened, (database) =>
            Effect.tapError(
              attempt(() => work(database)),
              () => invalidate,
            ),
          ).pipe(
            // Closed for a newer build, or by the browser under memory pressure: `work` has not begun.
            Effect.retry({ times: 1, while: ({ cause }) => isClosed(cause) }),
          ),
      };
    }),
  );
}
