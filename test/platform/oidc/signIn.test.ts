import { decodeJwt, decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { Browser } from "#test/support/Browser.ts";
import {
  answerForm,
  demo,
  exchange,
  obtainCode,
  openSignIn,
  refresh,
  requestToken,
  signIn,
  statusOfCall,
  tokensOf,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const open = async (changes: Record<string, string | undefined> = {}) => {
  const browser = new Browser(platform().origin);
  return { browser, ...(await openSignIn(browser, changes)) };
};

describe("signing in", () => {
  it("leads from the authorization request through the form to tokens", async () => {
    const { origin } = platform();
    const { browser, request, response, url } = await open();
    expect(response.status).toBe(200);

    const back = await answerForm(browser, url);
    expect(`${back.url.origin}${back.url.pathname}`).toBe(`${origin}/auth`);
    expect(back.url.searchParams.get("state")).toBe(request.state);
    expect(back.url.searchParams.get("iss")).toBe(`${origin}/oidc`);

    const code = back.url.searchParams.get("code") ?? "";
    const answer = await exchange(origin, code, request.verifier);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const tokens = await tokensOf(answer);
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: `${origin}/oidc`,
      aud: `${origin}/api`,
      sub: "adm_demo",
      client_id: clientId,
      scope: "wellbeing-platform",
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: `${origin}/oidc`,
      aud: clientId,
      sub: "adm_demo",
      nonce: request.nonce,
      email: demo.email,
      given_name: "Ada",
      family_name: "Winter",
    });
  });

  it("gives an ID token and a refresh token that the API refuses", async () => {
    const { origin } = platform();
    const { id_token, refresh_token } = await signIn(origin);
    for (const access_token of [id_token, refresh_token]) {
      expect(await statusOfCall(origin, { access_token })).toBe(401);
    }
  });

  it("gives a refresh token only with offline_access", async () => {
    const { browser, request, url } = await open({ scope: "openid wellbeing-platform" });
    const back = await answerForm(browser, url);
    const code = back.url.searchParams.get("code") ?? "";
    const response = await exchange(browser.origin, code, request.verifier);
    expect(await response.json()).not.toHaveProperty("refresh_token");
  });

  it("fails with prompt=none without a session", async () => {
    const { url } = await open({ prompt: "none" });
    expect(url.searchParams.get("error")).toBe("login_required");
  });

  it("replaces the session of another person", async () => {
    const { origin, sql } = platform();
    const row = { id: "adm_bo", email: "bo@example.org", email_key: "bo@example.org" };
    await platform()
      .run(sql`insert into administrators (id, email, email_key, first_name, last_name, password_hash)
      select ${row.id}, ${row.email}, ${row.email_key}, 'Bo', 'Berg', password_hash from administrators`);
    const browser = new Browser(origin);
    const first = await signIn(origin, demo, browser);

    const { request, url } = await openSignIn(browser, { prompt: "login" });
    const back = await answerForm(browser, url, { ...demo, email: row.email });
    const tokens = await tokensOf(
      await exchange(origin, back.url.searchParams.get("code") ?? "", request.verifier),
    );
    expect(decodeJwt(tokens.access_token).sub).toBe("adm_bo");
    expect((await refresh(origin, first.refresh_token)).status).toBe(400);
  });
});

describe("a request that is not the console's", () => {
  it.each([
    ["without PKCE", { code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    ["with plain PKCE", { code_challenge_method: "plain" }, "invalid_request"],
    ["for a token by redirect", { response_type: "id_token" }, "unsupported_response_type"],
    ["for another platform", { resource: "https://api.example.org" }, "invalid_target"],
    ["with a NUL in its state", { state: "a\0" }, "invalid_request"],
    ["with a NUL in its nonce", { nonce: String.raw`\\`.concat("\0") }, "invalid_request"],
  ])("is refused %s", async (_title, changes, error) => {
    const { url } = await open(changes);
    expect(url.pathname).toBe("/auth");
    const answer = new URLSearchParams(url.search || url.hash.slice(1));
    expect(answer.get("error")).toBe(error);
    expect(answer.has("code")).toBe(false);
  });

  it("may contain an escaped NUL in its state", async () => {
    const state = String.raw`\u0000`;
    const { browser, url } = await open({ state });
    expect((await answerForm(browser, url)).url.searchParams.get("state")).toBe(state);
  });

  it.each([
    ["another origin", { redirect_uri: "https://evil.example/auth" }],
    ["another path", { redirect_uri: "/administer" }],
    ["another client", { client_id: "someone-else" }],
    ["a client with a NUL in its id", { client_id: "\0" }],
  ])("is never redirected to %s", async (_title, changes) => {
    const { response } = await open(changes);
    expect(response.status).toBe(400);
    expect(response.headers.get("location")).toBeNull();
  });
});

describe("an authorization code", () => {
  const redeem = async (changes: Record<string, string>) => {
    const { origin } = platform();
    const { code, request } = await obtainCode(new Browser(origin));
    const redirect_uri = `${origin}/auth`;
    const body = { grant_type: "authorization_code", redirect_uri, code, code_verifier: request.verifier };
    return requestToken(origin, { ...body, ...changes });
  };

  it.each([
    ["a wrong verifier", { code_verifier: "x".repeat(43) }],
    ["an empty verifier", { code_verifier: "" }],
    ["another redirect URI", { redirect_uri: "https://evil.example/auth" }],
    ["a code that was never given", { code: "x".repeat(43) }],
  ])("is refused with %s", async (_title, changes) => {
    const response = await redeem(changes);
    expect(response.status).toBe(400);
    expect(await response.json()).not.toHaveProperty("access_token");
  });

  it("that is used again revokes its tokens", async () => {
    const { origin } = platform();
    const { code, request } = await obtainCode(new Browser(origin));
    const tokens = await tokensOf(await exchange(origin, code, request.verifier));
    expect((await exchange(origin, code, request.verifier)).status).toBe(400);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
  });

  it("is redeemed by exactly one of many concurrent requests", async () => {
    const { origin } = platform();
    const { code, request } = await obtainCode(new Browser(origin));
    const attempts = Array.from({ length: 8 }, () => exchange(origin, code, request.verifier));
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });
});

it("tokens and sessions survive a restart of the platform", async () => {
  const { origin, restart } = platform();
  const browser = new Browser(origin);
  const tokens = await signIn(origin, demo, browser);
  await restart();
  expect(await statusOfCall(origin, tokens)).toBe(200);
  expect((await obtainCode(browser)).askedForPassword).toBe(false);
  expect((await refresh(origin, tokens.refresh_token)).status).toBe(200);
});
