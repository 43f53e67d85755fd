import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { storedId } from "#platform/oidc/ArtifactStore.ts";
import { clientId } from "#platform/oidc/OidcNames.ts";
import {
  refresh,
  refreshByGet,
  requestToken,
  scope,
  signIn,
  statusOfCall,
  tokensOf,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

describe.each([
  ["the specification's GET", refreshByGet],
  ["OAuth's POST", refresh],
])("refreshing by %s", (_title, send) => {
  it("returns new tokens of the same person", async () => {
    const { origin } = platform();
    const first = await signIn(origin);
    const response = await send(origin, first.refresh_token);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const second = await tokensOf(response);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(decodeJwt(second.id_token).sub).toBe(decodeJwt(first.id_token).sub);

    expect(await statusOfCall(origin, second)).toBe(200);
  });

  it("succeeds for all tabs that refresh at the same time", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(origin, refresh_token)));
    const tokens = await Promise.all(answers.map(tokensOf));
    expect(new Set(tokens.map((each) => each.refresh_token)).size).toBe(1);
    const again = await Promise.all(tokens.map((each) => send(origin, each.refresh_token)));
    expect(again.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it.each(["x".repeat(43), "", "\0", "é", "x".repeat(5000)])("refuses the token %j", async (token) => {
    const response = await send(platform().origin, token);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/^{"error":"invalid_/);
  });
});

describe("a refresh", () => {
  it.each([
    ["sec-purpose", "prefetch;prerender"],
    ["purpose", "prefetch"],
    ["x-moz", "Prefetch"],
  ])("is refused for a speculative request with the header %s, and uses up no token", async (name, value) => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const query = new URLSearchParams({ grant_type: "refresh_token", client_id: clientId, refresh_token });
    const guessed = await fetch(`${origin}/oidc/token?${query}`, {
      headers: { [name]: value },
    });
    expect(guessed.status).toBe(403);
    expect((await refreshByGet(origin, refresh_token)).status).toBe(200);
  });

  it("does not outlive the sign-in's fourteen days", async () => {
    const { origin, run, sql } = platform();
    const { refresh_token } = await signIn(origin);
    const lifetimeOf = async (token: string) => {
      const [row] = await run(sql<{ expires: number }>`select (payload->>'exp')::int as expires
        from oidc_artifacts where model = 'RefreshToken' and id = ${storedId("RefreshToken", token)}`);
      return row?.expires;
    };
    const next = await tokensOf(await refresh(origin, refresh_token));
    expect(await lifetimeOf(next.refresh_token)).toBe(await lifetimeOf(refresh_token));
  });

  it("never widens the scope", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const body = { grant_type: "refresh_token", refresh_token, scope: `${scope} admin` };
    expect(await (await requestToken(origin, body)).json()).toMatchObject({ error: "invalid_scope" });
  });

  it("of another client is refused", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const body = { grant_type: "refresh_token", refresh_token, client_id: "someone-else" };
    expect((await requestToken(origin, body)).status).toBe(401);
  });

  it.each([
    ["a code by GET", { grant_type: "authorization_code", code: "x" }],
    ["nothing by GET", {}],
  ])("does not allow %s", async (_title, parameters) => {
    const query = new URLSearchParams({ client_id: clientId, ...parameters });
    expect((await fetch(`${platform().origin}/oidc/token?${query}`)).status).toBe(404);
  });

  it("is not carried out by a HEAD request", async () => {
    const { origin } = platform();
    const { refresh_token } = await signIn(origin);
    const query = new URLSearchParams({ grant_type: "refresh_token", refresh_token, client_id: clientId });
    await fetch(`${origin}/oidc/token?${query}`, { method: "HEAD" });
    expect((await refresh(origin, refresh_token)).status).toBe(200);
  });
});
