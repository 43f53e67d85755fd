import { HttpApi } from "@effect/platform";
import { beforeAll, expect, it } from "vitest";
import { Api } from "#schemas/Api.ts";
import { platformApi } from "#test/support/platformApi.ts";
import { origin } from "#test/support/testConfig.ts";

const platform = platformApi();
const challenge = `Bearer, DPoP algs="ES256"`;

const calls: Array<readonly [method: string, path: string]> = [];
HttpApi.reflect(Api, {
  onGroup: () => {},
  onEndpoint: ({ endpoint }) => calls.push([endpoint.method, endpoint.path.replaceAll(/:\w+/g, "some_id")]),
});

/** Values of the Authorization header that must be refused; what makes a token invalid is TokenVerifier's test. */
let headers: ReadonlyArray<readonly [name: string, header: string | undefined]>;
beforeAll(async () => {
  const { issue, token } = platform();
  headers = [
    ["no header", undefined],
    ["no scheme", token],
    ["another scheme", `Basic  ${token}`],
    ["no token", "Bearer "],
    ["a malformed token", "Bearer abc"],
    ["an administrator who does not exist", `Bearer ${await issue("adm_nobody")}`],
  ];
});

it.each(calls)("without a valid token %s %s answers 401", async (method, path) => {
  for (const [name, authorization] of headers) {
    // A body is not read: it would be refused by its type, and as broken.
    const sent = { "content-type": "text/plain", ...(authorization !== undefined && { authorization }) };
    const body = method === "POST" || method === "PUT" ? { body: "{" } : {};
    const answer = await platform().fetch(
      new Request(`${origin}${path}`, { method, headers: sent, ...body }),
    );
    expect([name, answer.status]).toEqual([name, 401]);
    expect(answer.headers.get("content-type")).toBe("application/problem+json");
    expect(answer.headers.get("www-authenticate")).toBe(challenge);
    const isRead = /^Bearer (?:ey|abc)/.test(authorization ?? "");
    const detail = isRead ? "The token is not accepted." : "An access token is required.";
    expect(await answer.json()).toMatchObject({ _tag: "Unauthorized", status: 401, detail });
  }
});
