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

/** The same token, for generators that find its provider by discovery: HttpApiSecurity has no such scheme. */
export const openIdConnect = {
  type: "openIdConnect",
  openIdConnectUrl: "http://localhost:8080/oidc/.well-known/openid-configuration",
  description:
    "The identity provider that the console's `/config.json` names issues the token of `bearer`; the address is that of the embedded platform on a developer's machine",
} as const;
