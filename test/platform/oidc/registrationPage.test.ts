import { expect, it } from "vitest";
import {
  errorIn,
  fieldIn,
  goodFields,
  goodPassword,
  invitedPeople,
  revealButtonIn,
} from "#test/support/invitedPeople.ts";
import { exchange, obtainCode, tokensOf } from "#test/support/signIn.ts";
import { testPlatform } from "#test/support/testPlatform.ts";

const { invite } = invitedPeople(testPlatform());

it("the page greets the person and marks its fields for password managers", async () => {
  const { browser, path, email } = await invite();
  const response = await browser.fetch(path, { headers: { "accept-language": "de" } });
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain("<h1>Passwort festlegen</h1>");
  expect(page).toContain("Willkommen, &lt;i&gt;Grace&lt;/i&gt; Sommer.");
  expect(fieldIn(page, "email")).toContain(`autocomplete="username"`);
  expect(fieldIn(page, "email")).toContain(`value="${email}"`);
  expect(fieldIn(page, "email")).toContain("readonly");
  for (const name of ["password", "repetition"]) {
    expect(fieldIn(page, name)).toContain('type="password" autocomplete="new-password"');
    expect(fieldIn(page, name)).not.toContain("maxlength");
  }
  expect(fieldIn(page, "password")).toContain('aria-describedby="password-help"');
  expect(page).not.toMatch(/style="|\son\w+=/i);
  for (const [name, words] of [
    ["password", "Neues Passwort anzeigen"],
    ["repetition", "Wiederholtes Passwort anzeigen"],
  ] as const) {
    expect(revealButtonIn(page, name)).toEqual(['type="button" aria-pressed="false"', words]);
  }
  expect(response.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; object-src 'none'; script-src 'sha256-/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("same-origin");
});

it("opening the link, as mail scanners do, does not use it up", async () => {
  const { browser, path } = await invite();
  for (const method of ["HEAD", "GET", "GET"]) {
    expect((await browser.fetch(path, { method })).status).toBe(200);
  }
});

it("the new password signs the invited person in, in the language of the page", async () => {
  const { browser, path, id, email } = await invite();
  const response = await browser.submit(`${path}?ui_locales=de`, goodFields);
  expect([response.status, response.headers.get("location")]).toEqual([303, "/auth"]);

  const { code, request, askedForPassword } = await obtainCode(browser);
  expect(askedForPassword).toBe(false);
  const { access_token } = await tokensOf(await exchange(browser.origin, code, request.verifier));
  const me = await fetch(`${browser.origin}/api/v1/users/me`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(await me.json()).toEqual({
    id,
    email,
    firstName: "<i>Grace</i>",
    lastName: "Sommer",
    language: "de",
  });
});

it.each([
  ["", "", "password", "Please fill out this field.", "Bitte füllen Sie dieses Feld aus."],
  [
    "short",
    "short",
    "password",
    "Please enter at least 12 characters.",
    "Bitte geben Sie mindestens 12 Zeichen ein.",
  ],
  [
    "q7#Vz9!k".repeat(17),
    "",
    "password",
    "Please enter at most 128 characters.",
    "Bitte geben Sie höchstens 128 Zeichen ein.",
  ],
  [
    "passwordpassword",
    "passwordpassword",
    "password",
    "This password is easy to guess. Please add words that do not belong together.",
    "Dieses Passwort ist leicht zu erraten. Bitte ergänzen Sie Wörter, die nicht zusammengehören.",
  ],
  [
    "GraceSommer2026!",
    "GraceSommer2026!",
    "password",
    "Please do not build the password from your name, your email address or the console’s name.",
    "Bitte bilden Sie das Passwort nicht aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen der Konsole.",
  ],
  [goodPassword, "", "repetition", "Please fill out this field.", "Bitte füllen Sie dieses Feld aus."],
  [
    goodPassword,
    `${goodPassword}!`,
    "repetition",
    "The two passwords are not the same.",
    "Die beiden Passwörter stimmen nicht überein.",
  ],
])(
  "%j and %j are refused with the reason at the field, in both languages",
  async (password, repetition, name, en, de) => {
    const { browser, path } = await invite();
    const response = await browser.submit(`${path}?ui_locales=en`, { password, repetition });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(errorIn(page, name)).toBe(en);
    expect(fieldIn(page, name)).toContain('aria-invalid="true"');
    expect(fieldIn(page, name)).toMatch(new RegExp(`aria-describedby="${name}-error( ${name}-help)?"`));
    expect(fieldIn(page, name)).toContain("autofocus");
    for (const name of ["password", "repetition"]) expect(fieldIn(page, name)).not.toContain("value=");

    const german = await browser.submit(`${path}?ui_locales=de`, { password, repetition });
    expect(errorIn(await german.text(), name)).toBe(de);
    const again = await browser.submit(path, goodFields);
    expect(again.headers.get("location")).toBe("/auth");
  },
);
