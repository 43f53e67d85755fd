/** Words of the provider's pages. */
import { passwordLength, type PasswordWeakness } from "#platform/admins/newPassword.ts";
import { linkHours } from "#platform/admins/registrationLinks.ts";
import type { Language } from "#schemas/languages.ts";

const { min: shortest } = passwordLength;

const en = {
  signIn: "Sign in",
  signInIntro: "Sign in with the account you were invited with.",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  forgotten: "Forgot your password?",
  required: "Please fill out this field.",
  invalidEmail: "Please enter a valid E-Mail-Address.",
  minLength: (min: number) => `Please enter at least ${min} characters.`,
  maxLength: (max: number) => `Please enter at most ${max} characters.`,
  wrongCredentials: "The email address or the password is not correct.",
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Try again in ${minutes === 1 ? "one minute" : `${minutes} minutes`}.`,
  busy: "Many people are signing in at this moment. Try again in a few seconds.",

  signOut: "Sign out",
  signOutQuestion: "Do you want to sign out of the console?",
  staySignedIn: "Stay signed in",
  signedOut: "You are signed out",
  signedOutText: "You can close this page, or sign in again.",

  expired: "This sign-in has expired",
  expiredText: "It was open for too long, or it was continued in another window. Please start again.",
  refused: "This sign-in cannot continue",
  refusedText: "The link that led here is incomplete or not meant for this console. Please start again.",
  failed: "Something went wrong",
  failedText: "This is not your fault. Please start again in a moment.",
  unavailable: "Not available right now",
  unavailableText: "A service that the sign-in depends on is not responding. Please start again in a moment.",
  notFound: "Page not found",
  notFoundText: "There is no page at this address.",
  tooMany: "Too many sign-ins",
  tooManyText:
    "Many sign-ins from your network were started and not finished. Please start again in a few minutes.",
  startAgain: "Start again",
  startPage: "Go to the start page",
  errorCode: "Error code:",

  /** Where a signed-in person changes the password. */
  account: {
    password: "Change your password",
    passwordIntro: "Changing it signs you out on all other devices. We will email you that it was changed.",
    current: "Current password",
    showCurrent: "Show current password",
    wrongCurrent: "The current password is not correct.",
    samePassword: "This is your current password. Please choose another one.",
    changePassword: "Change password",
    changed: "Your password was changed",
    changedText:
      "You stay signed in here. All other sessions were ended, and an email about it is on its way.",
    console: "Go to the console",
  },

  /** For a forgotten password. They must not reveal whether an address has an account. */
  forgottenPassword: {
    title: "Forgot your password?",
    intro:
      "Enter the email address that you were invited with. We will email you a link to set a new password.",
    submit: "Send link",
    back: "Back to sign-in",
    requested: "Check your inbox",
    requestedText: "If this address has an account, a link to set a new password is on its way.",
    requestedHelp:
      "If nothing arrives within a few minutes, check your spam folder and the spelling of the address.",
  },

  /** Where a link leads: a first password, or a new one. */
  registration: {
    title: "Set your password",
    intros: {
      registration: (name: string) => `Welcome, ${name}. Setting your password signs you in.`,
      newPassword: (name: string) =>
        `Hello, ${name}. Setting your password signs you in, and signs you out on all other devices.`,
    },
    signsOut: (email: string) => `It also signs ${email} out in this browser.`,
    password: "New password",
    help: `At least ${shortest} characters. A few words that do not belong together are hard to guess and easy to remember.`,
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
  },
};

const de: typeof en = {
  signIn: "Anmelden",
  signInIntro: "Melden Sie sich mit dem Konto an, mit dem Sie eingeladen wurden.",
  email: "E-Mail-Adresse",
  password: "Passwort",
  showPassword: "Passwort anzeigen",
  forgotten: "Passwort vergessen?",
  required: "Bitte füllen Sie dieses Feld aus.",
  invalidEmail: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  minLength: (min) => `Bitte geben Sie mindestens ${min} Zeichen ein.`,
  maxLength: (max) => `Bitte geben Sie höchstens ${max} Zeichen ein.`,
  wrongCredentials: "Die E-Mail-Adresse oder das Passwort ist nicht richtig.",
  tooManyAttempts: (minutes) =>
    `Zu viele Versuche. Versuchen Sie es in ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`} noch einmal.`,
  busy: "Gerade melden sich viele an. Versuchen Sie es in einigen Sekunden noch einmal.",

  signOut: "Abmelden",
  signOutQuestion: "Möchten Sie sich von der Konsole abmelden?",
  staySignedIn: "Angemeldet bleiben",
  signedOut: "Sie sind abgemeldet",
  signedOutText: "Sie können diese Seite schließen oder sich wieder anmelden.",

  expired: "Diese Anmeldung ist abgelaufen",
  expiredText:
    "Sie war zu lange offen oder wurde in einem anderen Fenster fortgesetzt. Bitte beginnen Sie von vorn.",
  refused: "Diese Anmeldung kann nicht fortgesetzt werden",
  refusedText:
    "Der Link, der hierher geführt hat, ist unvollständig oder nicht für diese Konsole bestimmt. Bitte beginnen Sie von vorn.",
  failed: "Etwas ist schiefgegangen",
  failedText: "Es liegt nicht an Ihnen. Bitte beginnen Sie in einem Augenblick von vorn.",
  unavailable: "Gerade nicht verfügbar",
  unavailableText:
    "Ein Dienst, den die Anmeldung braucht, antwortet nicht. Bitte beginnen Sie gleich noch einmal.",
  notFound: "Seite nicht gefunden",
  notFoundText: "Unter dieser Adresse gibt es keine Seite.",
  tooMany: "Zu viele Anmeldungen",
  tooManyText:
    "Aus Ihrem Netz wurden viele Anmeldungen begonnen und nicht beendet. Bitte beginnen Sie in einigen Minuten von vorn.",
  startAgain: "Von vorn beginnen",
  startPage: "Zur Startseite",
  errorCode: "Fehlercode:",

  account: {
    password: "Passwort ändern",
    passwordIntro:
      "Mit der Änderung werden Sie auf allen anderen Geräten abgemeldet. Wir teilen Ihnen die Änderung per E-Mail mit.",
    current: "Aktuelles Passwort",
    showCurrent: "Aktuelles Passwort anzeigen",
    wrongCurrent: "Das aktuelle Passwort ist nicht richtig.",
    samePassword: "Das ist Ihr aktuelles Passwort. Bitte wählen Sie ein anderes.",
    changePassword: "Passwort ändern",
    changed: "Ihr Passwort wurde geändert",
    changedText:
      "Hier bleiben Sie angemeldet. Alle anderen Sitzungen wurden beendet; eine E-Mail darüber ist unterwegs.",
    console: "Zur Konsole",
  },

  forgottenPassword: {
    title: "Passwort vergessen?",
    intro:
      "Geben Sie die E-Mail-Adresse ein, mit der Sie eingeladen wurden. Wir senden Ihnen einen Link, um ein neues Passwort festzulegen.",
    submit: "Link senden",
    back: "Zurück zur Anmeldung",
    requested: "Prüfen Sie Ihren Posteingang",
    requestedText:
      "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link zum Festlegen eines neuen Passworts unterwegs.",
    requestedHelp:
      "Wenn in den nächsten Minuten nichts ankommt, prüfen Sie den Spam-Ordner und die Schreibweise der Adresse.",
  },

  registration: {
    title: "Passwort festlegen",
    intros: {
      registration: (name) => `Willkommen, ${name}. Mit dem Festlegen des Passworts werden Sie angemeldet.`,
      newPassword: (name) =>
        `Guten Tag, ${name}. Mit dem Festlegen des Passworts werden Sie angemeldet und auf allen anderen Geräten abgemeldet.`,
    },
    signsOut: (email) => `Außerdem wird ${email} in diesem Browser abgemeldet.`,
    password: "Neues Passwort",
    help: `Mindestens ${shortest} Zeichen. Ein paar Wörter, die nicht zusammengehören, sind schwer zu erraten und leicht zu merken.`,
    showPassword: "Neues Passwort anzeigen",
    repetition: "Passwort wiederholen",
    showRepetition: "Wiederholtes Passwort anzeigen",
    differs: "Die beiden Passwörter stimmen nicht überein.",
    weaknesses: {
      guessable:
        "Dieses Passwort ist leicht zu erraten. Bitte ergänzen Sie Wörter, die nicht zusammengehören.",
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
  },
};

export const messages: Record<
  Language,
  typeof en & { readonly registration: { readonly weaknesses: Record<PasswordWeakness, string> } }
> = { en, de };
