/** Signs out without an intermediate page, for which oidc-provider would use a script or a question. */
import { Effect, Runtime } from "effect";
import type Provider from "oidc-provider";
import type { KoaContextWithOIDC } from "oidc-provider";
import { eventLog } from "#platform/server/eventLog.ts";
import { mountPath } from "./OidcNames.ts";
import type { Middleware } from "./ProviderPages.ts";

type Session = InstanceType<Provider["Session"]>;

/** Also revokes refresh tokens, which the provider would let outlive the session because of `offline_access`. */
const revokeGrants = async (provider: Provider, session: Session) => {
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) => grantId ?? []);
  await Promise.all(
    grants.flatMap((grantId) => [
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.AuthorizationCode.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]),
  );
};

export const revokeSession = async (provider: Provider, session: Session) => {
  await revokeGrants(provider, session);
  await session.destroy();
};

const redirectTarget = ({ params }: KoaContextWithOIDC["oidc"]) => {
  const { post_logout_redirect_uri: registered, state } = params ?? {};
  if (typeof registered !== "string") return undefined;
  const target = new URL(registered);
  if (typeof state === "string") target.searchParams.set("state", state);
  return target.href;
};

/**
 * Runs after the provider's checks. An ID token of the signed-in person proves that the request comes from the console;
 * without a session there is nothing to end. In all other cases the provider's page asks first.
 */
export const endSession = Effect.gen(function* () {
  const log = yield* eventLog;
  const run = Runtime.runSync(yield* Effect.runtime());

  const middleware: Middleware = async (ctx, next) => {
    await next();
    const { oidc } = ctx as Partial<KoaContextWithOIDC>;
    if (!oidc?.session) return;
    const { route, session, provider, entities } = oidc;
    const { accountId: administrator } = session;
    const logged = () => administrator && run(log(ctx.req, "sign-out", { administrator }));
    if (route === "end_session_confirm" && ctx.status === 303) {
      await revokeGrants(provider, session);
      logged();
    }
    if (route !== "end_session" || ctx.status !== 200) return;
    if (administrator) {
      if (entities.IdTokenHint?.payload["sub"] !== administrator) return;
      await revokeSession(provider, session);
      ctx.cookies.set(provider.cookieName("session"), null, { path: mountPath, overwrite: true });
      logged();
    }
    ctx.status = 303;
    ctx.redirect(redirectTarget(oidc) ?? oidc.urlFor("end_session_success"));
  };
  return middleware;
});
