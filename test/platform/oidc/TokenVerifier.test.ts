import { SqlClient } from "@effect/sql";
import { Effect, Either, Layer, ManagedRuntime, Redacted } from "effect";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { OidcKeys } from "#platform/oidc/OidcKeys.ts";
import { algorithm, clientId, oidcNames } from "#platform/oidc/OidcNames.ts";
import { TokenVerifier } from "#platform/oidc/TokenVerifier.ts";
import { tokenIssuer, type TokenParts } from "#test/support/accessTokens.ts";
import { freshDatabase } from "#test/support/freshDatabase.ts";
import { origin, testConfig } from "#test/support/testConfig.ts";

const runtime = ManagedRuntime.make(
  TokenVerifier.Default.pipe(
    Layer.provideMerge(OidcKeys.Default),
    Layer.provideMerge(Layer.merge(freshDatabase, testConfig())),
  ),
);
afterAll(() => runtime.dispose());

const verify = (token: string) =>
  Effect.flatMap(TokenVerifier, (verifier) => verifier.verify(Redacted.make(token), undefined)).pipe(
    Effect.either,
    runtime.runPromise,
  );

const administrator = { id: "adm_demo", email: "ada@example.org", first_name: "Ada", last_name: "Winter" };

const inDatabase = <A>(use: (sql: SqlClient.SqlClient) => Effect.Effect<A, unknown>) =>
  runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, use));

const add = (id: string) =>
  inDatabase((sql) => sql`insert into administrators ${sql.insert({ ...administrator, id, email_key: id })}`);
beforeAll(() => add(administrator.id));

const isAccepted = async (token: string) => Either.isRight(await verify(token));

const signed = async (parts: TokenParts = {}) => (await runtime.runPromise(tokenIssuer))("adm_demo", parts);

/** Stores an artifact of the provider that expires in `seconds`. */
const store = (model: string, id: string, seconds: number) =>
  inDatabase(
    (sql) => sql`insert into oidc_artifacts (model, id, payload, expires_at)
      values (${model}, ${id}, '{}'::jsonb, now() + make_interval(secs => ${seconds}))`,
  );

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

const now = () => Math.floor(Date.now() / 1000);

it("an access token names its administrator", async () => {
  const { id, email, first_name: firstName, last_name: lastName } = administrator;
  expect(await verify(await signed())).toEqual(Either.right({ id, email, firstName, lastName }));
});

it("the audience scope is accepted in any place", async () => {
  const own = "wellbeing-platform";
  for (const scope of [own, `${own} openid`, `openid ${own} email`])
    expect(await isAccepted(await signed({ claims: { scope } }))).toBe(true);
});

it("a token is accepted until its grant expires", async () => {
  await store("Grant", "valid_grant", 60);
  await store("Grant", "expired_grant", -1);
  await store("Session", "no_grant", 60);
  const isGranted = async (grant_id: string) => isAccepted(await signed({ claims: { grant_id } }));
  expect(await isGranted("valid_grant")).toBe(true);
  expect(await isGranted("expired_grant")).toBe(false);
  expect(await isGranted("no_grant")).toBe(false);
});

describe("a previously accepted token is refused", () => {
  it("once it has expired", async () => {
    const token = await signed();
    expect(await isAccepted(token)).toBe(true);
    vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ["Date"] });
    expect(await isAccepted(token)).toBe(false);
    vi.useRealTimers();
  });

  it("once its administrator is deleted", async () => {
    await add("adm_gone");
    const token = await runtime.runPromise(Effect.map(tokenIssuer, (issue) => issue("adm_gone")));
    expect(await isAccepted(token)).toBe(true);
    await inDatabase((sql) => sql`delete from administrators where id = 'adm_gone'`);
    expect(await isAccepted(token)).toBe(false);
  });
});

describe("a token is refused", () => {
  const { issuer, audience } = oidcNames(origin);
  it.each<[string, TokenParts]>([
    ["of another issuer", { claims: { iss: "https://evil.example/oidc" } }],
    ["of the issuer with a slash", { claims: { iss: `${issuer}/` } }],
    ["without issuer", { claims: { iss: undefined } }],
    ["for another audience", { claims: { aud: "https://api.example.org" } }],
    ["for the client", { claims: { aud: clientId } }],
    ["without audience", { claims: { aud: undefined } }],
    ["that has expired", { claims: { exp: now() - 1 } }],
    ["that never expires", { claims: { exp: undefined } }],
    ["whose expiry is no number", { claims: { exp: "tomorrow" } }],
    ["that is not valid yet", { claims: { nbf: now() + 60 } }],
    ["without subject", { claims: { sub: undefined } }],
    ["with an empty subject", { claims: { sub: "" } }],
    ["without scope", { claims: { scope: undefined } }],
    ["with another scope", { claims: { scope: "openid profile" } }],
    ["with a scope that begins like the audience scope", { claims: { scope: "wellbeing-platform-admin" } }],
    ["with a scope that ends like that", { claims: { scope: "openid not-wellbeing-platform" } }],
    ["whose scope is a list", { claims: { scope: ["wellbeing-platform"] } }],
    ["without a grant", { claims: { grant_id: undefined } }],
    ["of a grant that does not exist", { claims: { grant_id: "another" } }],
    ["whose grant is not text", { claims: { grant_id: { toString: "x" } } }],
    ["of type JWT", { header: { typ: "JWT" } }],
    ["without type", { header: { typ: undefined } }],
    ["with an unknown key", { header: { kid: "another" } }],
  ])("%s", async (_title, parts) => {
    const result = await verify(await signed(parts));
    expect(Either.isLeft(result) && result.left._tag).toBe("InvalidToken");
  });

  const claims = { iss: issuer, aud: audience, sub: "adm_demo", jti: "1", client_id: clientId };
  const good = () => ({ ...claims, scope: "wellbeing-platform", iat: now(), exp: now() + 60 });

  it("without signature (alg none)", async () => {
    const token = `${encode({ alg: "none", typ: "at+jwt" })}.${encode(good())}.`;
    expect(await isAccepted(token)).toBe(false);
  });

  it("signed by HS256 with the public key as its secret", async () => {
    const { verification } = await runtime.runPromise(OidcKeys);
    const [jwk] = verification.keys;
    const key = await importJWK(jwk ?? { kty: "RSA" }, algorithm);
    if (key instanceof Uint8Array) throw new Error("A public key was expected");
    const secrets = [await exportSPKI(key), JSON.stringify(jwk), jwk?.n ?? ""];
    for (const secret of secrets) {
      const token = await new SignJWT(good())
        .setProtectedHeader({ alg: "HS256", typ: "at+jwt", kid: String(jwk?.kid) })
        .sign(new TextEncoder().encode(secret));
      expect(await isAccepted(token)).toBe(false);
    }
  });

  it("signed by another key, also when its header carries that key", async () => {
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    const { verification } = await runtime.runPromise(OidcKeys);
    const jwk = await exportJWK(publicKey);
    for (const header of [{ kid: String(verification.keys[0]?.kid) }, { jwk }]) {
      const token = await new SignJWT(good())
        .setProtectedHeader({ alg: algorithm, typ: "at+jwt", ...header })
        .sign(privateKey);
      expect(await isAccepted(token)).toBe(false);
    }
  });

  it("that was changed after it was signed", async () => {
    const [header, , signature] = (await signed()).split(".");
    const token = `${header}.${encode({ ...good(), sub: "adm_other" })}.${signature}`;
    expect(await isAccepted(token)).toBe(false);
  });

  it.each(["", ".", "..", "a.b.c", "null", "\0", "x".repeat(100_000)])(
    "that is malformed: %j",
    async (token) => {
      expect(await isAccepted(token)).toBe(false);
    },
  );
});
