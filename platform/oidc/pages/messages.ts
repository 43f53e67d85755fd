/** Messages of the provider's pages. */
import type { Language } from "#schemas/languages.ts";

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
};

export const messages: Record<Language, typeof en> = { en, de };
