/** The mails, each with one link, and in every language. */
import { passwordPath } from "#platform/oidc/OidcNames.ts";
import { type Html, markup } from "#platform/oidc/pages/markup.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { colours } from "#schemas/colours.ts";
import { type Language, languages } from "#schemas/languages.ts";
import { linkHours } from "./registrationLinks.ts";

/** The console that the mail is about. */
interface MailedConsole {
  readonly appName: string;
  readonly host: string;
  readonly origin: string;
}

interface Words {
  /** After the name of the console. */
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly action: string;
  readonly validity: string;
  readonly disclaimer: string;
}

const plainText = ({ greeting, intro, action, validity, disclaimer }: Words, link: string) =>
  `${greeting}\n\n${intro}\n\n${action}:\n${link}\n\n${validity}\n\n${disclaimer}\n`;

// Mail programs read styles only from attributes, and few of them know the mode.
const light = (name: keyof typeof colours) => colours[name][0];
const button = `display:inline-block;padding:8px 12px;border-radius:6px;background:${light("accent")};color:${light("onAccent")};font-weight:600;text-decoration:none`;

const htmlBlock = (locale: string, { greeting, intro, action, validity, disclaimer }: Words, link: string) =>
  markup`<div lang="${locale}">
<p>${greeting}</p>
<p>${intro}</p>
<p><a href="${link}" style="${button}">${action}</a></p>
<p>${validity}</p>
<p style="color:${light("textMuted")}">${disclaimer}</p>
</div>`;

const document = (content: Html) => markup`<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="max-width:36em;margin:0 auto;padding:24px;font:15px/22px system-ui,sans-serif;color:${light("text")}">
${content}
</body>
</html>
`;

type WordsOf = (name: string, email: string, about: MailedConsole) => Readonly<Record<Language, Words>>;

const separator = markup`<hr style="margin:24px 0;border:0;border-top:1px solid ${light("border")}">`;

const mailOf = (wordsOf: WordsOf) => (person: AdminInvitation, about: MailedConsole, link: string) => {
  const name = `${person.firstName} ${person.lastName}`;
  const words = wordsOf(name, person.email, about);
  return {
    to: { name, address: person.email },
    subject: `${about.appName} (${about.host}): ${languages.map((language) => words[language].subject).join(" / ")}`,
    headers: { "auto-submitted": "auto-generated" }, // prevents out-of-office replies (RFC 3834)
    text: languages.map((language) => plainText(words[language], link)).join(`\n${"—".repeat(20)}\n\n`),
    html: document(
      markup`${languages.flatMap((language, index) => [
        ...(index === 0 ? [] : [separator]),
        htmlBlock(language, words[language], link),
      ])}`,
    ).html,
  };
};

/** The registration notification for an invited administrator. */
export const invitationMail = mailOf((name, email, { appName, host, origin }) => ({
  en: {
    subject: "your administrator account",
    greeting: `Hello ${name},`,
    intro: `You have been invited to be an administrator of ${appName} at ${host}.`,
    action: "Set your password",
    validity: `The link works once, within ${linkHours.registration} hours. Setting your password signs you in as ${email}. Later you can change it at ${origin}${passwordPath}`,
    disclaimer: "If you were not expecting this invitation, you can ignore this email.",
  },
  de: {
    subject: "Ihr Administrationskonto",
    greeting: `Guten Tag ${name},`,
    intro: `Sie wurden zur Administration von ${appName} unter ${host} eingeladen.`,
    action: "Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${linkHours.registration} Stunden. Mit dem Festlegen des Passworts werden Sie als ${email} angemeldet. Später ändern können Sie es unter ${origin}${passwordPath}`,
    disclaimer: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
}));

/** For a person who forgot their password. */
export const newPasswordMail = mailOf((name, email, { appName, host }) => ({
  en: {
    subject: "your new password",
    greeting: `Hello ${name},`,
    intro: `A new password was requested for ${email} at ${appName} (${host}).`,
    action: "Set a new password",
    validity: `The link works once, within ${linkHours.newPassword} hours. Setting the password signs you in, and signs you out on all other devices.`,
    disclaimer: "If you did not request this, you can ignore this email. Your password stays the same.",
  },
  de: {
    subject: "Ihr neues Passwort",
    greeting: `Guten Tag ${name},`,
    intro: `Für ${email} wurde bei ${appName} (${host}) ein neues Passwort angefordert.`,
    action: "Neues Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${linkHours.newPassword} Stunden. Mit dem Festlegen des Passworts werden Sie angemeldet und auf allen anderen Geräten abgemeldet.`,
    disclaimer:
      "Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.",
  },
}));

/** Tells the owner of a password that it was changed. */
export const passwordChangedMail = mailOf((name, email, { appName, host, origin }) => ({
  en: {
    subject: "your password was changed",
    greeting: `Hello ${name},`,
    intro: `The password for ${email} at ${appName} (${host}) was changed, and all other sessions were ended. If it was not you who changed it, set a new one at once:`,
    action: "Set a new password",
    validity: "If you changed it, there is nothing to do.",
    disclaimer: `You can change it again at ${origin}${passwordPath}`,
  },
  de: {
    subject: "Ihr Passwort wurde geändert",
    greeting: `Guten Tag ${name},`,
    intro: `Das Passwort für ${email} bei ${appName} (${host}) wurde geändert, und alle anderen Sitzungen wurden beendet. Wenn nicht Sie es geändert haben, legen Sie sofort ein neues fest:`,
    action: "Neues Passwort festlegen",
    validity: "Wenn Sie es geändert haben, ist nichts zu tun.",
    disclaimer: `Wieder ändern können Sie es unter ${origin}${passwordPath}`,
  },
}));
