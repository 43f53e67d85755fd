import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeJwt } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { errorIn, goodFields, invitedPeople } from "#test/support/invitedPeople.ts";
import { endWindows, reach } from "#test/support/limits.ts";
import { linkIn } from "#test/support/registrationMail.ts";
import { demo, exchange, obtainCode, signIn, statusOfCall, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const dataDir = await mkdtemp(join(tmpdir(), "wellbeing-registration-"));
afterAll(() => rm(dataDir, { recursive: true }));

const platform = testPlatform({ values: { DATA_DIR: dataDir } });
const { invite, expire } = invitedPeople(platform);

describe("a link", () => {
  it("sets one password; used, it does not reveal its owner, sends no new link, and never opens again", async () => {
    const { browser, path, id, email } = await invite();
    const { run, sql } = platform();
    expect((await browser.submit(path, goodFields)).status).toBe(303);
    expect(await (await browser.fetch(path)).text()).toContain('href="/auth"');
    const renewed = await browser.submit(path, { renew: "yes" });
    expect(renewed.status).toBe(410);
    expect(await renewed.text()).not.toContain(email);
    expect(await run(sql`select from invitation_mails where administrator_id = ${id}`)).toEqual([]);
    await run(sql`update administrators set password_hash = null where id = ${id}`);
    const late = await browser.submit(path, goodFields);
    expect([late.status, await late.text()]).toEqual([
      410,
      expect.stringContaining("<h1>This link has already been used</h1>"),
    ]);
  });

  it.each(["/oidc/registration/unknown", "/oidc/registration/", "/oidc/registration/%00"])(
    "that does not exist, %s, shows that it is not valid",
    async (path) => {
      const browser = new Browser(platform().origin);
      const response = await browser.fetch(path, { headers: { "accept-language": "de" } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("<h1>Dieser Link ist nicht gültig</h1>");
    },
  );

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
    await expect
      .poll(() => readdir(join(dataDir, "mails")).catch(() => []), { timeout: 10_000 })
      .toContain(`${id}.eml`);
    const mail = await readFile(join(dataDir, "mails", `${id}.eml`), "utf8");
    expect(mail).toContain(email);
    const fresh = new URL(linkIn(mail));
    expect(fresh.origin).toBe(browser.origin);
    const answer = await browser.submit(fresh.pathname, goodFields);
    expect(answer.headers.get("location")).toBe("/auth");
  });
});

it("setting a password signs its owner in, and another person in the same browser out", async () => {
  const { browser, path, id } = await invite();
  const tokens = await signIn(browser.origin, demo, browser);
  await browser.submit(path, goodFields);
  const { code, request, askedForPassword } = await obtainCode(browser);
  expect(askedForPassword).toBe(false);
  const { id_token } = await tokensOf(await exchange(browser.origin, code, request.verifier));
  expect(decodeJwt(id_token).sub).toBe(id);
  expect(await statusOfCall(browser.origin, tokens)).toBe(401);
});

it("after twenty refused passwords the link is blocked, and the page says for how long", async () => {
  const { browser, path } = await invite();
  const weak = { password: "short", repetition: "short" };
  const answers = await Promise.all(Array.from({ length: 22 }, () => browser.submit(path, weak)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(20);
  const refused = await browser.submit(path, goodFields);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(errorIn(await refused.text(), "password")).toMatch(
    /^Too many attempts\. Try again in \d+ minutes\.$/,
  );
  await endWindows(platform());
  expect((await browser.submit(path, goodFields)).status).toBe(303);
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
