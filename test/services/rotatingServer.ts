/** A server that rotates refresh tokens strictly, and the session of a person whose access token has expired. */
import { Effect } from "effect";
import { AdminsApi } from "#schemas/admins/AdminsApi.ts";
import { callsOf } from "#src/services/ApiClient.ts";
import { Session } from "#src/services/Session.ts";
import type { Tokens } from "#src/domain/sign-in/sessionRecord.ts";
import { type Answers, json, smallServer } from "#test/support/smallServer.ts";

export const expired: Tokens = { access_token: "access-1", token_type: "Bearer", refresh_token: "refresh-1" };
export const user = { id: "adm_ada", email: "ada@example.org" };

export const signedInAs = (tokens: Tokens | null) =>
  Effect.flatMap(Session, ({ adopt }) => adopt({ tokens, subject: "adm_ada", idToken: null }));
export const me = Effect.flatMap(callsOf(AdminsApi), (admins) => admins.me({}));

/** Accepts only the newest access token, and each refresh token once. */
export const rotatingServer = (answers: Answers = {}) => {
  let newest = 1;
  const accepts = ({ headers }: Request) =>
    newest > 1 && headers.get("authorization") === `Bearer access-${newest}`;
  const server = smallServer({
    "/api/v1/users/me": (request) => (accepts(request) ? json(user) : json({}, 401)),
    "/token": ({ url }) => {
      if (new URL(url).searchParams.get("refresh_token") !== `refresh-${newest}`) return json({}, 400);
      newest += 1;
      return json({
        access_token: `access-${newest}`,
        token_type: "Bearer",
        refresh_token: `refresh-${newest}`,
        expires_in: 600,
      });
    },
    ...answers,
  });
  return { ...server, accepts };
};
