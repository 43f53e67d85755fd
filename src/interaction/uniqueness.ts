/** Checks with the server, debounced, whether a value is taken. Advice only: a failed check counts as free. */
import { Effect } from "effect";
import { atom, type PrimitiveAtom, useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import { type QueryAtom, queryAtom } from "#src/runtime/queryAtom.ts";
import { orElseUnlessSignedOut } from "#src/runtime/runtimeAtom.ts";
import type { AppServices } from "#src/services/appRuntime.ts";

export interface Uniqueness {
  readonly valueAtom: PrimitiveAtom<string>;
  readonly answerAtom: QueryAtom<{ readonly value: string; readonly isFree: boolean }>;
}

export const uniqueness = <E extends { readonly _tag: string }>(
  isFree: (value: string) => Effect.Effect<boolean, E, AppServices>,
): Uniqueness => {
  const valueAtom = atom("");
  const answerAtom = queryAtom((get) => {
    const value = get(valueAtom);
    if (value === "") return Effect.succeed({ value, isFree: true });
    return orElseUnlessSignedOut(Effect.delay(isFree(value), "300 millis"), true).pipe(
      Effect.map((isFree) => ({ value, isFree })),
    );
  });
  return { valueAtom, answerAtom };
};

/** The server's answer about `value`; undefined until it comes. An empty value is not checked. */
export const useUniqueness = ({ valueAtom, answerAtom }: Uniqueness, value: string) => {
  const setValue = useSetAtom(valueAtom);
  const { data } = useAtomValue(answerAtom);
  useEffect(() => setValue(value), [setValue, value]);
  return value !== "" && data?.value === value ? data : undefined;
};

/** Whether `value` is known to be taken. */
export const useIsTaken = (uniqueness: Uniqueness, value: string): boolean =>
  useUniqueness(uniqueness, value)?.isFree === false;
