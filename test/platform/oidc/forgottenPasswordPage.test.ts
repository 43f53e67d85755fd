import { describe, expect, it } from "vitest";
import { Browser } from "#test/support/Browser.ts";
import { errorIn, fieldIn } from "#test/support/invitedPeople.ts";
import { forgetAttempts, reach } from "#test/support/limits.ts";
import { demo } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const platform = testPlatform();

const path = "/oidc/forgotten-password";

const ask = (email: string, { headers = {}, language = "en" } = {}) =>
  new Browser(platform().origin).submit(`${path}?ui_locales=${language}`, { email }, headers);

describe("the page", () => {
  it("has a field for the address, and a way back", async () => {
    const browser = new Browser(platform().origin);
    const page = await (await browser.fetch(`${path}?ui_locales=de`)).text();
    expect(page).toContain("<h1>Passwort vergessen?</h1>");
    expect(fieldIn(page, "email")).toContain('type="email" autocomplete="username"');
    expect(page).toContain('href="/auth"');
    expect(page).not.toMatch(/<script|style="|\son\w+=/i);
  });

  const required = ["Please fill out this field.", "Bitte füllen Sie dieses Feld aus."] as const;
  const noAddress = [
    "Please enter a valid E-Mail-Address.",
    "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  ] as const;
  const tooLong = [
    "Please enter at most 254 characters.",
    "Bitte geben Sie höchstens 254 Zeichen ein.",
  ] as const;

  it.each([
    ["", ...required],
    ["nobody", ...noAddress],
    ["<b>@example.org", ...noAddress],
    ["a@example.org\r\nbcc: b@example.org", ...noAddress],
    [`${"x".repeat(5000)}@example.org`, ...tooLong],
  ])("refuses %j with the reason at the field, in both languages", async (email, en, de) => {
    for (const [language, reason] of [
      ["en", en],
      ["de", de],
    ] as const) {
      const response = await ask(email, { language });
      const page = await response.text();
      expect([response.status, errorIn(page, "email")]).toEqual([422, reason]);
      expect(fieldIn(page, "email")).toContain('aria-invalid="true" aria-describedby="email-error"');
      expect(page).not.toContain("<b>@");
    }
  });
});

it.each(["known", "unknown"])(
  "after five links for a %s address, its account has to wait, from any network address",
  async (kind) => {
    const email = kind === "known" ? demo.email : "somebody@example.org";
    const headers = { "x-forwarded-for": "203.0.113.9" };
    const answers = await Promise.all(Array.from({ length: 7 }, () => ask(email, { headers })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(5);
    const refused = await ask(email.toUpperCase(), { headers: { "x-forwarded-for": "203.0.113.10" } });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(errorIn(await refused.text(), "email")).toMatch(
      /^Too many attempts\. Try again in \d+ minutes\.$/,
    );
    expect((await ask(`other.${email}`, { headers })).status).toBe(303);
    await forgetAttempts(platform());
  },
);

it("after twenty links a network address has to wait, and refused requests count for no account", async () => {
  const headers = { "x-forwarded-for": "203.0.113.20" };
  await ask("first@example.org", { headers });
  await reach(platform(), "passwordLinksAtAddress", 20);
  const refused = await Promise.all(Array.from({ length: 6 }, () => ask("second@example.org", { headers })));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 429));
  const elsewhere = { headers: { "x-forwarded-for": "203.0.113.21" } };
  expect((await ask("second@example.org", elsewhere)).status).toBe(303);
  await forgetAttempts(platform());
});
