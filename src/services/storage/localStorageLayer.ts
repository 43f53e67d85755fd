/** Local storage, or memory if the browser denies access to it. */
import { KeyValueStore } from "@effect/platform";
import { BrowserKeyValueStore } from "@effect/platform-browser";
import { Layer } from "effect";

export const localStorageLayer = Layer.catchAllCause(
  BrowserKeyValueStore.layerLocalStorage,
  () => KeyValueStore.layerMemory,
);
