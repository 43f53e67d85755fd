/** Lifetimes of what the provider issues, in seconds. Tests override them; there is no environment variable. */
import { Context } from "effect";

const minute = 60;
const day = 24 * 60 * minute;

export class OidcLifetimes extends Context.Reference<OidcLifetimes>()("platform/OidcLifetimes", {
  defaultValue: () => ({
    accessToken: 10 * minute,
    idToken: 10 * minute,
    authorizationCode: 1 * minute,
    /** From the sign-in on: a rotated token inherits the remaining time. */
    refreshToken: 14 * day,
    session: 14 * day,
    /** How long the sign-in form can be submitted. */
    interaction: 30 * minute,
    /**
     * A rotated refresh token still works for this long, since two tabs may refresh at the same time and browsers repeat
     * a GET whose connection was reset: it gets the same successor again. Later reuse revokes the whole grant (RFC 9700, 4.14.2).
     */
    rotationOverlap: 10,
  }),
}) {}
