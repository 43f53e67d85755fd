/** German messages of signing in and out. */
import type { Translation } from "#src/i18n/messages.ts";
import type { messages as english } from "./messages.en.ts";

export const messages = {
  title: "Anmelden",
  underWay: "Sie werden angemeldet …",
  failedTitle: "Anmeldung fehlgeschlagen",
  refused: "Der Anmeldedienst hat abgelehnt: {error}.",
  cancelled: "Sie haben die Anmeldung abgebrochen.",
  notLetIn: "Der Anmeldedienst hat Sie nicht eingelassen.",
  needsPerson: "Der Anmeldedienst verlangt, dass Sie sich erneut anmelden.",
  needsConsent: "Der Anmeldedienst benötigt Ihre Einwilligung.",
  overloaded:
    "Der Anmeldedienst ist zurzeit nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal.",
  providerFailed: "Beim Anmeldedienst ist ein Fehler aufgetreten. Versuchen Sie es erneut.",
  misconfigured:
    "Der Anmeldedienst nimmt Anfragen dieser Konsole nicht an ({error}). Wenden Sie sich an den Betreiber der Konsole.",
  scopeRefused:
    "Der Anmeldedienst nimmt diesen Scope nicht an (invalid_scope): {scope}. Der Betreiber der Konsole legt ihn in /config.json fest, als „scopes“ und „audienceScope“.",
  unexpectedAnswer: "Der Anmeldedienst hat unerwartet geantwortet. Teilen Sie dem Betreiber der Konsole mit:",
  corsBlocked:
    "Der Anmeldedienst erlaubt dieser Konsole nicht, {address} zu lesen (CORS). Wenden Sie sich an den Betreiber der Konsole.",
  unanswered:
    "Der Anmeldedienst hat Sie dreimal ohne Antwort zurückgeschickt. Vielleicht geht unterwegs der Teil der Adresse nach dem Fragezeichen verloren. Wenden Sie sich an den Betreiber der Konsole.",
  unansweredFragment:
    "Der Anmeldedienst antwortet im falschen Teil der Adresse: hinter # statt hinter dem Fragezeichen. Wenden Sie sich an den Betreiber der Konsole.",
  spent: "Der Anmeldedienst nimmt diese Anmeldung nicht mehr an.",
  unknown: "Diese Anmeldung wurde bereits verwendet oder hat länger als zehn Minuten gedauert.",
  invalid:
    "Die Antwort des Anmeldedienstes hat eine Prüfung nicht bestanden ({code}). Wenden Sie sich an den Betreiber der Konsole.",
  clockAhead:
    "Die Uhr dieses Geräts geht gegenüber dem Anmeldedienst etwa {distance} vor ({code}). Stellen Sie sie und melden Sie sich erneut an.",
  clockBehind:
    "Die Uhr dieses Geräts geht gegenüber dem Anmeldedienst etwa {distance} nach ({code}). Stellen Sie sie und melden Sie sich erneut an.",
  notAcceptedTitle: "Die Plattform nimmt diese Anmeldung nicht an",
  notAccepted:
    "Sie sind angemeldet, aber die Plattform akzeptiert die Anmeldung nicht. Wenden Sie sich an den Betreiber der Plattform.",
  proofNotAccepted:
    "Sie sind angemeldet, aber die Plattform nimmt den Nachweis nicht an, der mit jeder Anfrage kommt. Vielleicht entfernt etwas unterwegs den Header „DPoP“, die Plattform kennt ihn nicht, oder die Uhr dieses Geräts geht falsch. Wenden Sie sich an den Betreiber der Plattform.",
  notAdministratorTitle: "Dieses Konto hat keine Administrationsrechte",
  notAdministrator: "Lassen Sie sich einladen, oder verwenden Sie ein anderes Konto.",
  signOutForAnother: "Abmelden und anderes Konto verwenden",
  signedOutTitle: "Sie sind abgemeldet",
  signedOutHere:
    "Die Konsole hat Ihre Sitzung beendet. Beim Anmeldedienst sind Sie vielleicht noch angemeldet; melden Sie sich dort ab, wenn andere dieses Gerät benutzen.",
  another: "Mit anderem Konto anmelden",
  unreachable: "Der Anmeldedienst ist nicht erreichbar.",
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
