import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { redirectOf } from "#test/support/answers.ts";
import { Browser } from "#test/support/Browser.ts";
import { errorIn, fieldIn } from "#test/support/people.ts";
import { answerForm, demo, openSignIn } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform({ values: { APP_NAME: "Acme & Söhne" } });

const openForm = async (changes: Record<string, string> = {}, acceptLanguage = "en") => {
  const browser = new Browser(platform().origin);
  const { url } = await openSignIn(browser, changes);
  const response = await browser.fetch(url.href, { headers: { "accept-language": acceptLanguage } });
  return { browser, url, response, page: await response.text() };
};

describe("the sign-in page", () => {
  it("allows only its inline style, the one script of its password field, and the console's font", async () => {
    const { response, page } = await openForm();
    const style = /<style>([^]*)<\/style>/.exec(page)?.[1] ?? "";
    const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = ""]) => script);
    const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
    expect(scripts).toHaveLength(1);
    expect(response.headers.get("content-security-policy")).toContain(
      `; script-src 'sha256-${hashOf(scripts[0] ?? "")}'; style-src 'sha256-${hashOf(style)}'; img-src data:;`,
    );
    expect(page).not.toMatch(/<script[^>]|style="|\son\w+=/i);
  });

  it("bears the application's name, as error pages do", async () => {
    const { browser, page } = await openForm();
    const unknown = await browser.fetch("/oidc/unknown");
    expect(page).toContain("<title>Sign in · Acme &amp; Söhne</title>");
    expect(await unknown.text()).toContain("· Acme &amp; Söhne</title>");
  });

  it("fills in the address of login_hint, escaped", async () => {
    const { page } = await openForm({ login_hint: `"><b>@example.org` });
    expect(fieldIn(page, "email")).toContain('value="&quot;&gt;&lt;b&gt;@example.org"');
    expect(fieldIn(page, "password")).toContain("autofocus");
  });

  it.each([
    ["the console's language", { ui_locales: "de" }, "en", "Anmelden"],
    ["the console's language over the browser's", { ui_locales: "en" }, "de", "Sign in"],
    ["the browser's language", {}, "fr;q=0.9, de-AT, en;q=0.5", "Anmelden"],
  ])("uses %s", async (_title, changes: Record<string, string>, acceptLanguage, title) => {
    const { page } = await openForm(changes, acceptLanguage);
    expect(page).toContain(`<h1>${title}</h1>`);
  });

  it("keeps the chosen language when the form is submitted", async () => {
    const { browser, url } = await openForm();
    const answer = await browser.submit(`${url.pathname}?ui_locales=de`, { email: "", password: "" });
    expect(errorIn(await answer.text(), "email")).toBe("Bitte füllen Sie dieses Feld aus.");
  });
});

describe("the form", () => {
  const submit = async (fields: { email: string; password: string }) => {
    const { browser, url } = await openForm();
    const response = await browser.submit(url.href, fields);
    return { response, page: await response.text() };
  };

  it.each([
    ["", "secret", "email", "Please fill out this field."],
    ["a\0@example.org", "secret", "email", "Please enter a valid E-Mail-Address."],
    [demo.email, "", "password", "Please fill out this field."],
    [demo.email, "wrong", "password", "The email address or the password is not correct."],
    ["nobody@example.org", "wrong", "password", "The email address or the password is not correct."],
  ])("shows errors at their fields: %j, %j", async (email, password, name, message) => {
    const { response, page } = await submit({ email, password });
    expect(response.status).toBe(422);
    expect(errorIn(page, name)).toBe(message);
    expect(fieldIn(page, name)).toContain("autofocus");
  });

  it("keeps the address after an error, but not the password; it may be sent again as it was typed or pasted", async () => {
    for (const email of [` ${demo.email.toUpperCase()} `, `\u202A<mailto:${demo.email}>\u202C`]) {
      const { browser, url } = await openForm();
      const { response } = await answerForm(browser, url, { ...demo, password: "wrong-secret" });
      const page = await response.text();
      expect(fieldIn(page, "email")).toContain(`value="${demo.email}"`);
      expect(page).not.toContain("wrong-secret");
      expect((await answerForm(browser, url, { ...demo, email })).url.searchParams.has("code")).toBe(true);
      // Who goes back to the form of a finished sign-in is led into the console.
      expect(redirectOf(await browser.fetch(url.href))).toBe("303 /auth");
    }
  });

  it("is refused from another site, a sandboxed page or another browser, above its size limit, and by other methods", async () => {
    const { browser, url } = await openForm();
    for (const origin of ["https://evil.example", "null"])
      expect((await browser.submit(url.href, demo, { origin })).status).toBe(403);
    const elsewhere = await new Browser(platform().origin).submit(url.href, demo);
    expect(elsewhere.status).toBe(400);
    expect(await elsewhere.text()).toContain("This sign-in has expired");
    expect((await browser.submit(url.href, { ...demo, password: "x".repeat(10_000) })).status).toBe(413);
    expect((await browser.fetch(url.href, { method: "PUT" })).status).toBe(405);
  });
});
