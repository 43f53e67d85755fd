import { afterEach, describe, expect, it } from "vitest";
import { expectToWait } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { isSignedIn } from "#test/support/people.ts";
import { authorizationRequest, refresh, requestToken, signIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

afterEach(() => forgetAttempts(platform()));

const stored = async () => {
  const { run, sql } = platform();
  return (await run(sql`select from oidc_artifacts`)).length;
};

const start = (address: string, browser = new Browser(platform().origin)) =>
  browser.fetch(authorizationRequest(browser.origin).path, { headers: { "x-forwarded-for": address } });

it("a request for tokens that is too large is refused in JSON", async () => {
  const answer = await requestToken(platform().origin, { code: "x".repeat(56 * 1024) });
  expect([answer.status, await answer.json()]).toEqual([413, { error: "invalid_request" }]);
});

describe("unfinished sign-ins of one network address", () => {
  it("are refused after 200, with the time to wait, and store nothing more", async () => {
    await start("203.0.113.1");
    await reach(platform(), "startedSignIns", 199);
    expect((await start("203.0.113.1")).status).toBe(303);
    const before = await stored();
    const refused = await start("203.0.113.1");
    expectToWait(refused, 15);
    expect(await refused.text()).toContain("Too many sign-ins");
    expect(await stored()).toBe(before);
    expect((await start("203.0.113.2")).status).toBe(303);
  });

  it("are counted under every spelling and for the end-session endpoint, too", async () => {
    const { origin } = platform();
    const end = () => fetch(`${origin}/oidc/session/end`, { redirect: "manual" });
    expect((await end()).status).toBe(303);
    await reach(platform(), "startedSignIns", 200);
    expect((await end()).status).toBe(429);
    for (const path of ["/oidc/AUTH", "/oidc/auth/", "/oidc/Auth/"]) {
      const spelled = authorizationRequest(origin).path.replace("/oidc/auth", path);
      expect((await new Browser(origin).fetch(spelled)).status).toBe(429);
    }
  });

  it("are started by a navigation, not by a page that loads them", async () => {
    const browser = new Browser(platform().origin);
    const { path } = authorizationRequest(browser.origin);
    const load = async (at: string, site: string, destination: string) => {
      const headers = { "sec-fetch-site": site, "sec-fetch-dest": destination };
      return (await browser.fetch(at, { headers })).status;
    };
    for (const site of ["same-origin", "cross-site"])
      for (const destination of ["image", "empty", "iframe"])
        for (const at of [path, "/oidc/auth/continued", "/oidc/session/end"])
          expect(await load(at, site, destination)).toBe(403);
    expect(await platform().run(platform().sql`select from limited_attempts`)).toEqual([]);
    expect(await load(path, "cross-site", "document")).toBe(303);
  });

  it("do not affect signed-in people with the same address, and are reset when one of them signs in", async () => {
    const { browser } = await signIn(platform().origin);
    await start("127.0.0.1");
    await reach(platform(), "startedSignIns", 1000);
    expect((await start("127.0.0.1")).status).toBe(429);
    expect(await isSignedIn(browser)).toBe(true);
    await reach(platform(), "startedSignIns", 190);
    await signIn(platform().origin);
    const { run, sql } = platform();
    const left = sql`select from limited_attempts where key like 'startedSignIns:%'`;
    await expect.poll(() => run(left)).toEqual([]);
  });
});

it("refused calls of the token endpoint are answered by 429 after 200, valid calls as usual", async () => {
  const tokens = await signIn(platform().origin);
  const guess = () => refresh({ ...tokens, refresh_token: "guess" });
  expect((await guess()).status).toBe(400);
  await reach(platform(), "refusedTokens", 199);
  expect((await guess()).status).toBe(400);
  const refused = await guess();
  expectToWait(refused, 15);
  expect(await refused.json()).toMatchObject({ error: "temporarily_unavailable" });
  expect((await refresh(tokens)).status).toBe(200);
});

it("a preflight of the token endpoint is answered for the console's origin, and none for any other", async () => {
  const { origin } = platform();
  const preflight = (from: string, path = "/oidc/token") =>
    fetch(`${origin}${path}`, {
      method: "OPTIONS",
      headers: { origin: from, "access-control-request-method": "POST" },
    });
  const answer = await preflight(origin);
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([204, origin]);
  for (const other of ["https://evil.example", "null", "http://localhost"])
    for (const path of ["/oidc/token", "/oidc/jwks", "/oidc/.well-known/openid-configuration"]) {
      const refused = await preflight(other, path);
      expect(refused.status).toBe(403);
      expect([...refused.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
});
