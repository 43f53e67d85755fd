/** Words of the users page. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  inviteTitle: "Person einladen",
  inviteAlso: "neues Benutzerkonto Zugang E-Mail Administratorin oder Administrator",
  inviteAnotherTitle: "Weitere Person einladen",
  howMany: "Wie viele Personen",
  one: "Eine Person",
  several: "Mehrere",
  severalTitle: "Mehrere Personen einladen",
  severalAlso: "csv import liste viele benutzer e-mail bulk",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail-Adresse",
  emailHelp: "Die Einladung geht an diese Adresse.",
  emailTaken: "Diese E-Mail-Adresse existiert bereits.",
  invite: "Einladung senden",
  inviting: "Die Einladung wird gesendet",
  notConfirmed: "Die Einladung wurde nicht bestätigt",
  sendAgain: "{reason} Senden Sie sie noch einmal – niemand bekommt zwei Einladungen.",
  createdTitle: "Konto angelegt",
  created:
    "Das Konto für {name} wurde angelegt. Eine Benachrichtigung zur Registrierung wird an {email} gesendet.",
  confirm: "OK",
  sentTitle: "Gerade eingeladen",
  sentText: "Nur sichtbar, bis Sie neu laden.",
  name: "Name",
  helpTitle: "Was eingeladene Personen erhalten",
  helpMail: "Ein Konto und eine E-Mail, um es einzurichten.",
  helpValidity: "Wie lange der Link gilt, bestimmt Ihre Plattform.",
  helpRights: "Nach der Registrierung dieselben Rechte wie Sie.",
  notListed: "Bestehende Zugänge sind hier nicht aufgeführt.",
  time: "Eingeladen",
} satisfies Translation<typeof english>;
