/** What the browser keeps by key, as text that schemas encode and decode: for this tab, or for all. Both outlive page loads. */
import { Option, Schema } from "effect";
import { tabPrefix } from "./storageKeys.ts";

const storageOf = (area: () => Storage, prefix: string) => {
  /** Browsers throw if they deny storage, by its name alone, or if it is full. */
  const attempt = <A>(work: (storage: Storage) => A) => Option.liftThrowable(() => work(area()))();
  /** None if it cannot be read, null if nothing is stored. */
  const textOf = (key: string) => attempt((storage) => storage.getItem(prefix + key));
  /** None also if what is stored cannot be decoded. */
  const get = <A, I extends string>(key: string, schema: Schema.Schema<A, I>): Option.Option<A> =>
    Option.flatMap(textOf(key), Schema.decodeUnknownOption(schema));
  /** Whether the browser stores it. */
  const set = <A, I extends string>(key: string, schema: Schema.Schema<A, I>, value: A): boolean =>
    Option.isSome(attempt((storage) => storage.setItem(prefix + key, Schema.encodeSync(schema)(value))));
  const remove = (key: string): boolean =>
    Option.isSome(attempt((storage) => storage.removeItem(prefix + key)));
  const keys = (): ReadonlyArray<string> =>
    Option.getOrElse(attempt(Object.keys), () => [])
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  return {
    textOf,
    get,
    set,
    remove,
    keys,
    /** Reads and removes a value. */
    take: <A, I extends string>(key: string, schema: Schema.Schema<A, I>): Option.Option<A> => {
      const value = get(key, schema);
      remove(key);
      return value;
    },
    removeWhere: (isMeant: (key: string) => boolean): void => {
      for (const key of keys().filter(isMeant)) remove(key);
    },
  };
};

export const tabStorage = storageOf(() => window.sessionStorage, tabPrefix);
export const sharedStorage = storageOf(() => window.localStorage, "");

/** Calls `listener` when another tab may have changed a key that begins with `start`, until the returned function is called. */
export const followShared = (start: string, listener: () => void): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  // A key of null: the storage was cleared.
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith(start)) && listener();
  window.addEventListener("storage", onStorage, { signal });
  // A page in the back/forward cache gets no storage events, nor does a frozen one.
  window.addEventListener("pageshow", ({ persisted }) => persisted && listener(), { signal });
  document.addEventListener("visibilitychange", listener, { signal });
  return () => stopped.abort();
};
