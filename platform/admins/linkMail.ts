/** A mail with one link, in every language. */
import { type Html, markup } from "#platform/oidc/pages/markup.ts";
import { type Language, languages } from "#schemas/languages.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";

/** The console that the mail is about. */
export interface MailedConsole {
  readonly appName: string;
  readonly host: string;
  readonly origin: string;
}

export interface LinkMailWords {
  readonly greeting: string;
  readonly intro: string;
  readonly action: string;
  readonly validity: string;
  readonly disclaimer: string;
}

const plainText = ({ greeting, intro, action, validity, disclaimer }: LinkMailWords, link: string) =>
  `${greeting}\n\n${intro}\n\n${action}:\n${link}\n\n${validity}\n\n${disclaimer}\n`;

// Mail programs read styles only from attributes.
const button =
  "display:inline-block;padding:8px 12px;border-radius:6px;background:#0b6a65;color:#ffffff;font-weight:600;text-decoration:none";

const htmlBlock = (
  locale: string,
  { greeting, intro, action, validity, disclaimer }: LinkMailWords,
  link: string,
) =>
  markup`<div lang="${locale}">
<p>${greeting}</p>
<p>${intro}</p>
<p><a href="${link}" style="${button}">${action}</a></p>
<p>${validity}</p>
<p style="color:#55616f">${disclaimer}</p>
</div>`;

const document = (content: Html) => markup`<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="max-width:36em;margin:0 auto;padding:24px;font:15px/22px system-ui,sans-serif;color:#17202a">
${content}
</body>
</html>
`;

export const nameOf = ({ firstName, lastName }: AdminInvitation) => `${firstName} ${lastName}`;

export const linkMail = (
  person: AdminInvitation,
  subject: string,
  words: Readonly<Record<Language, LinkMailWords>>,
  link: string,
) => {
  const separator = markup`<hr style="margin:24px 0;border:0;border-top:1px solid #e0e5eb">`;
  return {
    to: { name: nameOf(person), address: person.email },
    subject,
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
