import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { countsOf, expectToWait, redirectOf } from "#test/support/answers.ts";
import { endWindows, reach } from "#test/support/limits.ts";
import { errorIn, fieldIn, goodFields, goodPassword, peopleOf } from "#test/support/people.ts";
import { linkIn, mailTo } from "#test/support/registrationMail.ts";
import { callWith, demo, signIn, statusOfCall } from "#test/support/signIn.ts";
import { temporaryFolder } from "#test/support/temporaryFolder.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = temporaryFolder();
const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { invite, issue, expire } = peopleOf(platform);

describe("the page", () => {
  it("greets the person, however often the link was opened, as by mail scanners", async () => {
    const { browser, path, email } = await invite();
    for (const method of ["HEAD", "GET"]) expect((await browser.fetch(path, { method })).status).toBe(200);
    const response = await browser.fetch(path, { headers: { "accept-language": "de" } });
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain("Willkommen, &lt;i&gt;Grace&lt;/i&gt; Sommer.");
    expect(fieldIn(page, "email")).toContain(`value="${email}"`);
  });

  it.each([
    ["short", "short", "password", "Bitte geben Sie mindestens 12 Zeichen ein."],
    ["passwordpassword", "", "password", /^Dieses Passwort ist leicht zu erraten\./],
    ["GraceSommer2026!", "", "password", /^Bitte bilden Sie das Passwort nicht aus Ihrem Namen/],
    [goodPassword, "", "repetition", "Bitte füllen Sie dieses Feld aus."],
    [goodPassword, `${goodPassword}!`, "repetition", "Die beiden Passwörter stimmen nicht überein."],
  ])("refuses %j and %j with the reason at the field %s", async (password, repetition, name, reason) => {
    const { browser, path } = await invite();
    const response = await browser.submit(`${path}?ui_locales=de`, { password, repetition });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(errorIn(page, name)).toMatch(reason);
    expect(fieldIn(page, name)).toContain("autofocus");
    for (const name of ["password", "repetition"]) expect(fieldIn(page, name)).not.toContain("value=");
    expect(redirectOf(await browser.submit(path, goodFields))).toBe("303 /auth?lang=en");
  });
});

describe("a link", () => {
  it("sets one password; used, it does not reveal its owner, sends no new link, and never opens again", async () => {
    const { browser, path, id, email } = await invite();
    const { run, sql } = platform();
    expect((await browser.submit(path, goodFields)).status).toBe(303);
    expect(await (await browser.fetch(path)).text()).toContain('href="/auth?lang=en"');
    const renewed = await browser.submit(path, { renew: "yes" });
    expect(renewed.status).toBe(410);
    expect(await renewed.text()).not.toContain(email);
    expect(await run(sql`select from invitation_mails where administrator_id = ${id}`)).toEqual([]);
    await run(sql`update administrators set password_hash = null where id = ${id}`);
    const late = await browser.submit(path, goodFields);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("<h1>This link has already been used</h1>");
  });

  it("that has expired sets no password and can send a new link to the same address", async () => {
    const { browser, path, id, email } = await invite();
    await expire(id);
    const late = await browser.submit(path, goodFields);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("<h1>This link has expired</h1>");
    const expired = await browser.fetch(path);
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain('name="renew" value="yes"');

    const { url } = await browser.follow(await browser.submit(path, { renew: "yes" }));
    expect(url.pathname).toBe("/oidc/registration/renewed");
    const mail = await mailTo(id, dataDir);
    expect(mail).toContain(email);
    const fresh = new URL(linkIn(mail));
    expect(fresh.origin).toBe(browser.origin);
    expect(redirectOf(await browser.submit(fresh.pathname, goodFields))).toBe("303 /auth?lang=en");
  });
});

it("setting a password signs its owner in, in the language of the page, and another person in the same browser out", async () => {
  const { browser, path, id, email } = await invite();
  const read = async (at: string) => (await browser.fetch(at)).text();
  expect(await read(path)).not.toContain("also signs");
  const other = await signIn(browser.origin, demo, browser);
  const warning = `<strong>It also signs ${demo.email} out in this browser.</strong>`;
  expect(await read(path)).toContain(warning);
  const refused = await browser.submit(path, { password: "short", repetition: "short" });
  expect(await refused.text()).toContain(warning);
  expect(redirectOf(await browser.submit(`${path}?ui_locales=de`, goodFields))).toBe("303 /auth?lang=de");
  const own = await signIn(browser.origin, demo, browser);
  expect([own.askedForPassword, decodeJwt(own.id_token).sub]).toEqual([false, id]);
  expect(await statusOfCall(other)).toBe(401);
  // Nobody else is signed in now.
  expect(await read(await issue(id, "newPassword"))).not.toContain("also signs");
  const me = { id, email, firstName: "<i>Grace</i>", lastName: "Sommer", language: "de" };
  expect(await (await callWith(own, "users/me")).json()).toEqual(me);
});

it("after twenty refused passwords the link is blocked, until one is set, and the page says for how long", async () => {
  const { browser, path, id } = await invite();
  const weak = { password: "short", repetition: "short" };
  const answers = await Promise.all(Array.from({ length: 22 }, () => browser.submit(path, weak)));
  expect(countsOf(answers)).toEqual({ 422: 20, 429: 2 });
  const refused = await browser.submit(path, goodFields);
  expectToWait(refused, 15);
  expect(errorIn(await refused.text(), "password")).toMatch(
    /^Too many attempts\. Try again in \d+ minutes\.$/,
  );
  await endWindows(platform());
  expect((await browser.submit(path, goodFields)).status).toBe(303);
  await reach(platform(), "registration", 20);
  expect((await browser.submit(await issue(id), weak)).status).toBe(422);
});

it("passwords that are set do not use up the attempts of their network address", async () => {
  const set = async () => {
    const { browser, path } = await invite();
    return (await browser.submit(path, goodFields)).status;
  };
  await set();
  await reach(platform(), "address", 99);
  expect([await set(), await set()]).toEqual([303, 303]);
});
