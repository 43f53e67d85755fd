import { HttpApi } from "@effect/platform";
import { importJWK, SignJWT, UnsecuredJWT, generateKeyPair } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { clientId, oidcNames } from "#platform/oidc/OidcNames.ts";
import { Api } from "#schemas/Api.ts";
import { administrator, platformApi } from "#test/support/platformApi.ts";
import { origin } from "#test/support/testConfig.ts";

const platform = platformApi();

const calls: Array<readonly [method: string, path: string]> = [];
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint }) => calls.push([endpoint.method, endpoint.path.replaceAll(/:\w+/g, "some_id")]),
});

const hour = 60 * 60;
const seconds = () => Math.floor(Date.now() / 1000);

/** Values of the Authorization header that must be refused. */
const refused = async (): Promise<ReadonlyArray<readonly [name: string, header: string | undefined]>> => {
  const { issue, token } = platform();
  const bearer = async (name: string, value: string | Promise<string>) =>
    [name, `Bearer ${await value}`] as const;
  const claims = (name: string, replaced: Readonly<Record<string, unknown>>) =>
    bearer(name, issue(administrator.id, { claims: replaced }));
  const [head, body, signature = ""] = token.split(".");
  const payload = JSON.parse(Buffer.from(body ?? "", "base64url").toString());
  const { privateKey } = await generateKeyPair("RS256");
  const secret = await importJWK({ kty: "oct", k: Buffer.from(head ?? "").toString("base64url") }, "HS256");
  return [
    ["no header", undefined],
    ["an empty header", ""],
    ["no scheme", token],
    ["another scheme", `Basic  ${token}`],
    ["no token", "Bearer "],
    ["a malformed token", "Bearer abc"],
    await bearer("a token that was cut", token.slice(0, -10)),
    await bearer("another signature", `${head}.${body}.${signature.split("").toReversed().join("")}`),
    await bearer(
      "a key of another issuer",
      new SignJWT(payload).setProtectedHeader({ alg: "RS256", typ: "at+jwt" }).sign(privateKey),
    ),
    await bearer(
      "a symmetric key",
      new SignJWT(payload).setProtectedHeader({ alg: "HS256", typ: "at+jwt" }).sign(secret),
    ),
    await bearer("alg none", new UnsecuredJWT(payload).encode()),
    await claims("an expired token", { iat: seconds() - 2 * hour, exp: seconds() - hour }),
    await claims("a token without expiry", { exp: undefined }),
    await claims("another audience", { aud: "https://elsewhere.example/api" }),
    await claims("another issuer", { iss: "https://elsewhere.example/oidc" }),
    await claims("no scope for this platform", { scope: "openid" }),
    await bearer(
      "an ID token",
      issue(administrator.id, { header: { typ: "JWT" }, claims: { aud: clientId } }),
    ),
    await bearer("an ID token's type", issue(administrator.id, { header: { typ: "JWT" } })),
    await bearer("an administrator who does not exist", issue("adm_nobody")),
  ];
};

let headers: Awaited<ReturnType<typeof refused>>;
beforeAll(async () => {
  headers = await refused();
});

describe("without a valid token", () => {
  it.each(calls)("%s %s answers 401", async (method, path) => {
    for (const [name, authorization] of headers) {
      const { fetch } = platform();
      const answer = await fetch(
        new Request(`${origin}${path}`, {
          method,
          headers: {
            "content-type": "application/json",
            ...(authorization === undefined ? {} : { authorization }),
          },
          ...(method === "POST" || method === "PUT" ? { body: "{}" } : {}),
        }),
      );
      expect([name, answer.status]).toEqual([name, 401]);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
      expect(await answer.json()).toMatchObject({ _tag: "Unauthorized", status: 401 });
    }
  });

  it.each([
    ["a form", "application/x-www-form-urlencoded", "name=A"],
    ["parts", "multipart/form-data; boundary=x", "--x--"],
    ["text", "text/plain", "A"],
    ["broken JSON", "application/json", "{"],
    ["too much", "application/json", `{"name":"${"x".repeat(100_000)}"}`],
  ])("a body is not read: %s", async (_title, type, body) => {
    const { fetch } = platform();
    const writes = calls.filter(([method]) => method === "POST" || method === "PUT");
    for (const [method, path] of writes) {
      const headers = { "content-type": type, authorization: "Bearer none" };
      const answer = await fetch(new Request(`${origin}${path}`, { method, headers, body }));
      expect([path, answer.status, answer.headers.get("www-authenticate")]).toEqual([path, 401, "Bearer"]);
    }
  });

  it("all calls of the contract are covered", () => {
    expect(calls.length).toBeGreaterThanOrEqual(19);
  });
});

it("an administrator's token is accepted", async () => {
  const answer = await platform().call("GET", "/api/v1/users/me");
  expect(answer).toMatchObject({ status: 200, body: { id: administrator.id, email: administrator.email } });
  expect(oidcNames(origin).audience).toBe(`${origin}/api`);
});
