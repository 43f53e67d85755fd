/** Where the platform's API is, as the configuration names it. */
import { Effect, Runtime } from "effect";
import { atom } from "jotai";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";

export const apiBaseAtom = atom((get) =>
  Runtime.runSync(get(runtimeAtom))(Effect.map(AppConfig, ({ apiBaseUrl }) => apiBaseUrl)),
);
