/** The registration notification that an invited administrator gets, in both languages of the console. */
import { type Html, markup } from "#platform/oidc/pages/markup.ts";
import { linkHours } from "./registrationLinks.ts";

export interface Invitee {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const words = (name: string, email: string, host: string) => ({
  en: {
    greeting: `Hello ${name},`,
    news: `You have been registered as an administrator of the Wellbeing Console at ${host}.`,
    act: "Set your password",
    next: `The link is good for ${linkHours} hours and for one password. Then sign in as ${email}.`,
    otherwise: "If you do not know what this is about, you need not do anything.",
  },
  de: {
    greeting: `Guten Tag ${name},`,
    news: `Sie sind als Administrator der Wellbeing Console unter ${host} registriert worden.`,
    act: "Passwort festlegen",
    next: `Der Link gilt ${linkHours} Stunden lang und für ein Passwort. Danach melden Sie sich als ${email} an.`,
    otherwise: "Wenn Sie nicht wissen, worum es geht, brauchen Sie nichts zu tun.",
  },
});

type Words = ReturnType<typeof words>["en"];

const plain = ({ greeting, news, act, next, otherwise }: Words, link: string) =>
  `${greeting}\n\n${news}\n\n${act}:\n${link}\n\n${next}\n\n${otherwise}\n`;

// Mail programs take styles from attributes alone.
const button =
  "display:inline-block;padding:8px 12px;border-radius:6px;background:#0b6a65;color:#ffffff;font-weight:600;text-decoration:none";

const rich = (locale: string, { greeting, news, act, next, otherwise }: Words, link: string) =>
  markup`<div lang="${locale}">
<p>${greeting}</p>
<p>${news}</p>
<p><a href="${link}" style="${button}">${act}</a></p>
<p>${next}</p>
<p style="color:#55616f">${otherwise}</p>
</div>`;

const document = (content: Html) => markup`<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="max-width:36em;margin:0 auto;padding:24px;font:15px/22px system-ui,sans-serif;color:#17202a">
${content}
</body>
</html>
`;

export const invitationMail = ({ email, firstName, lastName }: Invitee, origin: string, link: string) => {
  const { host } = new URL(origin);
  const name = `${firstName} ${lastName}`;
  const { en, de } = words(name, email, host);
  const parting = markup`<hr style="margin:24px 0;border:0;border-top:1px solid #e0e5eb">`;
  return {
    to: { name, address: email },
    subject: `Wellbeing Console (${host}): you are an administrator now / Sie sind jetzt Administrator`,
    headers: { "auto-submitted": "auto-generated" }, // RFC 3834: no out-of-office replies
    text: `${plain(en, link)}\n${"—".repeat(20)}\n\n${plain(de, link)}`,
    html: document(markup`${[rich("en", en, link), parting, rich("de", de, link)]}`).html,
  };
};
