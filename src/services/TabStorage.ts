/** Session storage: small values of this tab by key, encoded and decoded by schemas. They outlive page loads. */
import { Context, Effect, Layer, type Option, Schema } from "effect";
import { StorageFailed } from "./BrowserDatabase.ts";
import { tabPrefix as prefix } from "./storage/storageKeys.ts";

type StringSchema<A> = Schema.Schema<A, string>;

export class TabStorage extends Context.Tag("src/services/TabStorage")<
  TabStorage,
  {
    readonly get: <A>(key: string, schema: StringSchema<A>) => Effect.Effect<Option.Option<A>>;
    readonly set: <A>(key: string, schema: StringSchema<A>, value: A) => Effect.Effect<void, StorageFailed>;
    /** Reads and removes a value. */
    readonly take: <A>(key: string, schema: StringSchema<A>) => Effect.Effect<Option.Option<A>>;
    /** Removes every key that begins with `start`. */
    readonly removeAll: (start: string) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.sync(TabStorage, () => {
    // Reading `window.sessionStorage` throws if the browser denies storage.
    const attempt = <A>(work: (storage: Storage) => A) =>
      Effect.try({ try: () => work(window.sessionStorage), catch: (cause) => new StorageFailed({ cause }) });
    const remove = (key: string) => Effect.ignore(attempt((storage) => storage.removeItem(prefix + key)));
    const get = <A>(key: string, schema: StringSchema<A>) =>
      attempt((storage) => storage.getItem(prefix + key)).pipe(
        Effect.orElseSucceed(() => null),
        Effect.map(Schema.decodeUnknownOption(schema)),
      );
    return {
      get,
      set: (key, schema, value) =>
        attempt((storage) => storage.setItem(prefix + key, Schema.encodeSync(schema)(value))),
      take: (key, schema) => Effect.tap(get(key, schema), () => remove(key)),
      removeAll: (start) =>
        Effect.ignore(
          attempt((storage) => {
            for (const key of Object.keys(storage)) {
              if (key.startsWith(prefix + start)) storage.removeItem(key);
            }
          }),
        ),
    };
  });
}
