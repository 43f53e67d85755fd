/** How long what the provider issues lives, in seconds. Tests provide others; no environment variable does. */
import { Context } from "effect";

const minute = 60;
const day = 24 * 60 * minute;

export class OidcLifetimes extends Context.Reference<OidcLifetimes>()("platform/OidcLifetimes", {
  defaultValue: () => ({
    accessToken: 10 * minute,
    idToken: 10 * minute,
    authorizationCode: 1 * minute,
    /** From the sign-in on: a rotated token inherits what is left. */
    refreshToken: 14 * day,
    session: 14 * day,
    /** How long the sign-in page waits for an answer. */
    interaction: 30 * minute,
    /**
     * A rotated refresh token still works this long: two tabs may refresh at once, and a browser repeats a GET whose
     * connection was reset. After it, using the token again revokes the whole sign-in (RFC 9700, 4.14.2).
     */
    rotationOverlap: 10,
  }),
}) {}
