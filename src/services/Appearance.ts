/** Stored preferences: colour mode and minimized navigation, which start/documentLook.ts reads, and shortcuts of plain keys. */
import { KeyValueStore } from "@effect/platform";
import { Context, Effect, Layer, Option } from "effect";
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
    /** On by default. */
    readonly hasShortcuts: Effect.Effect<boolean>;
    readonly setShortcuts: (areOn: boolean) => Effect.Effect<void>;
  }
>() {
  static readonly layer = Layer.effect(
    Appearance,
    Effect.map(KeyValueStore.KeyValueStore, (storage) => {
      const stored = (key: string) =>
        Effect.orElse(storage.get(key), () => Effect.succeed(Option.none<string>()));
      return {
        setMode: (mode) => Effect.zipRight(applyMode(mode), Effect.ignore(storage.set(keys.mode, mode))),
        setMinimized: (isMinimized) => Effect.ignore(storage.set(keys.minimized, String(isMinimized))),
        hasShortcuts: Effect.map(stored(keys.shortcuts), (value) => !Option.contains(value, "false")),
        setShortcuts: (areOn) => Effect.ignore(storage.set(keys.shortcuts, String(areOn))),
      };
    }),
  ).pipe(Layer.provide(localStorageLayer));
}
