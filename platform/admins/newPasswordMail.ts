/** The mail for a person who forgot their password. */
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { linkMail, type MailedConsole, nameOf } from "./linkMail.ts";
import { linkHours } from "./registrationLinks.ts";

const hours = linkHours.newPassword;

const words = (name: string, email: string, { appName, host }: MailedConsole) => ({
  en: {
    greeting: `Hello ${name},`,
    intro: `A new password was requested for ${email} at ${appName} (${host}).`,
    action: "Set a new password",
    validity: `The link works once, within ${hours} hours. Setting the password signs you in, and signs you out on all other devices.`,
    disclaimer: "If you did not request this, you can ignore this email. Your password stays the same.",
  },
  de: {
    greeting: `Guten Tag ${name},`,
    intro: `Für ${email} wurde bei ${appName} (${host}) ein neues Passwort angefordert.`,
    action: "Neues Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${hours} Stunden. Mit dem Festlegen des Passworts werden Sie angemeldet und auf allen anderen Geräten abgemeldet.`,
    disclaimer:
      "Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.",
  },
});

export const newPasswordMail = (person: AdminInvitation, about: MailedConsole, link: string) => {
  const subject = `${about.appName} (${about.host}): your new password / Ihr neues Passwort`;
  return linkMail(person, subject, words(nameOf(person), person.email, about), link);
};
