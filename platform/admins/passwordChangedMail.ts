/** Tells the owner of a password that it was changed. */
import { forgottenPasswordPath, passwordPath, sessionsPath } from "#platform/oidc/OidcNames.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { linkMail, type MailedConsole, nameOf } from "./linkMail.ts";

const words = (name: string, email: string, { appName, host, origin }: MailedConsole) => ({
  en: {
    greeting: `Hello ${name},`,
    intro: `The password for ${email} at ${appName} (${host}) was changed, and all other sessions were ended. If it was not you who changed it, set a new one at once:`,
    action: "Set a new password",
    validity: `Where you are signed in, and how to end a session: ${origin}${sessionsPath}`,
    disclaimer: `If you changed it, there is nothing to do. You can change it again at ${origin}${passwordPath}`,
  },
  de: {
    greeting: `Guten Tag ${name},`,
    intro: `Das Passwort für ${email} bei ${appName} (${host}) wurde geändert, und alle anderen Sitzungen wurden beendet. Wenn nicht Sie es geändert haben, legen Sie sofort ein neues fest:`,
    action: "Neues Passwort festlegen",
    validity: `Wo Sie angemeldet sind und wie Sie eine Sitzung beenden: ${origin}${sessionsPath}`,
    disclaimer: `Wenn Sie es geändert haben, ist nichts zu tun. Wieder ändern können Sie es unter ${origin}${passwordPath}`,
  },
});

export const passwordChangedMail = (person: AdminInvitation, about: MailedConsole) => {
  const subject = `${about.appName} (${about.host}): your password was changed / Ihr Passwort wurde geändert`;
  const link = `${about.origin}${forgottenPasswordPath}`;
  return linkMail(person, subject, words(nameOf(person), person.email, about), link);
};
