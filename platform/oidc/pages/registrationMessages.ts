/** Messages of the registration pages. */
import { linkHours } from "#platform/admins/registrationLinks.ts";
import { passwordLength, type PasswordWeakness } from "#platform/admins/newPassword.ts";
import type { Language } from "#schemas/languages.ts";

const { min } = passwordLength;

const en = {
  title: "Set your password",
  intros: {
    registration: (name: string) => `Welcome, ${name}. Setting your password signs you in.`,
    newPassword: (name: string) =>
      `Hello, ${name}. Setting your password signs you in, and signs you out on all other devices.`,
  },
  password: "New password",
  help: `At least ${min} characters. A few words that do not belong together are hard to guess and easy to remember.`,
  showPassword: "Show new password",
  repetition: "Repeat the password",
  showRepetition: "Show repeated password",
  differs: "The two passwords are not the same.",
  weaknesses: {
    guessable: "This password is easy to guess. Please add words that do not belong together.",
    personal: "Please do not build the password from your name, your email address or the console’s name.",
  },
  submit: "Set password",

  expired: "This link has expired",
  expiredTexts: {
    registration: `A link works once, within ${linkHours.registration} hours. We can send a new one to the address that was invited.`,
    newPassword: `A link works once, within ${linkHours.newPassword} hours, and only until a newer one is sent. We can send a new one to the same address.`,
  },
  renew: "Send a new link",
  renewed: "A new link is on its way",
  renewedText: "Please check your inbox.",

  used: "This link has already been used",
  usedText:
    "Your password has already been set. Sign in with it, or request a new link if you did not set it.",

  unknown: "This link is not valid",
  unknownText: "It may be incomplete. Please copy the whole link from the email, or request a new one.",
  newLink: "Request a new link",
};

const de: typeof en = {
  title: "Passwort festlegen",
  intros: {
    registration: (name) => `Willkommen, ${name}. Mit dem Festlegen des Passworts werden Sie angemeldet.`,
    newPassword: (name) =>
      `Guten Tag, ${name}. Mit dem Festlegen des Passworts werden Sie angemeldet und auf allen anderen Geräten abgemeldet.`,
  },
  password: "Neues Passwort",
  help: `Mindestens ${min} Zeichen. Ein paar Wörter, die nicht zusammengehören, sind schwer zu erraten und leicht zu merken.`,
  showPassword: "Neues Passwort anzeigen",
  repetition: "Passwort wiederholen",
  showRepetition: "Wiederholtes Passwort anzeigen",
  differs: "Die beiden Passwörter stimmen nicht überein.",
  weaknesses: {
    guessable: "Dieses Passwort ist leicht zu erraten. Bitte ergänzen Sie Wörter, die nicht zusammengehören.",
    personal:
      "Bitte bilden Sie das Passwort nicht aus Ihrem Namen, Ihrer E-Mail-Adresse oder dem Namen der Konsole.",
  },
  submit: "Passwort festlegen",

  expired: "Dieser Link ist abgelaufen",
  expiredTexts: {
    registration: `Ein Link funktioniert einmal, innerhalb von ${linkHours.registration} Stunden. Wir können einen neuen an die Adresse senden, die eingeladen wurde.`,
    newPassword: `Ein Link funktioniert einmal, innerhalb von ${linkHours.newPassword} Stunden, und nur, bis ein neuerer gesendet wird. Wir können einen neuen an dieselbe Adresse senden.`,
  },
  renew: "Neuen Link senden",
  renewed: "Ein neuer Link ist unterwegs",
  renewedText: "Bitte sehen Sie in Ihrem Posteingang nach.",

  used: "Dieser Link wurde schon verwendet",
  usedText:
    "Ihr Passwort ist schon festgelegt. Melden Sie sich damit an, oder fordern Sie einen neuen Link an, wenn nicht Sie es festgelegt haben.",

  unknown: "Dieser Link ist nicht gültig",
  unknownText:
    "Er ist vielleicht unvollständig. Bitte kopieren Sie den ganzen Link aus der E-Mail, oder fordern Sie einen neuen an.",
  newLink: "Neuen Link anfordern",
};

export const registrationMessages: Record<
  Language,
  typeof en & { readonly weaknesses: Record<PasswordWeakness, string> }
> = { en, de };
