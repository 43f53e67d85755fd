/** Pending sign-ins: what the console needs when the identity provider redirects back. Each is used once. */
import { Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { isProofKey } from "#src/domain/sign-in/sessionRecord.ts";
import { BrowserDatabase, type StorageFailed } from "./BrowserDatabase.ts";
import { tabStorage } from "./storage/webStorage.ts";

/** How long a person may take, in milliseconds: longer than a provider's page lasts, which itself says when it has expired. */
const lifetime = 60 * 60_000;

const InStorage = Schema.Struct({
  codeVerifier: Schema.String,
  nonce: Schema.String,
  /** Path of the console to continue at. */
  redirect: Schema.String,
  /** Epoch milliseconds. */
  startedAt: Schema.Number,
  /** The key as JSON, where there are no tokens without and the browser keeps none. */
  keyAsText: Schema.optionalWith(Schema.String, { exact: true }),
});
const PendingSignIn = Schema.Struct({
  ...InStorage.fields,
  /** The key that the tokens will be bound to; missing for bearer tokens. */
  proofKey: Schema.optionalWith(Schema.declare(isProofKey), { exact: true }),
});
export type PendingSignIn = typeof PendingSignIn.Type;

const decode = (value: unknown) => Schema.decodeUnknownOption(PendingSignIn)(value);
/** Text, which holds no key. */
const TabRecord = Schema.parseJson(InStorage);

const tabKey = (state: string) => `sign-in ${state}`;

export class PendingSignIns extends Context.Tag("src/services/PendingSignIns")<
  PendingSignIns,
  {
    /** Returns what is stored: without the key where the browser keeps none, as in some private windows. */
    readonly begin: (
      state: string,
      signIn: Omit<PendingSignIn, "startedAt">,
    ) => Effect.Effect<PendingSignIn, StorageFailed>;
    /** Reads and removes it: a second call with the same state gets none. */
    readonly take: (state: string) => Effect.Effect<Option.Option<PendingSignIn>, StorageFailed>;
  }
>() {
  /** In the browser's database; in session storage if that fails. */
  static readonly layer = Layer.effect(
    PendingSignIns,
    Effect.gen(function* () {
      const database = yield* BrowserDatabase;
      const isFresh = (now: number) => (signIn: PendingSignIn) => now - signIn.startedAt < lifetime;

      const put = (state: string, signIn: PendingSignIn) =>
        database.use(async (idb) => {
          const transaction = idb.transaction("signIns", "readwrite");
          // A key that cannot be cloned ends the transaction, too.
          transaction.done.catch(() => undefined);
          for await (const cursor of transaction.store) {
            const other = Option.filter(decode(cursor.value), isFresh(signIn.startedAt));
            if (Option.isNone(other)) await cursor.delete();
          }
          await transaction.store.put(signIn, state);
          await transaction.done;
          return signIn;
        });

      const take = (state: string) =>
        database.use(async (idb): Promise<unknown> => {
          const transaction = idb.transaction("signIns", "readwrite");
          const value: unknown = await transaction.store.get(state);
          await transaction.store.delete(state);
          await transaction.done;
          return value;
        });

      return {
        begin: Effect.fn("PendingSignIns.begin")(function* (state, { proofKey, ...signIn }) {
          const startedAt = yield* Clock.currentTimeMillis;
          const pending = { ...signIn, startedAt };
          const inDatabase =
            proofKey === undefined
              ? put(state, pending)
              : Effect.orElse(put(state, { ...pending, proofKey }), () => put(state, pending));
          return yield* Effect.catchAll(inDatabase, (failed) =>
            tabStorage.set(tabKey(state), TabRecord, pending) ? Effect.succeed(pending) : Effect.fail(failed),
          );
        }),
        take: Effect.fn("PendingSignIns.take")(function* (state) {
          const now = yield* Clock.currentTimeMillis;
          const fromTab = tabStorage.take(tabKey(state), TabRecord);
          const found = Option.isSome(fromTab) ? fromTab : decode(yield* take(state));
          return Option.filter(found, isFresh(now));
        }),
      };
    }),
  );
}
