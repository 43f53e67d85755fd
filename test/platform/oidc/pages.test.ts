/** What people read on the provider's pages and in mails, in both languages, and where that leads: pages.txt, which `vitest -u` writes. */
import { expect, it } from "vitest";
import { invitationMail, newPasswordMail, passwordChangedMail } from "#platform/admins/mails.ts";
import { changePasswordPage, passwordChangedPage } from "#platform/oidc/pages/ChangePasswordPages.ts";
import { errorPage } from "#platform/oidc/pages/ErrorPage.ts";
import { forgottenPasswordPage, linkRequestedPage } from "#platform/oidc/pages/ForgottenPasswordPages.ts";
import { messages } from "#platform/oidc/pages/messages.ts";
import type { Page } from "#platform/oidc/pages/Page.ts";
import * as registration from "#platform/oidc/pages/RegistrationPages.ts";
import { signInPage } from "#platform/oidc/pages/SignInPage.ts";
import { signedOutPage, signOutPage } from "#platform/oidc/pages/SignOutPage.ts";
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
    signInPage({ locale, email, errors: { email: text.invalidEmail, password: refused } }),
    forgottenPasswordPage(locale, email, text.required),
    linkRequestedPage(locale),
    changePasswordPage(locale, email, { current, password: samePassword, repetition: differs }),
    passwordChangedPage(locale),
    registration.passwordPage(locale, { ...owner, purpose: "registration" }, { password: weak }),
    registration.passwordPage(locale, { ...owner, purpose: "newPassword" }, {}, "eve@example.org"),
    registration.expiredPage(locale, "registration", busy),
    registration.expiredPage(locale, "newPassword"),
    registration.renewedPage(locale),
    registration.usedPage(locale),
    registration.unknownPage(locale),
    signOutPage(locale, "<form></form>"),
    signedOutPage(locale),
    errorPage(locale, "expired", "invalid_request"),
    ...(["refused", "failed", "unavailable", "notFound", "tooMany"] as const).map((problem) =>
      errorPage(locale, problem),
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
  const pages = languages.map((locale) => pagesIn(locale).map((page) => perceived(page("Acme"))));
  const both = pagesIn("en").map((_page, index) => pages.map((each) => each[index]).join("\n"));
  const about = { appName: "Acme", host: "acme.example", origin: "https://acme.example" };
  const mails = [invitationMail, newPasswordMail, passwordChangedMail].map((mailOf) => {
    const { subject, text, html } = mailOf(owner, about, "https://acme.example/link");
    return `${subject}\n${text.trim().replaceAll(/\n+/g, " | ")}\n${perceived(html)}`;
  });
  for (const page of pages.flat()) expect(page).not.toMatch(/\son\w+=/);
  const escaped = invitationMail(
    { ...owner, firstName: "A & B" },
    { ...about, appName: "<i>" },
    "/link",
  ).html;
  expect(escaped).toMatch(/A &amp; B[^]*&lt;i&gt;/);
  await expect(`${[...both, ...mails].join("\n")}\n`).toMatchFileSnapshot("pages.txt");
});
