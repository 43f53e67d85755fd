/** Limits the time of a request to oidc-provider, whose database calls are promises, and answers 503 after that. */
import { AsyncLocalStorage } from "node:async_hooks";
import { Cause, Effect, Exit, Option, Predicate, Runtime } from "effect";
import { unavailable } from "#platform/api/unavailable.ts";
import { NotInTime, unavailability } from "#platform/database/unavailability.ts";
import { errors } from "./provider.ts";
import type { Middleware } from "./ProviderPages.ts";

/** Not sent to the console by a redirect, since the console cannot explain this error. */
export class ProviderUnavailable extends errors.OIDCProviderError {
  override expose = true;
  override allow_redirect = false;

  constructor(cause: unknown) {
    super(unavailable.status, "temporarily_unavailable", { cause });
  }
}

/**
 * Calls the provider from an effect. An effect continues in the async context in which its database connection was
 * opened. That may be the context of an older request whose time is over.
 */
export const outsideOfRequests = AsyncLocalStorage.snapshot();

/** Calls the provider outside of any request; a rejected promise is a defect. */
export const ofProvider = <A>(call: () => Promise<A>) => Effect.promise(() => outsideOfRequests(call));

/** The time of the current request, also for middleware that the provider runs outside of its own context. */
const requestTime = new AsyncLocalStorage<AbortSignal>();

/** Runs effects for the provider. Failures are rethrown unwrapped: it recognizes its own errors by their class. */
export const providerEffects = Effect.gen(function* () {
  const runtime = yield* Effect.runtime();
  return async <A>(effect: Effect.Effect<A, unknown>): Promise<A> => {
    const signal = requestTime.getStore();
    const exit = await Runtime.runPromiseExit(runtime)(Effect.disconnect(effect), signal && { signal });
    if (Exit.isSuccess(exit)) return exit.value;
    const error = signal?.aborted === true ? new NotInTime() : Cause.squash(exit.cause);
    const reason = unavailability(Cause.fail(error));
    if (Option.isNone(reason)) throw error;
    Runtime.runFork(runtime)(Effect.logWarning(`The provider's database did not answer (${reason.value})`));
    throw new ProviderUnavailable(error);
  };
});

/** Calls that do not want a page get the same body as from the API. */
export const limitTime =
  (millis: number): Middleware =>
  async (ctx, next) => {
    await requestTime.run(AbortSignal.timeout(millis), next);
    if (ctx.status !== unavailable.status) return;
    ctx.set("retry-after", unavailable.headers["retry-after"]);
    if (Predicate.isString(ctx.body)) return;
    ctx.set(unavailable.headers);
    ctx.body = unavailable.body;
  };
