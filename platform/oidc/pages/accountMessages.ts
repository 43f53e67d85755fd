/** Messages of the pages of a signed-in person: a new password, and their sessions. */
import type { Language } from "#schemas/languages.ts";

const en = {
  password: "Change your password",
  passwordIntro: "Changing it signs you out on all other devices. We will email you that it was changed.",
  current: "Current password",
  showCurrent: "Show current password",
  wrongCurrent: "The current password is not correct.",
  samePassword: "This is your current password. Please choose another one.",
  changePassword: "Change password",
  changed: "Your password was changed",
  changedText: "You stay signed in here. All other sessions were ended, and an email about it is on its way.",

  sessions: "Your sessions",
  sessionsIntro: (email: string) => `Where ${email} is signed in.`,
  place: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: "Unknown browser",
  unknownAddress: "Unknown network address",
  lastUsed: "Last used",
  signedIn: "Signed in",
  thisSession: "This session",
  endSession: "End session",
  endNamed: (place: string, address: string) => `End session: ${place}, ${address}`,
  endOthers: "End all other sessions",
  console: "Go to the console",
};

const de: typeof en = {
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

  sessions: "Ihre Sitzungen",
  sessionsIntro: (email) => `Wo ${email} angemeldet ist.`,
  place: (browser, system) => `${browser} unter ${system}`,
  unknownBrowser: "Unbekannter Browser",
  unknownAddress: "Unbekannte Netzwerkadresse",
  lastUsed: "Zuletzt verwendet",
  signedIn: "Angemeldet",
  thisSession: "Diese Sitzung",
  endSession: "Sitzung beenden",
  endNamed: (place, address) => `Sitzung beenden: ${place}, ${address}`,
  endOthers: "Alle anderen Sitzungen beenden",
  console: "Zur Konsole",
};

export const accountMessages: Record<Language, typeof en> = { en, de };
