/** What people read on the provider's pages and in mails, in both languages, and where that leads: pages.txt, which `vitest -u` writes. */
import { expect, it } from "vitest";
import { invitationMail, newPasswordMail, passwordChangedMail } from "#platform/admins/mails.ts";
import { messages } from "#platform/oidc/pages/messages.ts";
import type { Page } from "#platform/oidc/pages/Page.ts";
import * as pages from "#platform/oidc/pages/pages.ts";
import { type Language, languages } from "#schemas/languages.ts";

const email = "ada@example.org";
const owner = { id: "adm_1", email, firstName: "Ada", lastName: "Winter", state: "open" } as const;

const pagesIn = (locale: Language): ReadonlyArray<Page> => {
  const { wrongCredentials, tooManyAttempts, minLength, maxLength, busy, ...text } = messages[locale];
  const { weaknesses, differs } = text.registration;
  const { wrongCurrent: current, samePassword } = text.account;
  const refused = [wrongCredentials, tooManyAttempts(1), tooManyAttempts(2), busy].join(" ");
  const weak = [minLength(2), maxLength(3), weaknesses.guessable, weaknesses.personal].join(" ");
  return [
    pages.signInPage({ locale, email, errors: { email: text.invalidEmail, password: refused } }),
    pages.forgottenPasswordPage(locale, email, text.required),
    pages.linkRequestedPage(locale),
    pages.changePasswordPage(locale, email, { current, password: samePassword, repetition: differs }),
    pages.passwordChangedPage(locale),
    pages.passwordPage(locale, { ...owner, purpose: "registration" }, { password: weak }),
    pages.passwordPage(locale, { ...owner, purpose: "newPassword" }, {}, "eve@example.org"),
    pages.expiredPage(locale, "registration", busy),
    pages.expiredPage(locale, "newPassword"),
    pages.renewedPage(locale),
    pages.uselessPage(locale, "used"),
    pages.uselessPage(locale, "unknown"),
    pages.signOutPage(locale, "<form></form>"),
    pages.signedOutPage(locale),
    pages.errorPage(locale, "expired", "invalid_request"),
    ...(["refused", "failed", "unavailable", "notFound", "tooMany"] as const).map((problem) =>
      pages.errorPage(locale, problem),
    ),
  ];
};

/** The texts in their order, each after what its element says of them: a target, a value, a name, what it belongs to. */
const perceived = (html: string): string =>
  html
    .replaceAll(/<(style|script|title)>[^]*?<\/\1>/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ class="[^"]*"/g, "")
    .replaceAll(/<(?:html|input|a|button|form|label|(?:div|p)(?= (?:id|lang)=))\b([^>]*)>/g, "\n{$1} ")
    .replaceAll(/<[^>]*>/g, "\n")
    .split("\n")
    .flatMap((line) => line.replaceAll(/(?<=\{) | (?=\})|\{\} /g, "").trim() || [])
    .join(" | ");

it("pages and mails read as in pages.txt", async () => {
  const shown = languages.map((locale) => pagesIn(locale).map((page) => perceived(page("Acme"))));
  const both = pagesIn("en").map((_page, index) => shown.map((each) => each[index]).join("\n"));
  const about = { appName: "Acme", host: "acme.example", origin: "https://acme.example" };
  const mails = [invitationMail, newPasswordMail, passwordChangedMail].map((mailOf) => {
    const { subject, text, html } = mailOf(owner, about, "https://acme.example/link");
    return `${subject}\n${text.trim().replaceAll(/\n+/g, " | ")}\n${perceived(html)}`;
  });
  for (const page of shown.flat()) expect(page).not.toMatch(/\son\w+=/);
  const escaped = invitationMail(
    { ...owner, firstName: "A & B" },
    { ...about, appName: "<i>" },
    "/link",
  ).html;
  expect(escaped).toMatch(/A &amp; B[^]*&lt;i&gt;/);
  await expect(`${[...both, ...mails].join("\n")}\n`).toMatchFileSnapshot("pages.txt");
});
