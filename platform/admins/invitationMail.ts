/** The registration notification for an invited administrator. */
import { passwordPath } from "#platform/oidc/OidcNames.ts";
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { linkMail, type MailedConsole, nameOf } from "./linkMail.ts";
import { linkHours } from "./registrationLinks.ts";

const hours = linkHours.registration;

const words = (name: string, email: string, { appName, host, origin }: MailedConsole) => ({
  en: {
    greeting: `Hello ${name},`,
    intro: `You have been invited to be an administrator of ${appName} at ${host}.`,
    action: "Set your password",
    validity: `The link works once, within ${hours} hours. Setting your password signs you in as ${email}. Later you can change it at ${origin}${passwordPath}`,
    disclaimer: "If you were not expecting this invitation, you can ignore this email.",
  },
  de: {
    greeting: `Guten Tag ${name},`,
    intro: `Sie wurden zur Administration von ${appName} unter ${host} eingeladen.`,
    action: "Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${hours} Stunden. Mit dem Festlegen des Passworts werden Sie als ${email} angemeldet. Später ändern können Sie es unter ${origin}${passwordPath}`,
    disclaimer: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
});

export const invitationMail = (person: AdminInvitation, about: MailedConsole, link: string) => {
  const subject = `${about.appName} (${about.host}): your administrator account / Ihr Administrationskonto`;
  return linkMail(person, subject, words(nameOf(person), person.email, about), link);
};
