/** A grant that began with a key (`dpop_jkt`) gives no tokens without one, so that a script in its session gets none. */
import { Predicate } from "effect";
import type { AccessToken, ClientCredentials, KoaContextWithOIDC } from "oidc-provider";
import { errors, type Provider } from "./provider.ts";

const isBound = (grant: unknown) => Predicate.hasProperty(grant, "isBound") && grant.isBound === true;

/** Lets grants store that they are bound. */
export const keepBinding = ({ Grant }: Provider) => {
  // The cast: the types of oidc-provider leave this property out.
  const { IN_PAYLOAD: fields } = Grant as unknown as { readonly IN_PAYLOAD: ReadonlyArray<string> };
  Object.defineProperty(Grant, "IN_PAYLOAD", { value: [...fields, "isBound"] });
};

/** Binds the grant if its request names a key, or if it was bound before. */
export const bind = (grant: object, former: unknown, params: Readonly<Record<string, unknown>>) =>
  Object.assign(grant, { isBound: params["dpop_jkt"] !== undefined || isBound(former) });

export const refuseWithoutKey = ({ oidc }: KoaContextWithOIDC, token: AccessToken | ClientCredentials) => {
  if (isBound(oidc.entities.Grant) && !Predicate.isString(Reflect.get(token, "jkt")))
    throw new errors.InvalidGrant("the grant is bound to a key");
};
