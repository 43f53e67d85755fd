/** Checks with the server, after a pause in typing, whether a value is taken. Advice only: a failed check counts as free. */
import { Effect } from "effect";
import { useAtomValue } from "jotai";
import { useMemo } from "react";
import { type QueryAtom, queryAtom } from "#src/runtime/queryAtom.ts";
import { orElseUnlessSignedOut } from "#src/runtime/runtimeAtom.ts";
import type { AppServices } from "#src/services/appRuntime.ts";

/** The check of a value, while somebody waits for it. An empty value is not checked. */
export type Uniqueness = (value: string) => QueryAtom<boolean>;

export const uniqueness =
  <E extends { readonly _tag: string }>(
    isFree: (value: string) => Effect.Effect<boolean, E, AppServices>,
  ): Uniqueness =>
  (value) =>
    queryAtom(() =>
      value === ""
        ? Effect.succeed(true)
        : orElseUnlessSignedOut(Effect.delay(isFree(value), "300 millis"), true),
    );

/** Whether the value is free; undefined until the server has answered. */
export const useIsFree = (isFree: Uniqueness, value: string): boolean | undefined =>
  useAtomValue(useMemo(() => isFree(value), [isFree, value])).data;
