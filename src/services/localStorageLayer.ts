/** The browser's local storage; where the browser forbids even to look at it, memory that lasts as long as the page. */
import { KeyValueStore } from "@effect/platform";
import { BrowserKeyValueStore } from "@effect/platform-browser";
import { Layer } from "effect";

export const localStorageLayer = Layer.catchAllCause(
  BrowserKeyValueStore.layerLocalStorage,
  () => KeyValueStore.layerMemory,
);
