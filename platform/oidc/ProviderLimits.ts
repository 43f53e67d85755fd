/** Limits what a network address may ask of the provider without signing in. */
import { Effect } from "effect";
import { counters, type Subject } from "#platform/limits/counters.ts";
import { clientAddresses } from "./clientAddress.ts";
import type { Provider } from "./provider.ts";
import type { Middleware, providerPages } from "./ProviderPages.ts";
import { providerEffects } from "./requestTime.ts";

/** The provider's router accepts any case and a slash at the end. */
const endpointOf = (path: string) => path.toLowerCase().replace(/\/$/, "");

/** Where a stranger makes the provider work or store something, below its mount path. */
const startPaths = new Set(["/auth", "/session/end"]);

/** A page of somebody else may ask for these as images, in the name of whoever looks at it. */
const isForeignPart = (ctx: Parameters<Middleware>[0]) =>
  ctx.get("sec-fetch-site") === "cross-site" &&
  !["document", "empty", ""].includes(ctx.get("sec-fetch-dest"));

export const providerLimits = Effect.gen(function* () {
  const { count, forget } = yield* counters;
  const run = yield* providerEffects;
  const clientAddress = yield* clientAddresses;

  /** Seconds to wait; undefined while the limit is not reached. */
  const waitFor = (subject: Subject) =>
    run(
      count(subject).pipe(
        Effect.as(undefined),
        Effect.catchTag("TooManyAttempts", ({ retryAfterSeconds }) => Effect.succeed(retryAfterSeconds)),
      ),
    );

  /** People who are signed in go on, also behind the address of somebody who abuses it. */
  const limitStarts =
    (provider: Provider, { tooMany }: ReturnType<typeof providerPages>): Middleware =>
    async (ctx, next) => {
      const isStart = startPaths.has(endpointOf(ctx.path));
      if (isStart && isForeignPart(ctx)) return void (ctx.status = 403);
      const seconds = isStart ? await waitFor(["startedSignIns", clientAddress(ctx.req)]) : undefined;
      const session = seconds && (await provider.Session.get(provider.createContext(ctx.req, ctx.res)));
      if (seconds && session && session.accountId === undefined) tooMany(ctx, seconds);
      else await next();
    };

  /**
   * Counts refused calls alone, and refuses no other ones: a valid refresh token works behind every address. Whoever guesses
   * learns nothing more.
   */
  const limitTokens: Middleware = async (ctx, next) => {
    await next();
    if (endpointOf(ctx.path) !== "/token" || ctx.status < 400 || ctx.status >= 500) return;
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
      void run(Effect.ignoreLogged(forget(["startedSignIns", clientAddress(req)])));
    });
  };
});
