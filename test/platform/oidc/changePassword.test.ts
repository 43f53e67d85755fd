import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { errorIn, fieldIn, goodPassword, invitedPeople } from "#test/support/invitedPeople.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { decoded } from "#test/support/registrationMail.ts";
import { isSignedIn, NamedBrowser, pageOf, signedInPeople } from "#test/support/signedInPeople.ts";
import { obtainCode, openSignIn, refresh, statusOfCall } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-account-"));
afterAll(() => rm(dataDir, { recursive: true }));

const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { issue } = invitedPeople(platform);
const { registered, signedInTwice, eventsOf } = signedInPeople(platform);

const newPassword = "Siebzehn Fjorde tragen Gummistiefel";
const fields = { current: goodPassword, password: newPassword, repetition: newPassword };

const change = (browser: Browser, changes: Partial<typeof fields> = {}, headers = {}) =>
  browser.submit("/oidc/password?ui_locales=en", { ...fields, ...changes }, headers);

describe("without a session", () => {
  it.each(["/oidc/password", "/oidc/sessions"])("%s is the sign-in, which leads back to it", async (path) => {
    const { account } = await registered();
    const browser = new Browser(platform().origin);
    const page = await pageOf(browser, path);
    expect(page).toContain("<h1>Sign in</h1>");
    const refused = await browser.submit(`${path}?ui_locales=en`, { ...account, password: "wrong" });
    expect([refused.status, errorIn(await refused.text(), "password")]).toEqual([
      422,
      "The email address or the password is not correct.",
    ]);
    const response = await browser.submit(`${path}?ui_locales=en`, account);
    expect([response.status, response.headers.get("location")]).toEqual([303, `${path}?ui_locales=en`]);
    expect(await pageOf(browser, path)).toMatch(/<h1>(Change your password|Your sessions)<\/h1>/);
    expect(await isSignedIn(browser, account)).toBe(true);
  });

  it("nothing is changed, and other sites cannot submit the forms", async () => {
    const { here, account } = await signedInTwice();
    const { origin } = platform();
    const stranger = await change(new Browser(origin));
    expect([stranger.status, stranger.headers.get("location")]).toEqual([
      303,
      "/oidc/password?ui_locales=en",
    ]);
    const evil = { origin: "https://evil.example" };
    expect((await change(here, {}, evil)).status).toBe(403);
    expect((await here.submit("/oidc/sessions", { session: "others" }, evil)).status).toBe(403);
    expect(await isSignedIn(new Browser(origin), account).catch(() => "refused")).toBe(false);
  });
});

describe("changing the password", () => {
  it("keeps this session by another cookie, ends all others and open links, and is told by a mail", async () => {
    const { origin } = platform();
    const { id, account, here, elsewhere, tokens, other } = await signedInTwice();
    const link = await issue(id);
    const thief = new Browser(origin);
    const form = await openSignIn(thief);
    const accepted = await thief.submit(form.url.href, account);
    expect(accepted.status).toBe(303);

    const response = await change(here);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/oidc/password/changed?ui_locales=en",
    ]);
    expect(response.headers.getSetCookie().join()).toMatch(/^_session=/);
    expect(await (await here.follow(response)).response.text()).toContain(
      "<h1>Your password was changed</h1>",
    );

    expect(await statusOfCall(origin, tokens)).toBe(401);
    expect((await refresh(origin, tokens.refresh_token)).status).toBe(400);
    expect(await isSignedIn(here, account)).toBe(true);
    expect(await statusOfCall(origin, other)).toBe(401);
    expect((await refresh(origin, other.refresh_token)).status).toBe(400);
    expect((await thief.follow(accepted)).response.status).toBe(400);
    expect((await new Browser(origin).submit(link, fields)).status).toBe(410);
    await expect(obtainCode(elsewhere, account)).rejects.toThrow("No code");
    expect(await isSignedIn(elsewhere, { ...account, password: newPassword })).toBe(false);

    const read = () => readFile(join(dataDir, "mails", `${id}.eml`), "utf8").catch(() => "");
    await expect.poll(read, { timeout: 10_000 }).not.toBe("");
    const mail = decoded(await read());
    expect(mail).toContain(`The password for ${account.email} at`);
    expect(mail).toContain(`${origin}/oidc/forgotten-password`);
    expect(mail).toContain(`${origin}/oidc/sessions`);
    expect(eventsOf(id)).toContainEqual(expect.stringMatching(/reason=currentPassword event=password-set/));
  });

  it("a copy of the former cookie is worth nothing", async () => {
    const { here, account } = await signedInTwice();
    const copies: Array<string> = [];
    const watched = new Browser(here.origin);
    const response = await watched.submit("/oidc/password", account);
    for (const line of response.headers.getSetCookie()) copies.push(line.split(";")[0] ?? "");
    const withCopy = () =>
      fetch(`${here.origin}/oidc/password?ui_locales=en`, { headers: { cookie: copies.join("; ") } });
    expect(await (await withCopy()).text()).toContain("<h1>Change your password</h1>");
    await change(watched);
    expect(await (await withCopy()).text()).toContain("<h1>Sign in</h1>");
  });

  const wrong = "The current password is not correct.";
  const needed = "Please fill out this field.";
  it.each([
    [{ current: "", repetition: "other" }, "current", needed],
    [{ current: "wrong" }, "current", wrong],
    [{ repetition: "other" }, "repetition", "The two passwords are not the same."],
    [
      { password: goodPassword, repetition: goodPassword },
      "password",
      "This is your current password. Please choose another one.",
    ],
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
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(errorIn(await response.text(), "current")).toMatch(/^Too many attempts\./);
    const atSignIn = new NamedBrowser(here.origin, "safari", "203.0.113.40");
    const { url } = await openSignIn(atSignIn);
    expect((await atSignIn.submit(url.href, account)).status).toBe(429);
    await forgetAttempts(platform());
  });
});
