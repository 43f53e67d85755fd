/** Failures that no screen takes care of: a 401 leads to the root path, everything else is logged. */
import { Cause, Option } from "effect";

/** Tag and message alone: request errors would print their headers, and with them the bearer token. */
const describe = (failure: unknown): string =>
  failure instanceof Error
    ? `${"_tag" in failure ? String(failure._tag) : failure.name}: ${failure.message}`
    : String(failure);

export const logFailure = (failure: unknown): void => console.error(describe(failure));

export const makeFailureHandler = (onUnauthorized: () => void) => ({
  hear: (cause: Cause.Cause<unknown>): void => {
    if (Cause.isInterruptedOnly(cause)) return;
    const failure = Option.getOrUndefined(Cause.failureOption(cause)) as
      | { readonly _tag?: unknown }
      | undefined;
    if (failure?._tag === "Unauthorized") onUnauthorized();
    else logFailure(failure ?? Cause.squash(cause));
  },
});
