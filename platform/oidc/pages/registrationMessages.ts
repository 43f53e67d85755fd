/** Messages of the registration pages. */
import { linkHours } from "#platform/admins/registrationLinks.ts";
import { passwordLength, type PasswordWeakness } from "#platform/admins/newPassword.ts";
import type { Locale } from "./locale.ts";

const { min } = passwordLength;

const en = {
  title: "Set your password",
  intro: (name: string) => `Welcome, ${name}. This is the last step before you sign in.`,
  password: "New password",
  help: `At least ${min} characters. A few words that do not belong together are hard to guess and easy to remember.`,
  repetition: "Repeat the password",
  differs: "The two passwords are not the same.",
  weaknesses: {
    guessable: "This password is easy to guess. Please add words that do not belong together.",
    personal: "Please do not build the password from your name or your email address.",
  },
  submit: "Set password",

  done: "Your password is set",
  doneText: "Use it together with your email address to sign in.",
  signIn: "Sign in",

  expired: "This link has expired",
  expiredText: `A link works once, within ${linkHours} hours. We can send a new one to the address that was invited.`,
  renew: "Send a new link",
  renewed: "A new link is on its way",
  renewedText: `Please check your inbox. The link works once, within ${linkHours} hours.`,

  used: "This link has already been used",
  usedText:
    "Your password has already been set. Sign in with it; if you did not set it, ask whoever invited you.",

  unknown: "This link is not valid",
  unknownText: "It is incomplete. Please copy the whole link from the email, or ask whoever invited you.",
};

const de: typeof en = {
  title: "Passwort festlegen",
  intro: (name) => `Willkommen, ${name}. Das ist der letzte Schritt vor der Anmeldung.`,
  password: "Neues Passwort",
  help: `Mindestens ${min} Zeichen. Ein paar Wörter, die nicht zusammengehören, sind schwer zu erraten und leicht zu merken.`,
  repetition: "Passwort wiederholen",
  differs: "Die beiden Passwörter stimmen nicht überein.",
  weaknesses: {
    guessable: "Dieses Passwort ist leicht zu erraten. Bitte ergänzen Sie Wörter, die nicht zusammengehören.",
    personal: "Bitte bilden Sie das Passwort nicht aus Ihrem Namen oder Ihrer E-Mail-Adresse.",
  },
  submit: "Passwort festlegen",

  done: "Ihr Passwort ist festgelegt",
  doneText: "Melden Sie sich damit und mit Ihrer E-Mail-Adresse an.",
  signIn: "Anmelden",

  expired: "Dieser Link ist abgelaufen",
  expiredText: `Ein Link funktioniert einmal, innerhalb von ${linkHours} Stunden. Wir können einen neuen an die Adresse senden, die eingeladen wurde.`,
  renew: "Neuen Link senden",
  renewed: "Ein neuer Link ist unterwegs",
  renewedText: `Bitte sehen Sie in Ihrem Posteingang nach. Der Link funktioniert einmal, innerhalb von ${linkHours} Stunden.`,

  used: "Dieser Link wurde schon verwendet",
  usedText:
    "Ihr Passwort ist schon festgelegt. Melden Sie sich damit an; wenn nicht Sie es festgelegt haben, wenden Sie sich an die Person, die Sie eingeladen hat.",

  unknown: "Dieser Link ist nicht gültig",
  unknownText:
    "Er ist unvollständig. Bitte kopieren Sie den ganzen Link aus der E-Mail, oder wenden Sie sich an die Person, die Sie eingeladen hat.",
};

export const registrationMessages: Record<
  Locale,
  typeof en & { readonly weaknesses: Record<PasswordWeakness, string> }
> = { en, de };
