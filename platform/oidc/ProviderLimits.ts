/** Limits the requests of a network address to the provider without signing in. */
import { Effect, Predicate } from "effect";
import type { KoaContextWithOIDC } from "oidc-provider";
import { counters, type Subject } from "#platform/limits/counters.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { clientAddresses } from "./clientAddress.ts";
import { endpointOf } from "./OidcNames.ts";
import type { Provider } from "./provider.ts";
import type { Middleware, providerPages } from "./ProviderPages.ts";
import { providerEffects } from "./requestTime.ts";

/** Paths, below the mount path, at which the provider works for or stores data of strangers. */
const startPaths = new Set(["/auth", "/session/end"]);

/**
 * These paths and their continuations are for people who come to them. Another site may embed them so that its visitors
 * send the requests, and a script in the console may fetch a code by the cookie of the session, unnoticed.
 */
const isPart = (ctx: Parameters<Middleware>[0]) => !["document", ""].includes(ctx.get("sec-fetch-dest"));

export const providerLimits = Effect.gen(function* () {
  const { count, forget } = yield* counters;
  const run = yield* providerEffects;
  const clientAddress = yield* clientAddresses;
  const log = yield* eventLog;

  /** Seconds to wait; undefined while the limit is not reached. */
  const waitFor = (subject: Subject) =>
    run(
      count(subject).pipe(
        Effect.as(undefined),
        Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) => Effect.succeed(retryAfterSeconds)),
      ),
    );

  /** Signed-in people are not limited, even if another person abuses their network address. */
  const limitStarts =
    (provider: Provider, { tooMany }: ReturnType<typeof providerPages>): Middleware =>
    async (ctx, next) => {
      const path = endpointOf(ctx.path);
      const isStart = startPaths.has(path);
      if ((isStart || path.startsWith("/auth/")) && isPart(ctx)) {
        await run(log(ctx.req, "request-refused", { reason: "no-navigation" }));
        return void (ctx.status = 403);
      }
      const seconds = isStart ? await waitFor(["startedSignIns", clientAddress(ctx.req)]) : undefined;
      const session = seconds && (await provider.Session.get(provider.createContext(ctx.req, ctx.res)));
      if (seconds && session && session.accountId === undefined) tooMany(ctx, seconds);
      else await next();
    };

  /**
   * Counts and limits only calls that are refused anyway: a valid refresh token works from every address. The answer
   * 429 tells an attacker nothing more.
   */
  const limitTokens: Middleware = async (ctx, next) => {
    await next();
    if (endpointOf(ctx.path) !== "/token" || ctx.status >= 500 || ctx.method === "OPTIONS") return;
    const { entities = {}, params = {} } = (ctx as Partial<KoaContextWithOIDC>).oidc ?? {};
    const presented = entities.RotatedRefreshToken ?? entities.RefreshToken ?? entities.AuthorizationCode;
    const who = presented?.accountId !== undefined && { administrator: presented.accountId };
    if (ctx.status < 400) {
      const kind = entities.AccessToken?.jkt === undefined ? "bearer" : "bound";
      const way = params["grant_type"] === "refresh_token" ? "refresh" : "sign-in";
      return run(log(ctx.req, "tokens-issued", { ...who, reason: `${way}-${kind}` }));
    }
    const error = Predicate.hasProperty(ctx.body, "error") ? String(ctx.body.error) : String(ctx.status);
    const reason = Predicate.hasProperty(presented, "consumed") && presented.consumed ? "reuse" : error;
    await run(log(ctx.req, "token-refused", { ...who, reason }));
    const seconds = await waitFor(["refusedTokens", clientAddress(ctx.req)]);
    if (seconds === undefined) return;
    ctx.status = 429;
    ctx.set("retry-after", String(seconds));
    ctx.body = { error: "temporarily_unavailable", error_description: "too many refused requests" };
  };

  return (provider: Provider, pages: ReturnType<typeof providerPages>) => {
    provider.use(limitStarts(provider, pages));
    provider.use(limitTokens);
    provider.on("authorization.success", ({ req }) => {
      const forgotten = run(Effect.ignoreLogged(forget(["startedSignIns", clientAddress(req)])));
      // Nobody waits for it: what the time of the request ends would end the process.
      forgotten.catch(() => undefined);
    });
  };
});
