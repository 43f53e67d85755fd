import { describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { isSignedIn, NamedBrowser, pageOf, signedInPeople } from "#test/support/signedInPeople.ts";
import { exchange, obtainCode, refresh, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();
const { signedInTwice, eventsOf } = signedInPeople(platform);

const sessionsIn = (page: string) =>
  [...page.matchAll(/<li>[^]*?<\/li>/g)].map(([item]) =>
    item
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

const buttonsIn = (page: string) =>
  [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, uid = ""]) => uid);

describe("the list of sessions", () => {
  it("says where and when each was begun, and which one this is", async () => {
    const { account, here, tokens } = await signedInTwice();
    const { origin, run, sql } = platform();
    await run(sql`update oidc_artifacts set expires_at = expires_at - interval '3 days',
        payload = jsonb_set(payload, '{loginTs}', '1764072000')
      where model = 'Session' and payload #>> '{place,address}' in ('203.0.113.40', '203.0.113.41')`);
    await run(sql`update oidc_artifacts set payload = jsonb_set(payload, '{iat}', to_jsonb(
      extract(epoch from now() - interval '150 minutes')::bigint)) where model = 'RefreshToken'`);
    await refresh(origin, tokens.refresh_token);
    const page = await pageOf(here, "/oidc/sessions");
    expect(page).toContain(`Where ${account.email} is signed in.`);
    expect(sessionsIn(page)).toEqual([
      "Firefox on Windows This session 203.0.113.40 Last used: now Signed in: 25 Nov 2025, 12:00 UTC Sign out",
      "Safari on iOS 203.0.113.41 Last used: 2 hours ago Signed in: 25 Nov 2025, 12:00 UTC End session",
    ]);
    const german = await (await here.fetch("/oidc/sessions?ui_locales=de")).text();
    expect(sessionsIn(german)[1]).toBe(
      "Safari unter iOS 203.0.113.41 Zuletzt verwendet: vor 2 Stunden Angemeldet: 25.11.2025, 12:00 UTC Sitzung beenden",
    );
  });

  it("keeps the place of a sign-in over later ones without the password, and nothing else of the user agent", async () => {
    const { id, account, here } = await signedInTwice();
    await obtainCode(here, account);
    const { run, sql } = platform();
    const stored = await run(sql<{ place: object }>`select payload -> 'place' as place from oidc_artifacts
      where model = 'Session' and payload ->> 'accountId' = ${id} order by payload #>> '{place,address}'`);
    expect(stored.map(({ place }) => place)).toEqual([
      { address: "203.0.113.40", browser: "Firefox", system: "Windows" },
      { address: "203.0.113.41", browser: "Safari", system: "iOS" },
    ]);
  });

  it("ends a session with its tokens, and no session of another person", async () => {
    const { origin } = platform();
    const { id, account, here, elsewhere, tokens, other } = await signedInTwice();
    const [uid = ""] = buttonsIn(await pageOf(here, "/oidc/sessions"));
    const another = await signedInTwice();
    await another.here.submit("/oidc/sessions", { session: uid });
    await another.here.submit("/oidc/sessions", { session: "\0" });
    expect(await statusOfCall(origin, other)).toBe(200);

    const response = await here.submit("/oidc/sessions?ui_locales=en", { session: uid });
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/oidc/sessions?ui_locales=en",
    ]);
    expect(await statusOfCall(origin, other)).toBe(401);
    expect((await refresh(origin, other.refresh_token)).status).toBe(400);
    expect(await statusOfCall(origin, tokens)).toBe(200);
    expect(await statusOfCall(origin, another.other)).toBe(200);
    expect(sessionsIn(await pageOf(here, "/oidc/sessions"))).toHaveLength(1);
    expect(await isSignedIn(elsewhere, account)).toBe(false);
    expect(eventsOf(id)).toContainEqual(expect.stringMatching(/reason=one event=sessions-ended/));
  });

  it("ends all others at once, also one without tokens, and all tokens: a copy may be elsewhere", async () => {
    const { origin } = platform();
    const { account, here, tokens, other } = await signedInTwice();
    const third = new NamedBrowser(origin, "safari", "203.0.113.42");
    await third.submit("/oidc/sessions", account);
    const page = await pageOf(here, "/oidc/sessions");
    expect(buttonsIn(page)).toHaveLength(3);
    expect(sessionsIn(page)).toContainEqual(expect.stringMatching(/^Safari on iOS 203\.0\.113\.42 /));
    await here.submit("/oidc/sessions", { session: "others" });
    for (const ended of [tokens, other]) {
      expect(await statusOfCall(origin, ended)).toBe(401);
      expect((await refresh(origin, ended.refresh_token)).status).toBe(400);
    }
    const { code, request, askedForPassword } = await obtainCode(here, account);
    expect(askedForPassword).toBe(false);
    const renewed = await tokensOf(await exchange(origin, code, request.verifier));
    expect(await statusOfCall(origin, renewed)).toBe(200);
    expect(await statusOfCall(origin, tokens)).toBe(401);
    expect(await pageOf(third, "/oidc/sessions")).toContain("<h1>Sign in</h1>");
    // Also from one that has no tokens itself.
    const fourth = new Browser(origin);
    await fourth.submit("/oidc/sessions", account);
    await fourth.submit("/oidc/sessions", { session: "others" });
    expect(await statusOfCall(origin, renewed)).toBe(401);
    expect(sessionsIn(await pageOf(fourth, "/oidc/sessions"))).toHaveLength(1);
  });
});
