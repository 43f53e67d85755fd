/** Words of the users page. In German. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Benutzerkonten",
  purpose: "Laden Sie Personen ein, die mit Ihnen Apps, Client-Secrets und Themes verwalten.",
  inviteTitle: "Administratorin oder Administrator einladen",
  inviteAlso: "neues Benutzerkonto Zugang E-Mail",
  inviteAnotherTitle: "Weitere Person einladen",
  firstName: "Vorname",
  lastName: "Nachname",
  email: "E-Mail-Adresse",
  emailHelp: "An diese Adresse geht die Benachrichtigung zur Registrierung.",
  emailTaken: "Diese E-Mail-Adresse existiert bereits.",
  invite: "Einladung senden",
  inviting: "Die Einladung wird gesendet",
  notConfirmed: "Die Einladung wurde nicht bestätigt",
  sendAgain: "{reason} Sie können sie noch einmal senden: Niemand wird doppelt eingeladen.",
  createdTitle: "Konto angelegt",
  created:
    "Das Konto für {name} wurde angelegt. Eine Benachrichtigung zur Registrierung wird an {email} gesendet.",
  confirm: "OK",
  sentTitle: "Bei diesem Besuch eingeladen",
  sentText: "Diese Liste bleibt, bis Sie die Konsole neu laden oder verlassen.",
  name: "Name",
  time: "Eingeladen am",
} satisfies Translation<typeof english>;
