/**
 * A refresh token is rotated to one successor, even if it is used twice within the overlap. Only the successor's hash is
 * stored, so it is derived from the token and can be returned again; a random one would fork the session.
 */
import { createHmac } from "node:crypto";
import { Provider } from "./provider.ts";

interface WithTokenIds {
  generateTokenId: () => string;
}

/** The id of the token that a refresh token is rotated to. */
export const successorOf = (key: string, id: string): string =>
  createHmac("sha256", key).update(id).digest("base64url");

/** Uses a key that never leaves the platform: otherwise an old token in a log would reveal all later ones. */
export const deriveSuccessors = (provider: Provider, key: string) => {
  // The cast: the types of oidc-provider leave this method out.
  const tokens = provider.RefreshToken.prototype as unknown as WithTokenIds;
  const { generateTokenId: randomId } = tokens;
  tokens.generateTokenId = function (this: WithTokenIds) {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return rotated === undefined ? randomId.call(this) : successorOf(key, rotated.jti);
  };
};
