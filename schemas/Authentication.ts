/** Authentication of calls: a bearer token of the identity provider identifies the signed-in administrator. */
import { HttpApiMiddleware, HttpApiSecurity, OpenApi } from "@effect/platform";
import { Context } from "effect";
import type { CurrentUser } from "./admins/CurrentUser.ts";
import { Unauthorized } from "./errors.ts";

/** The administrator whose token the call carries. */
export class SignedInUser extends Context.Tag("schemas/SignedInUser")<SignedInUser, CurrentUser>() {}

export class Authentication extends HttpApiMiddleware.Tag<Authentication>()("schemas/Authentication", {
  failure: Unauthorized,
  provides: SignedInUser,
  security: {
    bearer: HttpApiSecurity.bearer.pipe(
      HttpApiSecurity.annotate(
        OpenApi.Description,
        "`Authorization: <token_type> <access_token>`, with a JWT access token (RFC 9068) of the identity provider for the platform's audience",
      ),
      HttpApiSecurity.annotate(OpenApi.Format, "JWT"),
    ),
  },
}) {}
