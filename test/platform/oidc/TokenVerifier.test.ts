import type { SqlClient } from "@effect/sql";
import { Effect } from "effect";
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { algorithm, clientId, oidcNames } from "#platform/oidc/OidcNames.ts";
import type { TokenParts } from "#test/support/accessTokens.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";
import { origin } from "#test/support/testConfig.ts";

const platform = platformApi();

const me = (token: string) =>
  platform().call("GET", "/api/v1/users/me", { headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await me(token)).status;

const inDatabase = (write: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  Effect.runPromise(write(platform().sql));

const signed = (parts?: TokenParts) => platform().issue(administrator.id, parts);

/** Stores an artifact of the provider that expires in `seconds`. */
const store = (model: string, id: string, seconds: number) =>
  inDatabase(
    (sql) => sql`insert into oidc_artifacts (model, id, payload, expires_at)
      values (${model}, ${id}, '{}'::jsonb, now() + make_interval(secs => ${seconds}))`,
  );

const now = () => Math.floor(Date.now() / 1000);

it("an access token names its administrator, in whatever place the audience is among its scopes", async () => {
  const { id, email, first_name: firstName, last_name: lastName } = administrator;
  const own = "wellbeing-platform";
  for (const scope of [own, `${own} openid`, `openid ${own} email`])
    expect((await me(await signed({ claims: { scope } }))).body).toEqual({ id, email, firstName, lastName });
});

it("a token is accepted until its grant expires", async () => {
  await store("Grant", "valid_grant", 60);
  await store("Grant", "expired_grant", -1);
  await store("Session", "no_grant", 60);
  const statusWith = async (grant_id: string) => statusOf(await signed({ claims: { grant_id } }));
  expect(await statusWith("valid_grant")).toBe(200);
  expect(await statusWith("expired_grant")).toBe(401);
  expect(await statusWith("no_grant")).toBe(401);
});

describe("a token is refused", () => {
  const { issuer } = oidcNames(origin);
  it.each<[string, TokenParts]>([
    ...["iss", "aud", "exp", "sub", "scope", "grant_id"].map((claim): [string, TokenParts] => [
      `without ${claim}`,
      { claims: { [claim]: undefined } },
    ]),
    ["of another issuer", { claims: { iss: `${issuer}/` } }],
    ["for another audience", { claims: { aud: clientId } }],
    ["that has expired", { claims: { exp: now() - 1 } }],
    ["that is not valid yet", { claims: { nbf: now() + 60 } }],
    ["with an empty subject", { claims: { sub: "" } }],
    ["with another scope", { claims: { scope: "openid profile" } }],
    ["with a scope that begins like the audience scope", { claims: { scope: "wellbeing-platform-admin" } }],
    ["with a scope that ends like that", { claims: { scope: "openid not-wellbeing-platform" } }],
    ["whose scope is a list", { claims: { scope: ["wellbeing-platform"] } }],
    ["of a grant that does not exist", { claims: { grant_id: "another" } }],
    ["whose grant is not text", { claims: { grant_id: { toString: "x" } } }],
    ["of type JWT", { header: { typ: "JWT" } }],
    ["without type", { header: { typ: undefined } }],
    ["with an unknown key", { header: { kid: "another" } }],
  ])("%s", async (_title, parts) => {
    expect(await statusOf(await signed(parts))).toBe(401);
  });

  it("without signature (alg none), or changed after it was signed", async () => {
    const [header, payload, signature] = (await signed()).split(".");
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const changed = encode({ ...decodeJwt(`${header}.${payload}.${signature}`), jti: "2" });
    const none = encode({ alg: "none", typ: "at+jwt" });
    for (const token of [`${none}.${payload}.`, `${header}.${changed}.${signature}`])
      expect(await statusOf(token)).toBe(401);
  });

  it("signed by another key, also when its header carries that key", async () => {
    const claims = decodeJwt(await signed());
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    for (const header of [{ kid: String(platform().jwk?.kid) }, { jwk: await exportJWK(publicKey) }]) {
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: "at+jwt", ...header })
        .sign(privateKey);
      expect(await statusOf(token)).toBe(401);
    }
  });
});
