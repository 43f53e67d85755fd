/** Stored preferences: colour mode, minimized navigation, and shortcuts of plain keys. start/documentLook.ts reads them. */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer } from "effect";
import { localStorageLayer } from "./storage/localStorage.ts";
import { storageKeys as keys } from "./storage/storageKeys.ts";

export const modes = ["system", "light", "dark"] as const;
export type Mode = (typeof modes)[number];

const applyMode = (mode: Mode) =>
  Effect.sync(() => {
    if (mode === "system") delete document.documentElement.dataset["mode"];
    else document.documentElement.dataset["mode"] = mode;
  });

export class Appearance extends Context.Tag("src/services/Appearance")<
  Appearance,
  {
    /** Applies and stores it. */
    readonly setMode: (mode: Mode) => Effect.Effect<void>;
    readonly setMinimized: (isMinimized: boolean) => Effect.Effect<void>;
    readonly setShortcuts: (areOn: boolean) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    Appearance,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => ({
      setMode: (mode) => Effect.zipRight(applyMode(mode), Effect.ignore(storage.set(keys.mode, mode))),
      setMinimized: (isMinimized) => Effect.ignore(storage.set(keys.minimized, String(isMinimized))),
      setShortcuts: (areOn) => Effect.ignore(storage.set(keys.shortcuts, String(areOn))),
    })),
  ).pipe(Layer.provide(localStorageLayer));
}
