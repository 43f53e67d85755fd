/** Where a signed-in person changes the password. */
import { beforeAll, describe, expect, it } from "vitest";
import { expectToWait, redirectOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { errorIn, fieldIn, goodPassword, isSignedIn, pageOf, peopleOf } from "#test/support/people.ts";
import { decoded, mailTo } from "#test/support/registrationMail.ts";
import { obtainCode, openSignIn, refresh, type signIn, statusOfCall } from "#test/support/signIn.ts";
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
  it("the page is the sign-in, which leads back to it", async () => {
    const { account } = await registered();
    const browser = new Browser(platform().origin);
    const here = "/oidc/password?ui_locales=en";
    expect(await pageOf(browser, "/oidc/password")).toContain("<h1>Sign in</h1>");
    const refused = await browser.submit(here, { ...account, password: "wrong" });
    expect(refused.status).toBe(422);
    expect(errorIn(await refused.text(), "password")).toMatch("The email address or the password is not");
    expect(redirectOf(await browser.submit(here, account))).toBe(`303 ${here}`);
    expect(await pageOf(browser, "/oidc/password")).toContain("<h1>Change your password</h1>");
    expect(await isSignedIn(browser, account)).toBe(true);
  });

  it("nothing is changed, and other sites cannot submit the form", async () => {
    const { here, account } = await signedInTwice();
    const { origin } = platform();
    expect(redirectOf(await change(new Browser(origin)))).toBe("303 /oidc/password?ui_locales=en");
    const evil = { origin: "https://evil.example" };
    expect((await change(here, {}, evil)).status).toBe(403);
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

  it("a copy of the former cookie is worth nothing, nor are tokens, if only another browser has any", async () => {
    const { account, tokens, other } = await signedInTwice();
    const { origin } = platform();
    const watched = new Browser(origin);
    await watched.submit("/oidc/password", account);
    const cookie = watched.cookiesFor("/oidc/password");
    const withCopy = async () =>
      (await fetch(`${origin}/oidc/password?ui_locales=en`, { headers: { cookie } })).text();
    expect(await withCopy()).toContain("<h1>Change your password</h1>");
    await change(watched);
    expect([await isOver(tokens), await isOver(other)]).toEqual([true, true]);
    expect(await withCopy()).toContain("<h1>Sign in</h1>");
  });

  let unchanged: Awaited<ReturnType<typeof signedInTwice>>;
  beforeAll(async () => {
    unchanged = await signedInTwice();
  });
  const needed = "Please fill out this field.";
  const same = "This is your current password. Please choose another one.";
  it.each([
    [{ current: "", repetition: "other" }, "current", needed],
    [{ current: "wrong" }, "current", "The current password is not correct."],
    [{ repetition: "other" }, "repetition", "The two passwords are not the same."],
    [{ password: goodPassword, repetition: goodPassword }, "password", same],
  ])("%j is refused at the field %s", async (changes, name, reason) => {
    const { here, elsewhere, account } = unchanged;
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
    const atSignIn = new Browser(here.origin, "203.0.113.40");
    expect((await atSignIn.submit((await openSignIn(atSignIn)).url.href, account)).status).toBe(429);
    await forgetAttempts(platform());
  });
});
