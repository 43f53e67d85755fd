import { describe, expect, it } from "vitest";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { Browser } from "#test/support/Browser.ts";
import { demo, obtainCode, refresh, signIn, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const signedIn = async () => {
  const browser = new Browser(platform().origin);
  return { browser, tokens: await signIn(browser.origin, demo, browser) };
};

const endSession = (browser: Browser, parameters: Record<string, string>) =>
  browser.fetch(`/oidc/session/end?${new URLSearchParams(parameters)}`);

describe("signing out with an ID token", () => {
  it("ends the session at once and redirects to the console", async () => {
    const { browser, tokens } = await signedIn();
    const response = await endSession(browser, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${browser.origin}/`,
      state: "abc",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe(`${browser.origin}/?state=abc`);
    expect((await refresh(browser.origin, tokens.refresh_token)).status).toBe(400);
    expect((await obtainCode(browser)).askedForPassword).toBe(true);
  });

  it("never redirects to another site", async () => {
    const { browser, tokens } = await signedIn();
    const response = await endSession(browser, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: "https://evil.example/",
    });
    expect(response.status).toBe(400);
    expect((await obtainCode(browser)).askedForPassword).toBe(false);
  });

  it("is refused with a forged token", async () => {
    const { browser, tokens } = await signedIn();
    const forged = `${tokens.id_token.slice(0, -8)}AAAAAAAA`;
    expect((await endSession(browser, { id_token_hint: forged })).status).toBe(400);
    expect((await obtainCode(browser)).askedForPassword).toBe(false);
  });

  it("redirects to the console also without a session", async () => {
    const { browser, tokens } = await signedIn();
    const parameters = { id_token_hint: tokens.id_token, post_logout_redirect_uri: `${browser.origin}/` };
    await endSession(browser, parameters);
    const response = await endSession(browser, parameters);
    expect(response.headers.get("location")).toBe(`${browser.origin}/`);
  });
});

describe("after signing out", () => {
  const parameters = ({ origin }: Browser, id_token_hint: string) => ({
    id_token_hint,
    post_logout_redirect_uri: `${origin}/`,
  });

  it("the API refuses access tokens of that grant and accepts those of others", async () => {
    const { browser, tokens } = await signedIn();
    const { origin } = browser;
    const elsewhere = await signIn(origin, demo, new Browser(origin));
    const renewed = await tokensOf(await refresh(origin, tokens.refresh_token));
    expect(await statusOfCall(origin, tokens)).toBe(200);
    await endSession(browser, parameters(browser, tokens.id_token));
    expect(await statusOfCall(origin, tokens)).toBe(401);
    expect(await statusOfCall(origin, renewed)).toBe(401);
    expect(await statusOfCall(origin, elsewhere)).toBe(200);
  });

  it("tokens from concurrent refreshes do not work", async () => {
    const { browser, tokens } = await signedIn();
    const { origin } = browser;
    const refreshing = () => refresh(origin, tokens.refresh_token);
    const ending = endSession(browser, parameters(browser, tokens.id_token));
    const answers = await Promise.all([refreshing(), refreshing(), refreshing()]);
    await ending;
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const late = await tokensOf(answer);
      expect(await statusOfCall(origin, late)).toBe(401);
      expect((await refresh(origin, late.refresh_token)).status).toBe(400);
    }
  });
});

describe("signing out without proof", () => {
  it("asks first, and ends the session when the form is submitted", async () => {
    const { browser, tokens } = await signedIn();
    const page = await (await endSession(browser, { ui_locales: "de" })).text();
    expect(page).toContain("Möchten Sie sich von der Konsole abmelden?");
    expect((await obtainCode(browser)).askedForPassword).toBe(false);

    const xsrf = /name="xsrf" value="(\w+)"/.exec(await (await endSession(browser, {})).text())?.[1] ?? "";
    await browser.submit("/oidc/session/end/confirm", { xsrf, logout: "yes" });
    expect((await refresh(browser.origin, tokens.refresh_token)).status).toBe(400);
    expect((await obtainCode(browser)).askedForPassword).toBe(true);
  });

  it("refuses a form with a wrong CSRF token", async () => {
    const { browser } = await signedIn();
    await endSession(browser, {});
    const response = await browser.submit("/oidc/session/end/confirm", { xsrf: "guess", logout: "yes" });
    expect(response.status).toBe(400);
    expect((await obtainCode(browser)).askedForPassword).toBe(false);
  });

  it("does not ask without a session", async () => {
    const response = await endSession(new Browser(platform().origin), {});
    expect(response.headers.get("location")).toBe(`${platform().origin}/oidc/session/end/success`);
  });
});

describe("a stranger's input without a session", () => {
  const stored = async () => {
    const { run, sql } = platform();
    const [row] = await run(sql<{ size: number; minutes: number }>`
      select coalesce(sum(length(payload::text)), 0)::int as size,
        coalesce(max(extract(epoch from expires_at - now())) / 60, 0)::int as minutes
      from oidc_artifacts where model in ('Session', 'Interaction') and payload->>'accountId' is null`);
    return row ?? { size: 0, minutes: 0 };
  };
  const auth = `/oidc/auth?client_id=${clientId}&response_type=code&code_challenge=${"a".repeat(43)}&code_challenge_method=S256`;

  it("to the end-session endpoint is not stored at all", async () => {
    const browser = new Browser(platform().origin);
    const before = await stored();
    for (const state of ["abc", "%00", "x".repeat(11_000)]) {
      expect((await browser.fetch(`/oidc/session/end?state=${state}`)).status).toBe(303);
    }
    expect(await stored()).toEqual(before);
  });

  it("to the authorization endpoint is refused with U+0000 or a state of 11 kB, and not stored", async () => {
    const browser = new Browser(platform().origin);
    const before = await stored();
    for (const state of ["%00", "x".repeat(11_000)]) {
      const response = await browser.fetch(`${auth}&state=${state}`);
      // A request of the console is answered at its redirect address, as OAuth wants it.
      const answer = response.headers.get("location") ?? `${response.status} ${await response.text()}`;
      expect(answer).toMatch(/^400 .*<h1>|[?&]error=invalid_request/s);
    }
    expect((await stored()).size).toBe(before.size);
  });

  it("is kept for minutes, not for the days of a session", async () => {
    await new Browser(platform().origin).fetch(`${auth}&scope=openid&state=abc`);
    const { size, minutes } = await stored();
    expect(size).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(30);
  });
});
