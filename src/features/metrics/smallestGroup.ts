/** From how many people on a count is shown, as the configuration says; nothing when it says nothing. */
import { Context } from "effect";
import { atom } from "jotai";
import { runtimeAtom } from "#src/runtime/runtimeAtom.ts";
import { AppConfig } from "#src/services/AppConfig.ts";

export const smallestGroupAtom = atom(
  (get) => Context.get(get(runtimeAtom).context, AppConfig).minimumGroupSize,
);
