/** Handles the failures of queries and actions: a 401 ends the session, anything else is logged. */
import { Cause, Option } from "effect";

/** Only tag and message: a request error prints its headers, and with them the bearer token. */
const describe = (failure: unknown): string =>
  failure instanceof Error
    ? `${"_tag" in failure ? String(failure._tag) : failure.name}: ${failure.message}`
    : String(failure);

export const logFailure = (failure: unknown): void => console.error(describe(failure));

export const makeFailureHandler = (onUnauthorized: () => void) => ({
  onFailure: (cause: Cause.Cause<unknown>): void => {
    if (Cause.isInterruptedOnly(cause)) return;
    const failure = Option.getOrUndefined(Cause.failureOption(cause)) as
      | { readonly _tag?: unknown }
      | undefined;
    if (failure?._tag === "Unauthorized") onUnauthorized();
    else logFailure(failure ?? Cause.squash(cause));
  },
});
