/**
 * A session keeps the thumbprint of the key that its sign-in named (DPoP, RFC 9449 §10). A sign-in with another key asks
 * for the password: a script in the console may open the sign-in in a window, but the console's key it cannot copy.
 */
import { Effect } from "effect";
import type { KoaContextWithOIDC } from "oidc-provider";
import { PlatformConfig } from "#platform/PlatformConfig.ts";
import { eventLog } from "#platform/server/eventLog.ts";
import { errors, interactionPolicy, type Provider } from "./provider.ts";
import { providerEffects } from "./requestTime.ts";

/** The session's property. */
const sessionKey = "proofKey";

interface WithKey {
  readonly accountId?: string | undefined;
  [sessionKey]?: string | undefined;
}

/** Lets sessions store their key. */
export const keepKeys = ({ Session }: Provider): void => {
  // The cast: the types of oidc-provider leave this property out.
  const { IN_PAYLOAD: fields } = Session as unknown as { readonly IN_PAYLOAD: ReadonlyArray<string> };
  Object.defineProperty(Session, "IN_PAYLOAD", { value: [...fields, sessionKey] });
};

/** SHA-256 in base64url (RFC 7638). */
const thumbprint = /^[\w-]{43}$/;

export const policyWithKeys = Effect.gen(function* () {
  const { dpop } = yield* PlatformConfig;
  const log = yield* eventLog;
  const run = yield* providerEffects;

  const isOther = async (ctx: KoaContextWithOIDC) => {
    const { session, params, result } = ctx.oidc;
    const key = params?.["dpop_jkt"] as string | undefined;
    // A code that names no key could be redeemed with any.
    if (key === undefined ? dpop === "required" : !thumbprint.test(key))
      throw new errors.InvalidRequest("dpop_jkt must be the thumbprint of a key");
    const own = session as WithKey | undefined;
    if (own?.accountId === undefined) return false;
    // Its owner is disabled.
    if (ctx.oidc.account === undefined) return true;
    if (result?.login) own[sessionKey] = key;
    else own[sessionKey] ??= key;
    if (own[sessionKey] === key) return false;
    await run(log(ctx.req, "other-key", { administrator: own.accountId }));
    return true;
  };

  const policy = interactionPolicy.base();
  const check = new interactionPolicy.Check(
    "other_key",
    "the session has another key",
    "login_required",
    isOther,
  );
  policy.get("login")?.checks.add(check);
  return policy;
});
