/** Logs what a component says about the platform, once while it is shown. */
import { Cause } from "effect";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { onFailureAtom } from "#src/runtime/runtimeAtom.ts";

export const useReportedFailure = (message: string): void => {
  const { onFailure } = useAtomValue(onFailureAtom);
  useEffect(() => {
    onFailure(Cause.fail(new Error(message)));
  }, [onFailure, message]);
};
