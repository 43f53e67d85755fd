/** German messages of signing in and out. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Anmelden",
  underWay: "Sie werden angemeldet …",
  failedTitle: "Anmeldung fehlgeschlagen",
  cancelled: "Sie haben die Anmeldung abgebrochen.",
  refused: "Die Anmeldung wurde abgelehnt.",
  misconfigured:
    "Die Anmeldung ist nicht richtig eingerichtet. Teilen Sie dem Betreiber der Konsole mit, was unter „Details“ steht.",
  unreachable:
    "Der Anmeldedienst ist nicht erreichbar oder gestört. Versuchen Sie es in einigen Minuten noch einmal.",
  details: "Details",
  clockAhead:
    "Die Uhr dieses Geräts geht etwa {distance} vor. Stellen Sie sie und melden Sie sich erneut an.",
  clockBehind:
    "Die Uhr dieses Geräts geht etwa {distance} nach. Stellen Sie sie und melden Sie sich erneut an.",
  notAcceptedTitle: "Die Plattform nimmt diese Anmeldung nicht an",
  notAccepted:
    "Sie sind angemeldet, aber die Plattform akzeptiert die Anmeldung nicht. Vielleicht geht die Uhr dieses Geräts falsch, oder etwas unterwegs verändert die Anfragen. Wenden Sie sich an den Betreiber der Plattform.",
  notAdministratorTitle: "Dieses Konto hat keine Administrationsrechte",
  notAdministrator: "Lassen Sie sich einladen, oder verwenden Sie ein anderes Konto.",
  signOutForAnother: "Abmelden und anderes Konto verwenden",
  signedOutTitle: "Sie sind abgemeldet",
  signedOutHere:
    "Die Konsole hat Ihre Sitzung beendet. Beim Anmeldedienst sind Sie vielleicht noch angemeldet; melden Sie sich dort ab, wenn andere dieses Gerät benutzen.",
  another: "Mit anderem Konto anmelden",
  storageFailed:
    "Dieser Browser erlaubt der Konsole nicht, eine Sitzung zu speichern. Erlauben Sie dieser Website, Daten zu speichern.",
  again: "Erneut anmelden",
  toStart: "Zur Startseite",
  tabOnlyTitle: "Sie sind nur in diesem Tab angemeldet",
  tabOnly:
    "Ihr Browser erlaubt der Konsole nicht, die Sitzung zu speichern. Wenn Sie den Tab neu laden oder schließen, endet sie.",
  nowSignedInAs: "In diesem Tab ist jetzt {name} angemeldet",
  formerPerson: "Vorher war hier eine andere Person angemeldet.",
  formerPersonKept:
    "Vorher war hier eine andere Person angemeldet. Was sie eingegeben hat, bleibt für ihre nächste Anmeldung in diesem Tab erhalten.",
  personMenu: "Ihr Konto",
  signedInAs: "Angemeldet als {name}",
  signOut: "Abmelden",
} satisfies Translation<typeof english>;
