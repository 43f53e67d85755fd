/** Sign-ins under way: what has to be known again when the identity provider sends the person back. Each is used once. */
import { Clock, Context, Effect, Layer, Option, Schema } from "effect";
import { BrowserDatabase, type StorageFailed } from "./BrowserDatabase.ts";
import { TabStorage } from "./TabStorage.ts";

/** How long a person may take at the identity provider. */
const lifetime = 10 * 60_000;

const SignIn = Schema.Struct({
  codeVerifier: Schema.String,
  nonce: Schema.String,
  /** Where the person wanted to go: a path of this console. */
  redirect: Schema.String,
  /** Epoch milliseconds. */
  startedAt: Schema.Number,
});
export type SignIn = typeof SignIn.Type;

const decode = Schema.decodeUnknownOption(SignIn);
const kept = Schema.parseJson(SignIn);

const inTab = (state: string) => `sign-in ${state}`;

export class SignIns extends Context.Tag("src/services/SignIns")<
  SignIns,
  {
    readonly begin: (state: string, signIn: Omit<SignIn, "startedAt">) => Effect.Effect<void, StorageFailed>;
    /** Takes it out of the store: a second call with the same state gets nothing. */
    readonly take: (state: string) => Effect.Effect<Option.Option<SignIn>, StorageFailed>;
  }
>() {
  /** In the browser's database; where that fails, in what the tab keeps. */
  static readonly layer = Layer.effect(
    SignIns,
    Effect.gen(function* () {
      const database = yield* BrowserDatabase;
      const tab = yield* TabStorage;
      const isFresh = (now: number) => (signIn: SignIn) => now - signIn.startedAt < lifetime;

      const put = (state: string, signIn: SignIn) =>
        database.use(async (idb) => {
          const transaction = idb.transaction("signIns", "readwrite");
          for await (const cursor of transaction.store) {
            const other = Option.filter(decode(cursor.value), isFresh(signIn.startedAt));
            if (Option.isNone(other)) await cursor.delete();
          }
          await transaction.store.put(signIn, state);
          await transaction.done;
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
        begin: Effect.fn("SignIns.begin")(function* (state, signIn) {
          const startedAt = yield* Clock.currentTimeMillis;
          const begun = { ...signIn, startedAt };
          yield* put(state, begun).pipe(Effect.orElse(() => tab.set(inTab(state), kept, begun)));
        }),
        take: Effect.fn("SignIns.take")(function* (state) {
          const now = yield* Clock.currentTimeMillis;
          const fromTab = yield* tab.take(inTab(state), kept);
          const found = Option.isSome(fromTab) ? fromTab : decode(yield* take(state));
          return Option.filter(found, isFresh(now));
        }),
      };
    }),
  );
}
