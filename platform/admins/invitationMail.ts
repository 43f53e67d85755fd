/** The registration notification for an invited administrator, in English and German. */
import { type Html, markup } from "#platform/oidc/pages/markup.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { linkHours } from "./registrationLinks.ts";

export interface Invitee extends AdminInvitation {
  readonly id: string;
}

const words = (name: string, email: string, host: string) => ({
  en: {
    greeting: `Hello ${name},`,
    intro: `You have been invited to be an administrator of the Wellbeing Console at ${host}.`,
    action: "Set your password",
    validity: `The link works once, within ${linkHours} hours. After setting your password, you sign in as ${email}.`,
    disclaimer: "If you were not expecting this invitation, you can ignore this email.",
  },
  de: {
    greeting: `Guten Tag ${name},`,
    intro: `Sie wurden zur Administration der Wellbeing Console unter ${host} eingeladen.`,
    action: "Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${linkHours} Stunden. Nach dem Festlegen des Passworts melden Sie sich als ${email} an.`,
    disclaimer: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
});

type Words = ReturnType<typeof words>["en"];

const plainText = ({ greeting, intro, action, validity, disclaimer }: Words, link: string) =>
  `${greeting}\n\n${intro}\n\n${action}:\n${link}\n\n${validity}\n\n${disclaimer}\n`;

// Mail programs read styles only from attributes.
const button =
  "display:inline-block;padding:8px 12px;border-radius:6px;background:#0b6a65;color:#ffffff;font-weight:600;text-decoration:none";

const htmlBlock = (locale: string, { greeting, intro, action, validity, disclaimer }: Words, link: string) =>
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

export const invitationMail = ({ email, firstName, lastName }: Invitee, origin: string, link: string) => {
  const { host } = new URL(origin);
  const name = `${firstName} ${lastName}`;
  const { en, de } = words(name, email, host);
  const separator = markup`<hr style="margin:24px 0;border:0;border-top:1px solid #e0e5eb">`;
  return {
    to: { name, address: email },
    subject: `Wellbeing Console (${host}): your administrator account / Ihr Administrationskonto`,
    headers: { "auto-submitted": "auto-generated" }, // prevents out-of-office replies (RFC 3834)
    text: `${plainText(en, link)}\n${"—".repeat(20)}\n\n${plainText(de, link)}`,
    html: document(markup`${[htmlBlock("en", en, link), separator, htmlBlock("de", de, link)]}`).html,
  };
};
