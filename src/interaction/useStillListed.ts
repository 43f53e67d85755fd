/** Logs that the platform has confirmed the deletion of entries, but still lists them; the caller shows a notice for each. */
import { Cause } from "effect";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { onFailureAtom } from "#src/runtime/runtimeAtom.ts";

export const useStillListed = (noun: string, entries: ReadonlyArray<{ readonly id: string }>): void => {
  const { onFailure } = useAtomValue(onFailureAtom);
  const ids = entries.map(({ id }) => id).join(", ");
  useEffect(() => {
    if (ids !== "") onFailure(Cause.fail(new Error(`DELETE of ${noun} ${ids}: confirmed, but still listed`)));
  }, [onFailure, noun, ids]);
};
