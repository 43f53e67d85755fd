/** The pages of a signed-in person: the password, and the sessions. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { expectToWait, redirectOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import {
  errorIn,
  fieldIn,
  goodPassword,
  isSignedIn,
  NamedBrowser,
  pageOf,
  peopleOf,
} from "#test/support/people.ts";
import { decoded, mailTo } from "#test/support/registrationMail.ts";
import { obtainCode, openSignIn, refresh, signIn, statusOfCall } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = temporaryFolder();
const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { issue, registered, signedInTwice, eventsOf } = peopleOf(platform);

const newPassword = "Siebzehn Fjorde tragen Gummistiefel";
const fields = { current: goodPassword, password: newPassword, repetition: newPassword };

const change = (browser: Browser, changes: Partial<typeof fields> = {}, headers = {}) =>
  browser.submit("/oidc/password?ui_locales=en", { ...fields, ...changes }, headers);

/** Whether the tokens still work. */
const isOver = async (tokens: Awaited<ReturnType<typeof signIn>>) =>
  (await statusOfCall(tokens)) === 401 && (await refresh(tokens)).status === 400;

describe("without a session", () => {
  it.each(["/oidc/password", "/oidc/sessions"])("%s is the sign-in, which leads back to it", async (path) => {
    const { account } = await registered();
    const browser = new Browser(platform().origin);
    const here = `${path}?ui_locales=en`;
    expect(await pageOf(browser, path)).toContain("<h1>Sign in</h1>");
    const refused = await browser.submit(here, { ...account, password: "wrong" });
    expect(refused.status).toBe(422);
    expect(errorIn(await refused.text(), "password")).toMatch("The email address or the password is not");
    expect(redirectOf(await browser.submit(here, account))).toBe(`303 ${here}`);
    expect(await pageOf(browser, path)).toMatch(/<h1>(Change your password|Your sessions)<\/h1>/);
    expect(await isSignedIn(browser, account)).toBe(true);
  });

  it("nothing is changed, and other sites cannot submit the forms", async () => {
    const { here, account } = await signedInTwice();
    const { origin } = platform();
    expect(redirectOf(await change(new Browser(origin)))).toBe("303 /oidc/password?ui_locales=en");
    const evil = { origin: "https://evil.example" };
    expect((await change(here, {}, evil)).status).toBe(403);
    expect((await here.submit("/oidc/sessions", { session: "others" }, evil)).status).toBe(403);
    expect(await isSignedIn(new Browser(origin), account).catch(() => "refused")).toBe(false);
  });
});

describe("changing the password", () => {
  it("keeps this session by another cookie, ends all others and open links, and is told by a mail", async () => {
    const { origin, run, sql } = platform();
    const { id, account, here, elsewhere, tokens, other } = await signedInTwice();
    const link = await issue(id);
    const queued = sql`select from invitation_mails where administrator_id = ${id} and kind = 'link'`;
    await run(
      sql`insert into invitation_mails (administrator_id, due_at) values (${id}, now() + interval '1 day')`,
    );
    expect(await run(queued)).toHaveLength(1);
    const thief = new Browser(origin);
    const accepted = await thief.submit((await openSignIn(thief)).url.href, account);
    expect(accepted.status).toBe(303);

    const response = await change(here);
    expect(redirectOf(response)).toBe("303 /oidc/password/changed?ui_locales=en");
    expect(response.headers.getSetCookie().join()).toMatch(/^_session=/);
    const { response: page } = await here.follow(response);
    expect(await page.text()).toContain("<h1>Your password was changed</h1>");

    expect([await isOver(tokens), await isOver(other)]).toEqual([true, true]);
    expect(await isSignedIn(here, account)).toBe(true);
    expect((await thief.follow(accepted)).response.status).toBe(400);
    expect((await new Browser(origin).submit(link, fields)).status).toBe(410);
    expect(await run(queued)).toEqual([]);
    await expect(obtainCode(elsewhere, account)).rejects.toThrow("No code");
    expect(await isSignedIn(elsewhere, { ...account, password: newPassword })).toBe(false);

    const mail = decoded(await mailTo(id, dataDir));
    expect(mail).toContain(`The password for ${account.email} at`);
    expect(eventsOf(id)).toContainEqual(expect.stringMatching(/reason=currentPassword event=password-set/));
  });

  it("a copy of the former cookie is worth nothing", async () => {
    const { account } = await registered();
    const { origin } = platform();
    const watched = new Browser(origin);
    const response = await watched.submit("/oidc/password", account);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const withCopy = async () =>
      (await fetch(`${origin}/oidc/password?ui_locales=en`, { headers: { cookie } })).text();
    expect(await withCopy()).toContain("<h1>Change your password</h1>");
    await change(watched);
    expect(await withCopy()).toContain("<h1>Sign in</h1>");
  });

  const needed = "Please fill out this field.";
  const same = "This is your current password. Please choose another one.";
  it.each([
    [{ current: "", repetition: "other" }, "current", needed],
    [{ current: "wrong" }, "current", "The current password is not correct."],
    [{ repetition: "other" }, "repetition", "The two passwords are not the same."],
    [{ password: goodPassword, repetition: goodPassword }, "password", same],
  ])("%j is refused at the field %s", async (changes, name, reason) => {
    const { here, elsewhere, account } = await signedInTwice();
    const response = await change(here, changes);
    const page = await response.text();
    expect([response.status, errorIn(page, name)]).toEqual([422, reason]);
    expect(fieldIn(page, name)).toContain("autofocus");
    expect(page.match(/autofocus/g)).toHaveLength(1);
    expect(page).not.toContain(newPassword);
    expect(await isSignedIn(elsewhere, account)).toBe(true);
  });

  it("a wrong current password counts like one at the sign-in", async () => {
    const { here, account } = await signedInTwice();
    await change(here, { current: "wrong" });
    await reach(platform(), "accountAtAddress", 10);
    const response = await change(here);
    expectToWait(response, 15);
    expect(errorIn(await response.text(), "current")).toMatch(/^Too many attempts\./);
    const atSignIn = new NamedBrowser(here.origin, "safari", "203.0.113.40");
    expect((await atSignIn.submit((await openSignIn(atSignIn)).url.href, account)).status).toBe(429);
    await forgetAttempts(platform());
  });
});

const sessionsIn = (page: string) =>
  [...page.matchAll(/<li>[^]*?<\/li>/g)].map(([item]) =>
    item
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );

const buttonsIn = (page: string) =>
  [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, uid = ""]) => uid);

const end = (browser: Browser, session: string) =>
  browser.submit("/oidc/sessions?ui_locales=en", { session });

describe("the list of sessions", () => {
  it("says where and when each was begun, and which one this is", async () => {
    const { account, here, tokens } = await signedInTwice();
    const { run, sql } = platform();
    await run(sql`update oidc_artifacts set expires_at = expires_at - interval '3 days',
        payload = jsonb_set(payload, '{loginTs}', '1764072000')
      where model = 'Session' and payload #>> '{place,address}' in ('203.0.113.40', '203.0.113.41')`);
    await run(sql`update oidc_artifacts set payload = jsonb_set(payload, '{iat}', to_jsonb(
      extract(epoch from now() - interval '150 minutes')::bigint)) where model = 'RefreshToken'`);
    await refresh(tokens);
    vi.stubEnv("TZ", "Pacific/Auckland");
    onTestFinished(() => void vi.unstubAllEnvs());
    const page = await pageOf(here, "/oidc/sessions");
    expect(page).toContain(`Where ${account.email} is signed in.`);
    expect(sessionsIn(page)).toEqual([
      "Firefox on Windows This session 203.0.113.40 Last used: now Signed in: 25 Nov 2025, 12:00 UTC Sign out",
      "Safari on iOS 203.0.113.41 Last used: 2 hours ago Signed in: 25 Nov 2025, 12:00 UTC End session",
    ]);
  });

  it("keeps the place of a sign-in over later ones without the password, and nothing else of the user agent", async () => {
    const { id, account, here } = await signedInTwice();
    await obtainCode(here, account);
    const { run, sql } = platform();
    const stored = await run(sql`select payload -> 'place' as place from oidc_artifacts
      where model = 'Session' and payload ->> 'accountId' = ${id} order by payload #>> '{place,address}'`);
    expect(stored).toEqual([
      { place: { address: "203.0.113.40", browser: "Firefox", system: "Windows" } },
      { place: { address: "203.0.113.41", browser: "Safari", system: "iOS" } },
    ]);
  });

  it("ends a session with its tokens, and no session of another person", async () => {
    const { id, account, here, elsewhere, tokens, other } = await signedInTwice();
    const [uid = ""] = buttonsIn(await pageOf(here, "/oidc/sessions"));
    const another = await signedInTwice();
    for (const session of [uid, "\0"]) await end(another.here, session);
    expect(await statusOfCall(other)).toBe(200);

    expect(redirectOf(await end(here, uid))).toBe("303 /oidc/sessions?ui_locales=en");
    expect(await isOver(other)).toBe(true);
    expect([await statusOfCall(tokens), await statusOfCall(another.other)]).toEqual([200, 200]);
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
    await end(here, "others");
    expect([await isOver(tokens), await isOver(other)]).toEqual([true, true]);
    const again = await signIn(origin, account, here);
    expect([again.askedForPassword, await statusOfCall(again)]).toEqual([false, 200]);
    expect(await statusOfCall(tokens)).toBe(401);
    expect(await pageOf(third, "/oidc/sessions")).toContain("<h1>Sign in</h1>");
    // Also from one that has no tokens itself.
    const fourth = new Browser(origin);
    await fourth.submit("/oidc/sessions", account);
    await end(fourth, "others");
    expect(await statusOfCall(again)).toBe(401);
    expect(sessionsIn(await pageOf(fourth, "/oidc/sessions"))).toHaveLength(1);
  });
});
