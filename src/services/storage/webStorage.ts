/** What the browser keeps by key, as text that schemas encode and decode: for this tab, or for all. Both outlive page loads. */
import { Option, Schema } from "effect";
import { tabPrefix } from "./storageKeys.ts";

const storageOf = (area: () => Storage, prefix: string) => {
  /** Browsers throw if they deny storage, by its name alone, or if it is full. */
  const attempt = <A>(work: (storage: Storage) => A) => Option.liftThrowable(() => work(area()))();
  const get = <A, I extends string>(key: string, schema: Schema.Schema<A, I>): Option.Option<A> =>
    Option.flatMap(
      attempt((storage) => storage.getItem(prefix + key)),
      Schema.decodeUnknownOption(schema),
    );
  return {
    /** None also if what is stored cannot be read. */
    get,
    /** Whether the browser stores it. */
    set: <A, I extends string>(key: string, schema: Schema.Schema<A, I>, value: A): boolean =>
      Option.isSome(attempt((storage) => storage.setItem(prefix + key, Schema.encodeSync(schema)(value)))),
    /** Reads and removes a value. */
    take: <A, I extends string>(key: string, schema: Schema.Schema<A, I>): Option.Option<A> => {
      const value = get(key, schema);
      attempt((storage) => storage.removeItem(prefix + key));
      return value;
    },
    removeWhere: (isMeant: (key: string) => boolean): void => {
      attempt((storage) => {
        for (const key of Object.keys(storage)) {
          if (key.startsWith(prefix) && isMeant(key.slice(prefix.length))) storage.removeItem(key);
        }
      });
    },
  };
};

export const tabStorage = storageOf(() => window.sessionStorage, tabPrefix);
export const sharedStorage = storageOf(() => window.localStorage, "");
