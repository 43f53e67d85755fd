import { decodeJwt, decodeProtectedHeader } from "jose";
import { describe, expect, it } from "vitest";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { countsOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import {
  answerForm,
  demo,
  exchange,
  obtainCode,
  openSignIn,
  refresh,
  renewed,
  requestToken,
  signIn,
  statusOfCall,
} from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const open = async (changes: Record<string, string | undefined>) => {
  const browser = new Browser(platform().origin);
  return { browser, ...(await openSignIn(browser, changes)) };
};

const obtained = (browser = new Browser(platform().origin)) => obtainCode(browser);

describe("signing in", () => {
  it("leads from the authorization request through the form to tokens", async () => {
    const { origin } = platform();
    const { request, url, askedForPassword, ...tokens } = await signIn(origin);
    expect(askedForPassword).toBe(true);
    expect(url.origin + url.pathname).toBe(`${origin}/auth`);
    expect(url.searchParams.get("state")).toBe(request.state);
    expect(url.searchParams.get("iss")).toBe(`${origin}/oidc`);
    expect((await exchange(await obtained())).headers.get("cache-control")).toBe("no-store");
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: "RS256", typ: "at+jwt" });
    const common = { iss: `${origin}/oidc`, sub: "adm_demo" };
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      ...common,
      aud: `${origin}/api`,
      client_id: clientId,
      scope: "wellbeing-platform",
    });
    const claims = { email: demo.email, given_name: "Ada", family_name: "Winter" };
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      ...common,
      aud: clientId,
      nonce: request.nonce,
      ...claims,
    });
    expect(await statusOfCall({ ...tokens, access_token: tokens.id_token })).toBe(401);
  });

  it("goes on at another instance than the one where it began", async () => {
    const { browser, url } = await open({});
    await platform().restart();
    expect((await answerForm(browser, url)).url.searchParams.has("code")).toBe(true);
  });

  it("gives a refresh token only with offline_access", async () => {
    const browser = new Browser(platform().origin);
    const code = await obtainCode(browser, demo, { scope: "openid wellbeing-platform" });
    expect(await (await exchange(code)).json()).not.toHaveProperty("refresh_token");
  });

  it("fails with prompt=none without a session", async () => {
    expect((await open({ prompt: "none" })).url.searchParams.get("error")).toBe("login_required");
  });

  it("replaces the session of another person, also by a form that was opened before", async () => {
    const { origin, run, sql } = platform();
    const email = "bo@example.org";
    await run(sql`insert into administrators (id, email, email_key, first_name, last_name, password_hash)
      select 'adm_bo', ${email}, ${email}, 'Bo', 'Berg', password_hash from administrators`);
    const browser = new Browser(origin);
    const opened = await openSignIn(browser);
    const first = await signIn(origin, demo, browser);
    expect((await answerForm(browser, opened.url, { ...demo, email })).url.pathname).toBe("/auth");
    const { askedForPassword, ...second } = await signIn(origin, demo, browser);
    expect([askedForPassword, decodeJwt(second.access_token).sub]).toEqual([false, "adm_bo"]);
    const code = await obtainCode(browser, demo, { prompt: "login" });
    const { access_token } = (await (await exchange(code)).json()) as typeof first;
    expect(decodeJwt(access_token).sub).toBe("adm_demo");
    for (const replaced of [first, second]) expect((await refresh(replaced)).status).toBe(400);
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
    expect([answer.get("error"), answer.has("code")]).toEqual([error, false]);
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

it("going on with a sign-in that nobody began is refused, whatever else the address has", async () => {
  const browser = new Browser(platform().origin);
  expect((await browser.fetch(`/oidc/auth/unknown?client_id=${clientId}`)).status).toBe(400);
});

describe("an authorization code", () => {
  it.each([
    ["a wrong verifier", { code_verifier: "x".repeat(43) }],
    ["an empty verifier", { code_verifier: "" }],
    ["another redirect URI", { redirect_uri: "https://evil.example/auth" }],
    ["a code that was never given", { code: "x".repeat(43) }],
  ])("is refused with %s", async (_title, changes) => {
    const { origin, grant } = await obtained();
    const response = await requestToken(origin, { ...grant, ...changes });
    expect(response.status).toBe(400);
    expect(await response.json()).not.toHaveProperty("access_token");
  });

  it("that is used again revokes its tokens", async () => {
    const tokens = await signIn(platform().origin);
    expect((await exchange(tokens)).status).toBe(400);
    expect((await refresh(tokens)).status).toBe(400);
  });

  it("is redeemed by exactly one of many concurrent requests", async () => {
    const code = await obtained();
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
    expect(countsOf(answers)).toEqual({ 200: 1, 400: 7 });
  });
});

it("nothing that is stored can be used as a refresh token, a code or a session cookie", async () => {
  const { origin, run, sql } = platform();
  const browser = new Browser(origin);
  const first = await signIn(origin, demo, browser);
  const second = await renewed(first);
  const again = await obtained(browser); // with the session, whose cookie the interaction would name
  const stored = await run(sql`select a::text as row from oidc_artifacts a`);
  expect(stored.length).toBeGreaterThan(3);
  const cookies = [...browser.cookiesFor("/oidc").matchAll(/_session[^=]*=([^;]+)/g)].map(
    ([, value]) => value,
  );
  expect(cookies.length).toBeGreaterThan(0);
  const tokens = [first.code, again.code, first.refresh_token, second.refresh_token];
  for (const credential of [...tokens, ...cookies]) expect(JSON.stringify(stored)).not.toContain(credential);
});
