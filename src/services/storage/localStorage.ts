/** The local storage: a layer over it, and what it keeps of a person, and of whom. */
import { KeyValueStore } from "@effect/platform";
import { BrowserKeyValueStore } from "@effect/platform-browser";
import { Effect, Layer } from "effect";
import { isPersonalKey, storageKeys, workedKey } from "./storageKeys.ts";

/** The person (`sub`) who signed in last; null after a sign-out, and if the provider names nobody. */
export const storageOwner = (): string | null => {
  try {
    return window.localStorage.getItem(storageKeys.owner);
  } catch {
    return null;
  }
};

// Browsers throw if they deny storage: then nothing is kept.
const attempt = (work: (storage: Storage) => void) =>
  Effect.ignore(Effect.try(() => work(window.localStorage)));

const stored = (key: string) =>
  Effect.orElseSucceed(
    Effect.try(() => window.localStorage.getItem(key)),
    () => null,
  );

/** Whether a call has succeeded since the person signed in, on this page or another one. */
export const hasWorked = Effect.map(stored(workedKey), (noted) => noted !== null);
export const noteWorked = attempt((storage) => storage.setItem(workedKey, "true"));

export const clearPersonalStorage = attempt((storage) => {
  for (const key of Object.keys(storage).filter(isPersonalKey)) storage.removeItem(key);
});

/** Before a person's session starts: removes what may be another person's. */
export const claimPersonalStorage = Effect.fn("claimPersonalStorage")(function* (subject: string | null) {
  yield* attempt((storage) => storage.removeItem(workedKey));
  if (subject !== null && subject === storageOwner()) return;
  yield* clearPersonalStorage;
  if (subject !== null) yield* attempt((storage) => storage.setItem(storageKeys.owner, subject));
});

export const localStorageLayer = Layer.catchAllCause(
  BrowserKeyValueStore.layerLocalStorage,
  () => KeyValueStore.layerMemory,
);
