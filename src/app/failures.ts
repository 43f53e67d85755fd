/** Handles the failures of queries and actions: a 401 ends the session, anything else is logged. */
import { Cause } from "effect";
import { isUnauthorized } from "#src/runtime/runtimeAtom.ts";

/** Only tag and message: a request error prints its headers, and with them the bearer token. */
const describe = (failure: unknown): string =>
  failure instanceof Error
    ? `${"_tag" in failure ? String(failure._tag) : failure.name}: ${failure.message}`
    : String(failure);

export const logFailure = (failure: unknown): void => console.error(describe(failure));

export const makeFailureHandler = (onUnauthorized: () => void) => ({
  onFailure: (cause: Cause.Cause<unknown>): void => {
    if (Cause.isInterruptedOnly(cause)) return;
    if (isUnauthorized(cause)) onUnauthorized();
    else logFailure(Cause.squash(cause));
  },
});
