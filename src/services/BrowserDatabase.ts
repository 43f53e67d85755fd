/** The browser's database: the session, sign-ins under way, and app records. One place knows its stores. */
import { Context, Data, Duration, Effect, Layer } from "effect";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName } from "./storageKeys.ts";

interface Stores extends DBSchema {
  /** One record under the key `current`. */
  session: { key: string; value: unknown };
  /** Sign-ins under way by state. */
  signIns: { key: string; value: unknown };
  /** App records by id, as the API sent them. */
  apps: { key: string; value: unknown };
}

/** The browser's database is missing, blocked or broken. */
export class StorageFailed extends Data.TaggedError("StorageFailed")<{ readonly cause: unknown }> {}

/** A database that answers later than this is one that does not answer. */
const patience = {
  duration: "5 seconds",
  onTimeout: () => new StorageFailed({ cause: "The browser's database does not answer" }),
} as const;

const attempt = <A>(work: () => Promise<A>) =>
  Effect.tryPromise({ try: work, catch: (cause) => new StorageFailed({ cause }) }).pipe(
    Effect.timeoutFail(patience),
  );

export class BrowserDatabase extends Context.Tag("src/services/BrowserDatabase")<
  BrowserDatabase,
  {
    /** Runs `work` on the open database; what it does in one transaction is done wholly or not at all. */
    readonly use: <A>(
      work: (database: IDBPDatabase<Stores>) => Promise<A>,
    ) => Effect.Effect<A, StorageFailed>;
  }
>() {
  static readonly layer = Layer.effect(
    BrowserDatabase,
    Effect.gen(function* () {
      const open = attempt(() =>
        openDB<Stores>(databaseName, 1, {
          upgrade: (database) => {
            for (const store of ["session", "signIns", "apps"] as const) database.createObjectStore(store);
          },
        }),
      );
      const [opened, reopen] = yield* Effect.cachedInvalidateWithTTL(open, Duration.infinity);
      return {
        use: (work) =>
          Effect.flatMap(opened, (database) =>
            // Browsers close a database under memory pressure: the next use opens it anew.
            Effect.tapError(
              attempt(() => work(database)),
              () => reopen,
            ),
          ),
      };
    }),
  );
}
