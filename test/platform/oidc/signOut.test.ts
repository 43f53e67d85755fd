import { describe, expect, it } from "vitest";
import { clientId } from "#platform/oidc/OidcNames.ts";
import { redirectOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { isSignedIn } from "#test/support/people.ts";
import { refresh, refreshByGet, renewed, signIn, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

type Session = Awaited<ReturnType<typeof signIn>>;
const signedIn = () => signIn(platform().origin);

const endSession = (browser: Browser, parameters: Record<string, string> = {}) =>
  browser.fetch(`/oidc/session/end?${new URLSearchParams(parameters)}`);

/** As the console does it, but for the changes. */
const signOut = ({ browser, id_token, origin }: Session, changes: Record<string, string> = {}) =>
  endSession(browser, { id_token_hint: id_token, post_logout_redirect_uri: `${origin}/`, ...changes });

describe("signing out with an ID token", () => {
  it("ends the session and its tokens at once and redirects to the console, also when it is over", async () => {
    const [session, elsewhere] = [await signedIn(), await signedIn()];
    const other = await renewed(session);
    expect(await statusOfCall(session)).toBe(200);
    expect(redirectOf(await signOut(session, { state: "abc" }))).toBe(`303 ${session.origin}/?state=abc`);
    expect((await refresh(other)).status).toBe(400);
    expect(await Promise.all([session, other, elsewhere].map(statusOfCall))).toEqual([401, 401, 200]);
    expect(redirectOf(await signOut(session))).toBe(`303 ${session.origin}/`);
    expect(await isSignedIn(session.browser)).toBe(false);
  });

  it.each([
    ["to another site", () => ({ post_logout_redirect_uri: "https://evil.example/" })],
    ["with a forged token", (token: string) => ({ id_token_hint: `${token.slice(0, -8)}AAAAAAAA` })],
  ])("is refused %s", async (_how, changes) => {
    const session = await signedIn();
    expect((await signOut(session, changes(session.id_token))).status).toBe(400);
    expect(await isSignedIn(session.browser)).toBe(true);
  });
});

it("after signing out, tokens from concurrent refreshes do not work", async () => {
  const session = await signedIn();
  const ending = signOut(session);
  const answers = await Promise.all([refresh, refreshByGet, refresh].map((send) => send(session)));
  await ending;
  for (const answer of answers) {
    expect([200, 400]).toContain(answer.status);
    if (answer.status === 400) continue;
    const tokens = await tokensOf(answer);
    expect(await statusOfCall(tokens)).toBe(401);
    expect((await refresh(tokens)).status).toBe(400);
  }
});

describe("signing out without proof", () => {
  const confirm = (browser: Browser, xsrf: string) =>
    browser.submit("/oidc/session/end/confirm", { xsrf, logout: "yes" });

  it("asks first, and ends the session when the form is submitted with its CSRF token", async () => {
    const session = await signedIn();
    const { browser } = session;
    const page = await (await endSession(browser, { ui_locales: "de" })).text();
    expect(page).toContain("Möchten Sie sich von der Konsole abmelden?");
    expect((await confirm(browser, "guess")).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(true);
    await confirm(
      browser,
      /name="xsrf" value="(\w+)"/.exec(await (await endSession(browser)).text())?.[1] ?? "",
    );
    expect((await refresh(session)).status).toBe(400);
    expect(await isSignedIn(browser)).toBe(false);
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

  it("to the end-session endpoint is not stored at all, nor U+0000 or a state of 11 kB to the authorization endpoint, which refuses them", async () => {
    const browser = new Browser(platform().origin);
    const before = await stored();
    for (const state of ["abc", "%00", "x".repeat(11_000)]) {
      expect((await browser.fetch(`/oidc/session/end?state=${state}`)).status).toBe(303);
    }
    expect(await stored()).toEqual(before);
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
