/** The registration notification for an invited administrator. */
import type { AdminInvitation } from "#schemas/admins/AdminInvitation.ts";
import { linkMail, nameOf } from "./linkMail.ts";
import { linkHours } from "./registrationLinks.ts";

const hours = linkHours.registration;

const words = (name: string, email: string, host: string) => ({
  en: {
    greeting: `Hello ${name},`,
    intro: `You have been invited to be an administrator of the Wellbeing Console at ${host}.`,
    action: "Set your password",
    validity: `The link works once, within ${hours} hours. Setting your password signs you in as ${email}.`,
    disclaimer: "If you were not expecting this invitation, you can ignore this email.",
  },
  de: {
    greeting: `Guten Tag ${name},`,
    intro: `Sie wurden zur Administration der Wellbeing Console unter ${host} eingeladen.`,
    action: "Passwort festlegen",
    validity: `Der Link funktioniert einmal, innerhalb von ${hours} Stunden. Mit dem Festlegen des Passworts werden Sie als ${email} angemeldet.`,
    disclaimer: "Wenn Sie diese Einladung nicht erwartet haben, können Sie diese E-Mail ignorieren.",
  },
});

export const invitationMail = (person: AdminInvitation, origin: string, link: string) => {
  const { host } = new URL(origin);
  const subject = `Wellbeing Console (${host}): your administrator account / Ihr Administrationskonto`;
  return linkMail(person, subject, words(nameOf(person), person.email, host), link);
};
